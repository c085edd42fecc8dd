import type { Effect } from '../../../rules/duel/model';
import type { DuelPlay } from '../../../table/play';
import { effectWords, willWords } from '../../../words/will';

interface Props {
  readonly table: DuelPlay;
  /** Which of all that go on. */
  readonly at: number;
  readonly of: Effect;
}

/** WI-2: an outcome of the Will that goes on. */
export function EffectLine({ table, at, of: { number, rounds } }: Props) {
  const { will, willWords: own } = table.state.value;
  return (
    <p class="dl-effect">
      {effectWords.goesOn(own?.[number] ?? willWords(will, number), rounds)}{' '}
      <button type="button" class="btn quiet" onClick={() => table.send({ do: 'effect-ends', at })}>
        {effectWords.ends}
      </button>
    </p>
  );
}
