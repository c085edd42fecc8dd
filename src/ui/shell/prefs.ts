import { effect, signal } from '@preact/signals';

/** What belongs to this device and its reader, not to a fight: read before the first paint, hence localStorage. */
export const themes = ['dark', 'light', 'contrast'] as const;
export const textSizes = ['normal', 'large', 'largest'] as const;
export const hands = ['right', 'left'] as const;
export const motions = ['full', 'still'] as const;
export const onOff = ['on', 'off'] as const;
/** Choices that are off by default. */
export const offOn = ['off', 'on'] as const;

const choices = {
  theme: themes,
  text: textSizes,
  hand: hands,
  motion: motions,
  haptics: onOff,
  foresight: onOff,
  clock: offOn,
  sound: offOn,
  aloud: offOn,
} as const;

type Choices = typeof choices;
export type PrefName = keyof Choices;
export type PrefValue<K extends PrefName> = Choices[K][number];

export const prefValues = <K extends PrefName>(name: K): readonly PrefValue<K>[] => choices[name];

const storageKey = (name: PrefName) => `northwest.${name}`;

function remembered<K extends PrefName>(name: K): PrefValue<K> {
  const allowed: readonly PrefValue<K>[] = choices[name];
  const first = allowed[0];
  if (first === undefined) throw new Error(`No choices for ${name}`);
  try {
    const stored = localStorage.getItem(storageKey(name));
    return allowed.find(choice => choice === stored) ?? first;
  } catch {
    return first;
  }
}

export const prefs = {
  theme: signal(remembered('theme')),
  text: signal(remembered('text')),
  hand: signal(remembered('hand')),
  motion: signal(remembered('motion')),
  haptics: signal(remembered('haptics')),
  foresight: signal(remembered('foresight')),
  clock: signal(remembered('clock')),
  sound: signal(remembered('sound')),
  aloud: signal(remembered('aloud')),
};

const followed = [
  'theme',
  'text',
  'hand',
  'motion',
  'haptics',
  'foresight',
  'clock',
  'sound',
  'aloud',
] as const satisfies readonly PrefName[];

/** Paints the choices on the root element and keeps them; called once by the app. */
export function followPrefs(): () => void {
  return effect(() => {
    const root = document.documentElement;
    for (const name of followed) {
      const { value } = prefs[name];
      root.dataset[name] = value;
      try {
        localStorage.setItem(storageKey(name), value);
      } catch {
        // Where storage is full or forbidden, the choice is asked again next time.
      }
    }
  });
}

/** iPads and Firefox cannot vibrate, so the choice is not offered there. */
export const canBuzz = (): boolean => 'vibrate' in navigator;

export function buzz(pattern: number | number[] = 12): void {
  if (prefs.haptics.value === 'on' && canBuzz()) navigator.vibrate(pattern);
}
