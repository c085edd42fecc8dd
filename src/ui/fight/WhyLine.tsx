import { useState } from 'preact/hooks';
import type { FightView } from '../../table/view';
import { Stroke } from '../parts/Icon';
import { Sheet } from '../parts/Sheet';
import { hrefTo } from '../router';
import { words } from '../words';
import { useFight } from './context';

const w = words.why;

/** Where each reason is written down. */
const ruleIds: Readonly<Record<string, readonly string[]>> = {
  reaction: ['DM-5'],
  named: ['TG-4'],
  taunt: ['TG-6'],
  closest: ['TG-1'],
  north: ['HX-5'],
  west: ['HX-5'],
};

export const nameIn = (view: FightView, id: string | null): string =>
  view.friends.find(one => one.id === id)?.name ?? view.enemies.find(one => one.id === id)?.name ?? '';

/** The last choice of a target in one line; a tap opens the table of all who could have been. */
export function WhyLine() {
  const fight = useFight();
  const view = fight.view.value;
  const [open, setOpen] = useState(false);
  const { why } = view;
  if (!why) return null;
  const target = nameIn(view, why.target);
  const reasons = why.rules.map(rule => w.rule(rule)).join(', ');
  return (
    <>
      <button type="button" class="why panel" onClick={() => setOpen(true)}>
        <Stroke of="why" />
        <span>
          <b>{target || w.nobody}</b>
          {reasons ? `: ${reasons}` : ''}
        </span>
      </button>
      {open ? (
        <Sheet title={w.title(nameIn(view, why.actor))} onClose={() => setOpen(false)}>
          <table class="why-table">
            <thead>
              <tr>
                <th scope="col">{w.who}</th>
                <th scope="col">{w.steps}</th>
                <th scope="col">{w.reachable}</th>
                <th scope="col">{w.seen}</th>
                <th scope="col">{w.verdict}</th>
              </tr>
            </thead>
            <tbody>
              {why.candidates.map(one => (
                <tr key={one.id} class={one.id === why.target ? 'picked' : ''}>
                  <th scope="row">{nameIn(view, one.id)}</th>
                  <td>{one.movement ?? w.noWay}</td>
                  <td>{one.reachable ? w.yes : w.no}</td>
                  <td>{one.seen ? w.yes : w.no}</td>
                  <td>{one.dropped ? w.rule(one.dropped) : w.chosen}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div class="row">
            <span class="soft">{w.rules}</span>
            {[...new Set(['TG-3', ...why.rules.flatMap(rule => ruleIds[rule] ?? [])])].map(id => (
              <a key={id} class="btn" href={hrefTo('rules', id)}>
                {id}
              </a>
            ))}
          </div>
          {why.overruled ? <p class="soft">{w.overruled}</p> : null}
          <div class="ask-answers">
            {why.candidates
              .filter(one => one.id !== why.target)
              .map(one => (
                <button
                  key={one.id}
                  type="button"
                  class="btn"
                  onClick={() => {
                    fight.send({
                      do: 'say',
                      correction: { say: 'target', actor: why.actor, target: one.id },
                    });
                    setOpen(false);
                  }}
                >
                  {w.says(nameIn(view, one.id))}
                </button>
              ))}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
