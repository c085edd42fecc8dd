import { type ReadonlySignal, signal } from '@preact/signals';
import { onApple, standalone } from '../storage/file/apple';

/** How this device can install the app: it asks itself, by the share menu of an iPad or iPhone, not at all. */
type Installing = 'installed' | 'offered' | 'by-share-menu' | 'unavailable';

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

export interface Install {
  readonly state: ReadonlySignal<Installing>;
  /** Shows the browser's own question. True if the player said yes. */
  ask(): Promise<boolean>;
}

export function watchInstall(): Install {
  const state = signal<Installing>(standalone() ? 'installed' : onApple() ? 'by-share-menu' : 'unavailable');
  let prompt: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', event => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    state.value = 'offered';
  });
  window.addEventListener('appinstalled', () => {
    prompt = undefined;
    state.value = 'installed';
  });
  return {
    state,
    async ask() {
      const asked = prompt;
      if (!asked) return false;
      prompt = undefined;
      const { outcome } = await asked.prompt();
      if (outcome === 'dismissed') state.value = 'unavailable';
      return outcome === 'accepted';
    },
  };
}
