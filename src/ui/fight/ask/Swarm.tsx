import './swarm.css';
import { useState } from 'preact/hooks';
import { between, eachByItself } from '../../../encounter/facts/swarm-pairs';
import type { Question } from '../../../encounter/model/question';
import { FaceOf } from '../../oathsworn/faces/FaceOf';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';

const w = words.ask;

interface Props {
  question: Extract<Question, { ask: 'pick' }>;
}

/** OWN-295: mostly they all come for one: a name answers for all of them; each by itself is one more tap away. */
export function Swarm({ question }: Props) {
  const answer = useAnswer();
  const view = useFight().view.value;
  const [split, setSplit] = useState(false);
  const [targets, setTargets] = useState<Readonly<Record<string, string>>>({});
  const pairs = question.options.filter(one => one.id.includes(between)).map(one => one.id);
  const byOf = (pair: string) => pair.slice(0, pair.indexOf(between));
  const minions = [...new Set(pairs.map(byOf))];
  const names = (question.about.targets ?? []).flatMap(id => view.friends.find(one => one.id === id) ?? []);
  const pairOf = (by: string, target: string) => `${by}${between}${target}`;
  const each = question.options.find(one => one.id === eachByItself);
  if (!split)
    return (
      <>
        <p class="soft swarm-hint">{w.swarmHint}</p>
        <fieldset class="ask-answers swarm-all" aria-label={w.swarmAll}>
          {names.map(one => (
            <button
              key={one.id}
              type="button"
              class="btn big"
              onClick={() =>
                answer({
                  answer: 'pick',
                  ids: minions.map(by => pairOf(by, one.id)).filter(id => pairs.includes(id)),
                })
              }
            >
              <FaceOf id={lookOf(one)} />
              {one.name}
            </button>
          ))}
          <button type="button" class="btn big" onClick={() => answer({ answer: 'pick', ids: [] })}>
            {w.nobody}
          </button>
          <button type="button" class="btn big quiet" onClick={() => setSplit(true)}>
            {w.swarmSplit}
          </button>
        </fieldset>
      </>
    );
  const told = minions.flatMap(by => (targets[by] === undefined ? [] : pairOf(by, targets[by])));
  return (
    <>
      <ul class="bare swarm-rows">
        {names.map(one => (
          <li key={one.id} class="swarm-row">
            <span class="swarm-name">
              <FaceOf id={lookOf(one)} />
              {one.name}
            </span>
            <fieldset class="choices" aria-label={w.swarmOn(one.name)}>
              {minions.map(by => {
                const enemy = view.enemies.find(it => it.id === by);
                const here = targets[by] === one.id;
                const { [by]: _, ...others } = targets;
                return (
                  <button
                    key={by}
                    type="button"
                    class="btn square"
                    aria-pressed={here}
                    aria-label={enemy?.name ?? by}
                    title={enemy?.name ?? by}
                    onClick={() => setTargets(here ? others : { ...targets, [by]: one.id })}
                  >
                    {enemy?.number ?? enemy?.name ?? by}
                  </button>
                );
              })}
            </fieldset>
          </li>
        ))}
      </ul>
      <div class="ask-answers">
        {each ? (
          <button
            type="button"
            class="btn big quiet"
            onClick={() => answer({ answer: 'pick', ids: [eachByItself] })}
          >
            {say(each.label)}
          </button>
        ) : null}
        <button
          type="button"
          class={told.length > 0 ? 'btn main big' : 'btn big'}
          onClick={() => answer({ answer: 'pick', ids: told })}
        >
          {told.length > 0 ? words.app.done : w.nobody}
        </button>
      </div>
    </>
  );
}
