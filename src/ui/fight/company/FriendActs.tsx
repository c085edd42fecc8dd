import { attackCostOf } from '../../../encounter/facts/prices';
import { cardOfAlly } from '../../../encounter/facts/select';
import type { Friend } from '../../../encounter/model/state';
import { boot } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import type { May } from './useMay';

const w = words.friend;

/** What a turn is made of. An ally's card says what each costs; so does the button. */
export function FriendActs({ friend, may }: { friend: Friend; may: May }) {
  const fight = useFight();
  const desk = useDesk();
  const view = fight.view.value;
  const card = cardOfAlly(view, friend);
  // CN-2: a companion's own attack and move cost one animus each.
  const companion = friend.role === 'companion';
  const attackCost = attackCostOf(view, friend);
  const hexes = view.sheets.find(one => one.id === friend.id)?.companionMove ?? 2;
  const stride = card ? w.upTo(card.moveHexes, card.moveCost) : companion ? w.upTo(hexes, 1) : undefined;
  if (!may('attack') && !may('move')) return null;
  return (
    <>
      <div class="ask-answers">
        {may('attack') ? (
          <button type="button" class="btn main big" onClick={() => desk.attack(friend.id)}>
            <Icon of={swords} />
            {w.attack}
            {attackCost === 0 && !card ? null : <small>{words.hand.cost(attackCost)}</small>}
          </button>
        ) : null}
        {may('move') && view.settings.board !== 'off' ? (
          <button type="button" class="btn big" onClick={() => desk.move(friend.id)}>
            <Icon of={boot} />
            {w.move}
            {stride ? <small>{stride}</small> : null}
          </button>
        ) : null}
        {view.lead === friend.id || (friend.role !== 'full' && friend.role !== 'companion') ? null : (
          <button
            type="button"
            class="btn"
            onClick={() => fight.send({ do: 'say', correction: { say: 'lead', who: friend.id } })}
          >
            {w.lead}
          </button>
        )}
      </div>
      {card?.text ? <p class="soft">{card.text}</p> : null}
    </>
  );
}
