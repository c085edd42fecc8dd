import { useEffect } from 'preact/hooks';
import type { Fight } from '../../../table/fight/fight';

interface Wishes {
  onHistory: () => void;
  onMenu: () => void;
  onInterrupt: () => void;
}

/** What explains a word or a figure, the small steps of a number, and interrupts (they have a key of their own) answer nothing. */
const noAnswer = '.term, .opens, .figure, .stepper button, .play, .task, .tasks .btn, .brief-moved';

/** The answers of the dock in their order, as a finger would find them. */
const answers = (): HTMLButtonElement[] =>
  [
    ...document.querySelectorAll(
      `.dock-middle .ask button:not(:disabled, ${noAnswer}), .dock-foot .next:not(:disabled)`,
    ),
  ].filter((one): one is HTMLButtonElement => one instanceof HTMLButtonElement);

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Keys for everything that is not reached by Tab soon enough; the About page lists them. */
export function useKeys(fight: Fight, { onHistory, onMenu, onInterrupt }: Wishes): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (writing(event.target) || event.repeat) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'z') {
        event.preventDefault();
        if (event.shiftKey) fight.redo();
        else fight.undo();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (key === 'n') {
        const all = answers();
        (
          all.find(one => one.classList.contains('next')) ??
          all.find(one => one.classList.contains('main')) ??
          all[0]
        )?.click();
      } else if (/^[1-9]$/.test(key)) answers()[Number(key) - 1]?.click();
      else if (key === 'h') onHistory();
      else if (key === 'm') onMenu();
      else if (key === 'i' && fight.question.value) onInterrupt();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [fight, onHistory, onMenu, onInterrupt]);
}
