import { useMemo, useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import type { Effect } from '../../../stage/steps';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { say } from '../../words/say';
import { brokenParts } from '../enemy/card-course';
import { PartSign, partName } from '../enemy/PartSign';
import { useAnswer, useFight } from '../parts/context';
import { Refresh } from '../parts/Refresh';

const w = words.count;

type Asked = Extract<Question, { ask: 'count' }>;
type Option = Asked['targets'][number];

/** OWN-202: the card is the table's, but "it attacks …" is drawn, weakened, divided and taken off here. */
export function AskCount({ question }: { question: Asked }) {
  const answer = useAnswer();
  const fight = useFight();
  const view = fight.view.value;
  // OWN-210: where the app only counts, this question is the stop before the next round, and says so.
  const begins = useMemo(
    () => fight.preview({ do: 'answer', answer: { answer: 'go' } })?.begins,
    [question, view],
  );
  const bosses = question.attackers.filter(one => one.boss).map(one => one.id);
  const [attackers, setAttackers] = useState<readonly string[]>(bosses.slice(0, 1));
  const [targets, setTargets] = useState<readonly string[] | undefined>(undefined);
  const [breaks, setBreaks] = useState<readonly string[]>([]);
  const open = brokenParts(view, attackers);
  const weak = breaks.filter(icon => open.includes(icon));
  const [hit, setHit] = useState<readonly Effect[]>([]);
  const strike = (at: readonly string[]) =>
    answer({
      answer: 'strikes',
      attackers,
      targets: at,
      ...(weak.length > 0 ? { breaks: weak } : {}),
      ...(hit.length > 0 ? { hit } : {}),
    });
  return (
    <div class="stack">
      {question.attackers.length > 1 ? (
        <Names label={w.who} options={question.attackers} on={attackers} onChange={setAttackers} />
      ) : null}
      {open.length > 0 ? (
        <fieldset class="choices" aria-label={w.broken}>
          <span class="soft">{w.broken}</span>
          {open.map(icon => (
            <Toggle key={icon} isOn={weak.includes(icon)} onClick={() => setBreaks(toggled(breaks, icon))}>
              <PartSign icon={icon} enemies={view.encounter.enemies} broken />
              {partName(icon, view.encounter.enemies)}
            </Toggle>
          ))}
        </fieldset>
      ) : null}
      <Hit hit={hit} onChange={setHit} />
      {targets ? (
        <Names label={w.attacks} options={question.targets} on={targets} onChange={setTargets} />
      ) : (
        <fieldset class="choices" aria-label={w.attacks}>
          <span class="soft">{w.attacks}</span>
          {question.targets.map(one => (
            <button
              key={one.id}
              type="button"
              class="btn"
              disabled={attackers.length === 0}
              onClick={() => strike([one.id])}
            >
              {say(one.label)}
            </button>
          ))}
          <button type="button" class="btn quiet" onClick={() => setTargets([])}>
            {w.several}
          </button>
        </fieldset>
      )}
      {begins ? <Refresh /> : null}
      <div class="ask-answers">
        {targets ? (
          <button
            type="button"
            class="btn big"
            disabled={targets.length === 0 || attackers.length === 0}
            onClick={() => strike(targets)}
          >
            {w.strike}
          </button>
        ) : null}
        <button type="button" class="btn main big" onClick={() => answer({ answer: 'go' })}>
          {begins ? words.fight.doneBegin(begins) : words.ask.doneByHand}
        </button>
      </div>
    </div>
  );
}

const hits: readonly Effect[] = [
  ...[1, 2, 3, 4].map(hexes => ({ effect: 'knockback', hexes }) as const),
  ...(['poison', 'bleed', 'crippled'] as const).map(token => ({ effect: 'token', token, count: 1 }) as const),
];

/** What the card's hit does besides: one knockback at most, and any of the tokens. */
const Hit = (props: { hit: readonly Effect[]; onChange: (hit: readonly Effect[]) => void }) => (
  <details class="hero-more unfolds">
    <summary>
      {words.compose.hit}
      {props.hit.length > 0 ? <span class="soft">{props.hit.map(hitText).join(', ')}</span> : null}
    </summary>
    <fieldset class="choices" aria-label={words.compose.hit}>
      {hits.map(one => {
        const on = props.hit.includes(one);
        const others = props.hit.filter(
          it => it !== one && !(it.effect === 'knockback' && one.effect === 'knockback'),
        );
        return (
          <Toggle key={hitText(one)} isOn={on} onClick={() => props.onChange(on ? others : [...others, one])}>
            {hitText(one)}
          </Toggle>
        );
      })}
    </fieldset>
  </details>
);

const hitText = (one: Effect): string =>
  one.effect === 'knockback'
    ? `${words.compose.knockback} ${one.hexes}`
    : one.effect === 'token'
      ? tokenName(one.token)
      : '';

const toggled = (all: readonly string[], id: string): readonly string[] =>
  all.includes(id) ? all.filter(one => one !== id) : [...all, id];

interface NamesProps {
  label: string;
  options: readonly Option[];
  on: readonly string[];
  onChange: (on: readonly string[]) => void;
}

const Names = ({ label, options, on, onChange }: NamesProps) => (
  <fieldset class="choices" aria-label={label}>
    <span class="soft">{label}</span>
    {options.map(one => (
      <Toggle key={one.id} isOn={on.includes(one.id)} onClick={() => onChange(toggled(on, one.id))}>
        {say(one.label)}
      </Toggle>
    ))}
  </fieldset>
);
