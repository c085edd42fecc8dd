import { hexOfNumber } from '../../rules/map';
import type { SoloQuestion } from '../../rules/solo/question';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';

type Ask<K extends SoloQuestion['ask']> = Extract<SoloQuestion, { ask: K }>;
const w = ui.ask;

/** SO-6: the card lies open: it acts, or is thrown away once. */
export function AskLook({ table, asked }: { table: SoloTable; asked: Ask<'look'> }) {
  const game = table.state.value;
  const { face } = asked;
  return (
    <>
      <p class="hc-question">{w.look(asked.side, face?.name ?? asked.card)}</p>
      {face && !face.special ? (
        <ul class="bare hc-face">
          <li>{w.element(face.element)}</li>
          <li>{w.hexes(face.numbers.map(n => hexOfNumber(game.map, face.color, n) ?? `${n}`).join(', '))}</li>
          <li>{face.hester ? w.icon : w.noIcon}</li>
        </ul>
      ) : (
        <p class="soft">{w.special}</p>
      )}
      <div class="hc-answers">
        {face && !face.special ? (
          <>
            <button type="button" class="btn main big" onClick={() => table.send({ do: 'act' })}>
              {w.act}
            </button>
            <button type="button" class="btn big" onClick={() => table.send({ do: 'act', byDefault: true })}>
              {w.allDefault}
            </button>
          </>
        ) : (
          game.clockwise.map(area => (
            <button
              key={area}
              type="button"
              class="btn main"
              onClick={() => table.send({ do: 'act', first: area })}
            >
              {w.first(area)}
            </button>
          ))
        )}
        {asked.mayThrow ? (
          <button type="button" class="btn" onClick={() => table.send({ do: 'throwAway' })}>
            {w.throwAway}
          </button>
        ) : null}
      </div>
    </>
  );
}
