import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { comparedBy, insteadOf } from '../../rules/play/ahead';
import { moreOf, NOTE_LENGTH } from '../../rules/play/kit';
import { figureOf, isOurs, type Told } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/why';
import { shownActs, targetOf } from '../board/boardView';
import { overrule, playBefore } from './overrule';

interface Props {
  readonly table: LevelTable;
  readonly id: string;
  readonly onClose: () => void;
}

type Column = 'distance' | 'wounds' | 'parry';
const columns: Readonly<Record<string, Column>> = {
  closest: 'distance',
  wounded: 'wounds',
  mostWounded: 'wounds',
  worstParry: 'parry',
};

/** TG-3: the column by which the last target was settled; none where only one was in sight. */
function decidedBy(told: readonly Told[]): Column | undefined {
  const text = told.findLast(({ rule }) => rule === 'TG-1')?.text;
  const why = typeof text === 'object' && Array.isArray(text.why) ? text.why : [];
  const last: unknown = why.at(-1);
  return typeof last === 'string' ? columns[last] : undefined;
}

/** AN-14: everybody whom it compared, and how the table would have it instead. */
export function WhySheet({ table, id, onClose }: Props) {
  const play = table.state.value;
  const before = playBefore(table, id);
  const shown = before ?? play;
  const name = figureOf(play, id)?.name ?? id;
  const compared = comparedBy(shown, id);
  const anew = (change: Parameters<typeof overrule>[3]) => {
    if (before && overrule(table, before, id, change)) onClose();
  };
  const acts = shownActs(play, id);
  const went = figureOf(play, id)?.at ?? '';
  const target = before ? targetOf(before, acts) : undefined;
  const instead = before ? insteadOf(before, id, went, target) : [];
  const { notes } = moreOf(play);
  const rules = [...new Set((acts?.told ?? []).map(({ rule }) => rule))];
  const decided = decidedBy(acts?.told ?? []);
  const mark = (column: Column) => (column === decided ? 'dh-decided' : '');
  const weapons = before ? (figureOf(before, id)?.combat ?? []) : [];
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
            <th class={mark('distance')}>{w.distance}</th>
            <th class={mark('wounds')}>{w.wounds}</th>
            <th class={mark('parry')}>{w.parry}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(one => (
            <tr key={one.id}>
              <th>{figureOf(shown, one.id)?.name ?? one.id}</th>
              <td>{one.sees ? w.yes : w.no}</td>
              <td class={mark('distance')}>{Number.isFinite(one.distance) ? one.distance : w.far}</td>
              <td class={mark('wounds')}>{one.wounds}</td>
              <td class={mark('parry')}>{one.parry}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{w.told}</h3>
      <ol class="bare stack">
        {(acts?.told ?? []).map((one, i) => (
          <li key={`${i}${one.rule}`}>
            {say(one.text)} <a href={hrefTo('rules', 'darkholds', one.rule)}>{w.rule(one.rule)}</a>
            {notes[one.rule] ? <p class="soft">{w.pinned(notes[one.rule] ?? '')}</p> : null}
          </li>
        ))}
      </ol>
      {before ? (
        <>
          <h3>{w.overrule}</h3>
          <div class="dh-answers">
            {compared
              .filter(({ sees, id: other }) => sees || other === target)
              .map(one => (
                <button key={one.id} type="button" class="btn" onClick={() => anew({ not: [one.id] })}>
                  {w.not(figureOf(before, one.id)?.name ?? one.id)}
                </button>
              ))}
            <button type="button" class="btn" onClick={() => anew({ stays: true })}>
              {w.stays}
            </button>
            {weapons.length > 1
              ? weapons.map(({ range, dice, hit }, weapon) => (
                  <button
                    key={`${range} ${dice} ${hit}`}
                    type="button"
                    class="btn"
                    onClick={() => anew({ weapon })}
                  >
                    {w.weapon(range, dice, hit)}
                  </button>
                ))
              : null}
            {others?.map(one => (
              <button key={one.id} type="button" class="btn quiet" onClick={() => anew({ id: one.id })}>
                {w.another(one.name)}
              </button>
            ))}
          </div>
          {instead.length > 0 ? (
            <>
              <h3>{w.instead}</h3>
              <div class="dh-answers">
                {instead.map(({ at, cost }) => (
                  <button key={at} type="button" class="btn" onClick={() => anew({ to: at })}>
                    {w.to(at, cost)}
                  </button>
                ))}
              </div>
            </>
          ) : null}
        </>
      ) : null}
      <details class="hero-more unfolds">
        <summary>{w.readings}</summary>
        {rules.map(rule => (
          <label key={rule} class="field">
            <span>{w.pin(rule)}</span>
            <input
              class="input"
              value={notes[rule] ?? ''}
              maxLength={NOTE_LENGTH}
              onChange={event => table.send({ do: 'pin', rule, text: event.currentTarget.value })}
            />
          </label>
        ))}
      </details>
    </Sheet>
  );
}
