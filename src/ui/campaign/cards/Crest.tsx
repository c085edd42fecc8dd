import { useState } from 'preact/hooks';
import type { Sum } from '../../../campaign/model/sum';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { SumParts } from '../parts/RuleTag';

const w = words.crest;

export type CrestKind = 'defense' | 'animus' | 'regen' | 'hp' | 'iron';

const outlines: { readonly [kind in CrestKind]: string } = {
  defense: 'M32 3C40 9 50 11 60 11v22c0 16-12 24-28 29C16 57 4 49 4 33V11c10 0 20-2 28-8Z',
  animus: 'M32 2 60 20 48 60H16L4 20Z',
  regen: 'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z',
  hp: 'M12 6h40a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6Z',
  iron: 'M14 12h36l10 40H4Z',
};

interface Props {
  kind: CrestKind;
  label: string;
  /** Nothing: nobody has read it from the board yet. */
  value: number | null;
  /** What it is made of: a tap tells. */
  sum?: Sum | null;
  onTap?: () => void;
}

/** A number as large as on a player board, in the shape that tells which. */
export function Crest({ kind, label, value, sum, onTap }: Props) {
  const [open, setOpen] = useState(false);
  const face = (
    <>
      <svg class={`crest-shape crest-${kind}`} viewBox="0 0 64 64" aria-hidden="true">
        <path d={outlines[kind]} />
      </svg>
      <b class="crest-value">{value ?? '?'}</b>
      <span class="crest-label">{label}</span>
      {value === null ? <span class="unseen">{words.people.notRead}</span> : null}
    </>
  );
  const tap = onTap ?? (sum ? () => setOpen(true) : undefined);
  return (
    <>
      {tap ? (
        <button type="button" class="crest" onClick={tap}>
          {face}
        </button>
      ) : (
        <span class="crest">{face}</span>
      )}
      {open && sum ? (
        <BookSheet title={w.why(label, sum.total)} onClose={() => setOpen(false)}>
          <SumParts sum={sum} />
        </BookSheet>
      ) : null}
    </>
  );
}
