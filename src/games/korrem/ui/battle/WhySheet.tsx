import { describeEntry } from '../../rules/fight/describe';
import '../readings/readings.css';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import { fighterOf } from '../../rules/fight/model';
import { type Comparison, comparedFor } from '../../rules/npc/compared';
import { rulesOf } from '../../rules/npc/spoke';
import type { BattleTable } from '../../table/battles';
import { readings as w } from '../../words/readings';
import { Pin } from '../readings/Pins';

/** NM-7: everybody whom the NPC might have chosen, side by side, with what decided; the table may choose otherwise. */
export function WhySheet({ table, onClose }: { table: BattleTable; onClose: () => void }) {
  const battle = table.state.value;
  const { doing, cards, fliers, pins = {}, light } = battle;
  const actor = doing && fighterOf(battle, doing.id);
  if (!doing || !actor) return null;
  const found = light ? undefined : comparedFor(cards, actor, doing.roll, fliers);
  const nameOf = (id: string): string => fighterOf(battle, id)?.name ?? id;
  const line = battle.log.findLast(({ by }) => by === doing.id);
  const equal = found?.equal ?? [];
  const rules = rulesOf(doing.turn.why);
  const take = (id: string): void => {
    if (table.send({ do: 'aim', target: id })) onClose();
  };
  return (
    <Sheet
      title={w.title(doing.turn.target === null ? actor.name : nameOf(doing.turn.target))}
      onClose={onClose}
      wide
    >
      <p class="ko-sentence">{line ? say(describeEntry(line)) : ''}</p>
      {found ? (
        <>
          <p>{w.ways[found.reason]}</p>
          <Table found={found} target={doing.turn.target} nameOf={nameOf} onTake={take} />
          <p class="soft">{equal.length > 1 ? w.equal : w.other}</p>
          {equal.length > 1 ? (
            <button
              type="button"
              class="btn"
              onClick={() => {
                if (table.send({ do: 'lot', among: equal })) onClose();
              }}
            >
              {w.lot(equal.map(nameOf))}
            </button>
          ) : null}
        </>
      ) : (
        <p>{w.nobody}</p>
      )}
      <p class="ko-answers">
        {rules.map(rule => (
          <a key={rule} href={hrefTo('rules', 'korrem', rule)}>
            {w.rule(rule)}
          </a>
        ))}
      </p>
      <details class="hero-more unfolds" open={rules.some(rule => pins[rule] !== undefined)}>
        <summary>{w.notes}</summary>
        <p class="soft">{w.pinNote}</p>
        {rules.map(rule => (
          <Pin
            key={rule}
            rule={rule}
            pins={pins}
            onPins={next => table.send({ do: 'set', change: { pins: next } })}
          />
        ))}
      </details>
    </Sheet>
  );
}

function Table({
  found: { asked, all },
  target,
  nameOf,
  onTake,
}: {
  found: Comparison;
  target: string | null;
  nameOf: (id: string) => string;
  onTake: (id: string) => void;
}) {
  // The last question that put somebody out is the one that decided.
  const last = Math.max(-1, ...all.map(({ out }) => out ?? -1));
  const mark = (i: number): string => (i === last ? 'ko-decides' : '');
  const isOut = (out: number | null, i: number): string => (out !== null && out < i ? 'ko-put-out' : '');
  return (
    <table class="ko-compared">
      <thead>
        <tr>
          <th scope="col">{w.who}</th>
          {asked.map((one, i) => (
            <th key={one} scope="col" class={mark(i)}>
              {w.columns[one]}
              {i === last ? <small> ({w.decides})</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ id, values, out }) => (
          <tr key={id}>
            <th scope="row">
              <button type="button" class="btn" aria-pressed={id === target} onClick={() => onTake(id)}>
                {nameOf(id)}
              </button>
            </th>
            {values.map((value, i) => (
              <td key={asked[i]} class={`${mark(i)} ${isOut(out, i)}`}>
                {/* What is no longer asked of somebody says nothing. */}
                {out !== null && out < i ? '' : asked[i] === 'self' ? w.self(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
