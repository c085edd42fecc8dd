import { Sheet } from '../../../../ui/parts/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { comparedBy, insteadOf } from '../../rules/play/ahead';
import { moreOf } from '../../rules/play/kit';
import { figureOf, isOurs } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/why';
import { shownActs, targetOf } from '../board/boardView';
import { overrule, playBefore } from './overrule';

interface Props {
  readonly table: LevelTable;
  readonly id: string;
  readonly onClose: () => void;
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
  const instead = before ? insteadOf(before, id, went, targetOf(before, acts)) : [];
  const { notes } = moreOf(play);
  const rules = [...new Set((acts?.told ?? []).map(({ rule }) => rule))];
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
        {(acts?.told ?? []).map((one, i) => (
          <li key={`${i}${one.rule}`}>
            {say(one.text)} <a href={hrefTo('rules', 'darkholds', one.rule)}>{w.rule(one.rule)}</a>
            {notes[one.rule] ? <p class="soft">{w.pinned(notes[one.rule] ?? '')}</p> : null}
          </li>
        ))}
      </ol>
      {rules.map(rule => (
        <label key={rule} class="field">
          <span>{w.pin(rule)}</span>
          <input
            class="input"
            value={notes[rule] ?? ''}
            maxLength={140}
            onChange={event => table.send({ do: 'pin', rule, text: event.currentTarget.value })}
          />
        </label>
      ))}
      {before ? (
        <>
          <h3>{w.overrule}</h3>
          <div class="dh-answers">
            {compared
              .filter(({ sees }) => sees)
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
    </Sheet>
  );
}
