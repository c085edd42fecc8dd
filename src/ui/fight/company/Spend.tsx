import type { Friend } from '../../../encounter/model/state';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { useDesk, useFight, useSend } from '../parts/context';

const w = words.friend;
const positions = [0, 1, 2, 3] as const;
const uses = ['move', 'attack', 'refresh'] as const;

/** Tokens that do something of their own when they are spent; Defense, Redraw and Empowered are asked for in attacks. */
export function Spend({ friend, turns }: { friend: Friend; turns: boolean }) {
  const fight = useFight();
  const send = useSend();
  const desk = useDesk();
  const view = fight.view.value;
  // GM-4: the Guardian may use the Grove Maiden's tokens as its own.
  const owner = friend.role === 'guardian' ? view.friends.find(one => one.id === friend.of) : undefined;
  const held = (token: string) => (friend.tokens[token] ?? 0) + (owner?.tokens[token] ?? 0);
  const animus = held('animus');
  const flow = held('battleflow');
  if (animus + flow === 0) return null;
  if (friend.role === 'full')
    return (
      <div class="ask-answers spend">
        {animus > 0 ? (
          <button
            type="button"
            class="btn"
            onClick={() => fight.send({ do: 'spend', who: friend.id, token: 'animus' })}
          >
            <Icon of={tokenIcon('animus')} />
            {w.spend(tokenName('animus'))}
          </button>
        ) : null}
        {flow > 0
          ? positions
              .filter(n => view.settings.company === 'light' || friend.cards.cooldown[n].length > 0)
              .map(use => (
                <button
                  key={use}
                  type="button"
                  class="btn"
                  onClick={() => fight.send({ do: 'spend', who: friend.id, token: 'battleflow', use })}
                >
                  <Icon of={tokenIcon('battleflow')} />
                  {w.flow(use)}
                </button>
              ))
          : null}
      </div>
    );
  if (!turns) return null;
  const token = animus > 0 ? 'animus' : 'battleflow';
  return (
    <div class="ask-answers spend">
      {uses.map(use => (
        <button
          key={use}
          type="button"
          class="btn"
          onClick={() => {
            send({ do: 'spend', who: friend.id, token, use }, () => {
              if (use === 'attack') desk.attack(friend.id, true);
            });
          }}
        >
          <Icon of={tokenIcon(token)} />
          {w.uses[use]}
        </button>
      ))}
    </div>
  );
}
