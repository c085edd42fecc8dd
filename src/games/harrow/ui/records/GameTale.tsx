import { useState } from 'preact/hooks';
import type { Played } from '../../rules/records';
import type { Tale } from '../../rules/state/tale-model';
import { recordsUi as w } from '../../words/records-ui';
import { RoundChart } from './Plots';

interface Props {
  readonly kind: 'solo' | 'table';
  readonly id: string;
  readonly game: Played;
}

/** What scored, luck once it is over, and on a tap how the game went. */
export function GameTale({ kind, id, game }: Props) {
  const { told, of, over } = game;
  const [tale, setTale] = useState<Tale | 'none' | undefined>(undefined);
  const open = async () => {
    const { readTale } = await import('../../table/tales');
    setTale((await readTale(kind, id)) ?? 'none');
  };
  if (!told) return null;
  const [a, b] = 'level' in of ? (['protectors', 'family'] as const) : of.sides;
  /** The round in which it ended has no end of its own. */
  const ended = (side: 0 | 1): readonly number[] => (over === '' ? [] : [game.points[side]]);
  const facts = [
    w.scored(a, told.scored[0]),
    w.scored(b, told.scored[1]),
    // Luck is told only when nobody can lean on it any more.
    over === '' ? '' : w.luck(told.luck),
    told.foreseen ? w.looked : '',
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 ? <span>{facts.join(' · ')}</span> : null}
      <details
        class="hero-more unfolds"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && tale === undefined) open().catch(console.error);
        }}
      >
        <summary>{w.plots}</summary>
        {tale === 'none' ? <p class="soft">{w.noTale}</p> : null}
        {tale && tale !== 'none' ? (
          <>
            <RoundChart
              title={w.pointsPlot}
              sides={[
                { name: a, values: [0, ...tale.rounds.map(([n]) => n), ...ended(0)] },
                { name: b, values: [0, ...tale.rounds.map(([, n]) => n), ...ended(1)] },
              ]}
            />
            <RoundChart title={w.insidePlot} sides={[{ name: '', values: [0, ...tale.inside] }]} />
          </>
        ) : null}
      </details>
    </>
  );
}
