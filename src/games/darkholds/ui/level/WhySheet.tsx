import { Sheet } from '../../../../ui/parts/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { comparedBy } from '../../rules/play/ahead';
import { figureOf, isOurs, type Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { ui } from '../../words/ui';
import { lastActs } from '../board/boardView';

const w = ui.whySheet;

interface Props {
  readonly table: LevelTable;
  readonly id: string;
  readonly onClose: () => void;
}

/** How things stood before the enemy acted; nothing where that was not the last tap. */
function playBefore(table: LevelTable, id: string): Play | undefined {
  const line = table.marks.value.filter(({ place }) => place !== 'undone');
  const mark = line[line.findIndex(({ place }) => place === 'head') - 1];
  const before = mark && table.at(mark.id);
  return before?.phase === 'enemies' && !before.done.includes(id) && !before.waiting ? before : undefined;
}

/** AN-14: everybody whom it compared, and how the table would have it instead. */
export function WhySheet({ table, id, onClose }: Props) {
  const play = table.state.value;
  const before = playBefore(table, id);
  const shown = before ?? play;
  const name = figureOf(play, id)?.name ?? id;
  const compared = comparedBy(shown, id);
  const anew = (change: { id: string; not?: readonly string[]; stays?: boolean }) => {
    table.undo();
    table.send({ do: 'next', ...change });
    onClose();
  };
  const others = before?.figures.filter(
    one => !isOurs(one) && one.id !== id && !before.done.includes(one.id),
  );
  return (
    <Sheet title={w.title(name)} onClose={onClose} wide>
      <p class="soft">{w.note}</p>
      <table class="dh-compared">
        <thead>
          <tr>
            <th>{w.who}</th>
            <th>{w.sees}</th>
            <th>{w.distance}</th>
            <th>{w.wounds}</th>
            <th>{w.parry}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(one => (
            <tr key={one.id}>
              <th>{figureOf(shown, one.id)?.name ?? one.id}</th>
              <td>{one.sees ? w.yes : w.no}</td>
              <td>{Number.isFinite(one.distance) ? one.distance : w.far}</td>
              <td>{one.wounds}</td>
              <td>{one.parry}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{w.told}</h3>
      <ol class="bare stack">
        {lastActs(play).told.map((one, i) => (
          <li key={`${i}${one.rule}`}>
            {say(one.text)} <a href={hrefTo('rules', 'darkholds', one.rule)}>{w.rule(one.rule)}</a>
          </li>
        ))}
      </ol>
      {before ? (
        <>
          <h3>{w.overrule}</h3>
          <div class="dh-answers">
            {compared
              .filter(({ sees }) => sees)
              .map(one => (
                <button key={one.id} type="button" class="btn" onClick={() => anew({ id, not: [one.id] })}>
                  {w.not(figureOf(before, one.id)?.name ?? one.id)}
                </button>
              ))}
            <button type="button" class="btn" onClick={() => anew({ id, stays: true })}>
              {w.stays}
            </button>
            {others?.map(one => (
              <button key={one.id} type="button" class="btn quiet" onClick={() => anew({ id: one.id })}>
                {w.another(one.name)}
              </button>
            ))}
          </div>
        </>
      ) : null}
    </Sheet>
  );
}
