import { companyOf } from '../../table/campaign/linked-id';
import { Sheet } from '../parts/Sheet';
import { hrefTo } from '../router';
import { words } from '../words';
import { useFight } from './context';

const w = words.summary;

/** What happened, as small pictures: rounds, damage by and to each. */
export function Summary({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const company = companyOf(fight.id);
  const { dealt, lost, best } = view.tally;
  const mostDealt = Math.max(1, ...Object.values(dealt));
  const mostLost = Math.max(1, ...Object.values(lost));
  return (
    <Sheet title={view.outcome ? words.fight.outcomes[view.outcome] : w.soFar} onClose={onClose}>
      <p>
        {words.fight.round(view.round)}. {best > 0 ? w.best(best) : ''}
      </p>
      <div class="bars">
        {view.friends.map(friend => (
          <div key={friend.id} class="bar-row">
            <b class="display">{friend.name}</b>
            <Bar of={dealt[friend.id] ?? 0} most={mostDealt} label={w.dealt} kind="good" />
            <Bar of={lost[friend.id] ?? 0} most={mostLost} label={w.lost} kind="bad" />
          </div>
        ))}
      </div>
      <div class="ask-answers">
        <a class="btn main big" href={company ? hrefTo('company', company) : hrefTo()}>
          {company ? words.home.campaigns : words.app.home}
        </a>
      </div>
    </Sheet>
  );
}

function Bar(props: { of: number; most: number; label: string; kind: 'good' | 'bad' }) {
  return (
    <span class="bar">
      <span class="soft">{props.label}</span>
      <span class={`odds-bar ${props.kind}`}>
        <i style={{ width: `${(props.of / props.most) * 100}%` }} />
      </span>
      <b>{props.of}</b>
    </span>
  );
}
