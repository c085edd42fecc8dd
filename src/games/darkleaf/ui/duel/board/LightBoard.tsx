import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { type Side, sides } from '../../../rules/board/square';
import { stepsOf } from '../../../rules/duel/queries/light';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { paths } from '../../../words/cards';
import { lightWords } from '../../../words/light';
import { clanNames } from '../../../words/names';

const w = lightWords;

/** Without pieces: how far both are on their paths, and what counts down. */
export function LightBoard({ table }: { table: DuelPlay }) {
  const duel = table.state.value;
  const { light } = duel;
  if (!light) return null;
  const step = (side: Side, steps: number): void => {
    table.send({ do: 'path', side, steps });
  };
  return (
    <section class="dl-light panel" aria-label={w.title}>
      <p class="soft">{w.note}</p>
      {sides.map(side => {
        const clan = clanAt(duel, side);
        const most = stepsOf[clan] ?? 0;
        return (
          <div key={side} class="dl-light-path">
            <h2>{clanNames[clan]}</h2>
            <p>{paths[clan]}</p>
            <div class="row">
              <Stepper
                label={w.path(clanNames[clan])}
                value={light.path[side]}
                low={0}
                high={most}
                onChange={steps => step(side, steps)}
              />
              <span>{w.of(most)}</span>
            </div>
          </div>
        );
      })}
      {sides.some(side => clanAt(duel, side) === 'hexen') ? (
        <div class="dl-light-path">
          <h2>{w.counters}</h2>
          <div class="dl-answers">
            {light.counters.map((count, i) => (
              <button
                key={`${i}/${count}`}
                type="button"
                class="btn"
                aria-label={w.takeAway(count)}
                onClick={() =>
                  table.send({ do: 'counters', counters: light.counters.filter((_, k) => k !== i) })
                }
              >
                {count}
              </button>
            ))}
            {[2, 3].map(count => (
              <button
                key={count}
                type="button"
                class="btn"
                onClick={() => table.send({ do: 'counters', counters: [...light.counters, count] })}
              >
                {w.add(count)}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
