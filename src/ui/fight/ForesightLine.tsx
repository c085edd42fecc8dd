import { Icon } from '../parts/Icon';
import { eyes } from '../parts/icons-fight.gen';
import { words } from '../words';
import { useFight } from './context';
import { nameIn } from './WhyTable';

const w = words.foresight;
const percent = (p: number) => `${Math.round(p * 100)} %`;

/** What the face-up card would do right now, if nobody moved any more. */
export function ForesightLine() {
  const fight = useFight();
  const view = fight.view.value;
  const forecast = fight.foreseen.value?.forecast;
  if (!forecast || view.phase !== 'oathsworn') return null;
  return (
    <section class="foresight panel" aria-label={w.title}>
      <h2>
        <Icon of={eyes} /> {w.title}
      </h2>
      <ul class="bare">
        {forecast.blows.map((blow, i) => (
          <li key={`${i}${blow.target}`}>
            <b>{nameIn(view, blow.target)}</b> {w.by(blow.attackers.map(id => nameIn(view, id)).join(', '))}:{' '}
            {w.loses(blow.expectedHpLost.toFixed(1))}
            {blow.knockOut > 0.005 ? <b class="danger"> {w.knockOut(percent(blow.knockOut))}</b> : null}
            {blow.guarded ? (
              <span class="soft">
                {' '}
                {w.guarded(blow.guarded.defense, blow.guarded.expectedHpLost.toFixed(1))}
              </span>
            ) : null}
            {blow.sure ? null : <span class="soft"> {w.unsure}</span>}
          </li>
        ))}
        {forecast.blows.length === 0 ? <li>{w.nobody}</li> : null}
        {forecast.ends === 'question' ? <li class="soft">{w.asks}</li> : null}
      </ul>
    </section>
  );
}
