import { Sheet } from '../../../../ui/parts/frame/Sheet';
import type { Tale } from '../../rules/play/tale-model';
import { words as w } from '../../words/tale';
import { TalePlots } from './TalePlots';

interface Props {
  readonly name: string;
  readonly turns: number;
  readonly end: 'won' | 'lost' | null;
  readonly minutes: number | undefined;
  readonly tale: Tale | undefined;
  /** A line of the group's own. */
  readonly line?: string;
  readonly onClose: () => void;
}

/** A page of the chronicle: read on the screen, or printed. */
export function TaleSheet({ name, turns, end, minutes, tale, line, onClose }: Props) {
  return (
    <Sheet
      title={w.of(name)}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn" onClick={() => window.print()}>
          {w.print}
        </button>
      }
    >
      <div class="for-paper stack">
        <h2 class="only-printed">{name}</h2>
        <p>{w.turns(turns, end, minutes)}</p>
        {line ? <p>{line}</p> : null}
        {tale ? <TalePlots tale={tale} /> : <p class="soft">{w.noTale}</p>}
      </div>
    </Sheet>
  );
}
