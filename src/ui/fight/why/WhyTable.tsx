import type { ComponentChildren } from 'preact';
import type { Candidate, Why } from '../../../encounter/model/why';
import type { FightView } from '../../../table/fight/view';
import { RuleRow } from '../../oathsworn/rules/RuleRow';
import { Term } from '../../oathsworn/rules/Terms';
import { Scroll } from '../../parts/frame/Scroll';
import { words } from '../../words/fight';
import type { TermName } from '../../words/term-names';
import { nameIn } from '../parts/nameIn';
import { WhySentence } from './WhySentence';

const w = words.why;

/** Where each reason is written down. */
const ruleIds: Readonly<Record<string, readonly string[]>> = {
  reaction: ['DM-5'],
  named: ['TG-4'],
  taunt: ['TG-6'],
  closest: ['TG-1'],
  mob: ['TG-3'],
  toward: ['TG-3'],
  'not-reachable': ['TG-2'],
  'not-in-sight': ['TG-5', 'LS-2'],
  excluded: ['TG-8'],
  north: ['HX-5'],
  west: ['HX-5'],
};

/** The verdicts that are terms as well. */
const termOf: Readonly<Record<string, TermName>> = {
  reaction: 'reaction',
  taunt: 'taunt',
  mob: 'mob',
  north: 'north',
  west: 'north',
  'not-reachable': 'reach',
  toward: 'reach',
  'not-in-sight': 'range',
};

function verdict({ dropped: rule, seen }: Candidate): ComponentChildren {
  if (rule === null) return w.chosen;
  // TG-2: whom an attack does not see before the move is out of its reach, however near.
  if (rule === 'not-reachable' && !seen) return <Term of="reach">{w.unseen}</Term>;
  const term = termOf[rule];
  return term ? <Term of={term}>{w.droppedBy(rule)}</Term> : w.droppedBy(rule);
}

/** All who could have been chosen, what each had, and the rules that decided. */
export function WhyTable({ view, why }: { view: FightView; why: Why }) {
  const dropped = why.candidates.flatMap(one => (one.dropped === null ? [] : [one.dropped]));
  const ids = new Set(['TG-3', ...[...why.rules, ...dropped].flatMap(rule => ruleIds[rule] ?? [])]);
  return (
    <div class="stack">
      {why.candidates.length === 0 ? (
        <Answered view={view} why={why} />
      ) : (
        <Candidates view={view} why={why} />
      )}
      <RuleRow ids={[...ids]} />
      {why.overruled ? <p class="soft">{w.overruled}</p> : null}
    </div>
  );
}

/** Without a board nothing was worked out: whom, why, and who said so. */
function Answered({ view, why }: { view: FightView; why: Why }) {
  return (
    <>
      <p>
        <WhySentence view={view} why={why} />
      </p>
      {why.overruled ? null : <p class="soft">{w.answered}</p>}
    </>
  );
}

function Candidates({ view, why }: { view: FightView; why: Why }) {
  return (
    <Scroll label={w.title(nameIn(view, why.actor))}>
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
              <td>{verdict(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
