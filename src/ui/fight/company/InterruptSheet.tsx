import './hand.css';
import type { Friend } from '../../../encounter/model/state';
import { playKey } from '../../../table/fight/hand';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { Gems } from '../../oathsworn/pieces/Gems';
import { Icon } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';
import { Sheet } from '../../parts/frame/Sheet';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useDesk, useFight } from '../parts/context';
import { RefusalLine } from '../parts/RefusalLine';
import { Choices, meanwhile } from './Hand';
import { Spend } from './Spend';
import { useAgainst } from './useAgainst';

const w = words.interrupt;

/** What may be played now, by whom, whatever is being asked; afterwards the question is asked again. */
export function InterruptSheet({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const question = fight.question.value;
  const here = view.friends.filter(
    one => (one.presence === 'standing' || one.presence === 'consumed') && one.role !== 'sentinel',
  );
  return (
    <Sheet title={w.title} onClose={onClose}>
      {question ? <p class="soft">{w.then(say(question.sentence))}</p> : null}
      <RefusalLine onDone={onClose} />
      <div class="interrupt-list">
        {here.map(friend => (
          <Who key={friend.id} friend={friend} onPlayed={onClose} />
        ))}
      </div>
    </Sheet>
  );
}

function Who({ friend, onPlayed }: { friend: Friend; onPlayed: () => void }) {
  const fight = useFight();
  const desk = useDesk();
  const { available, reserve } = friend.animus;
  const playing = fight.playing(friend.id).filter(meanwhile);
  const against = useAgainst(friend.id);
  const ready = [...playing].sort(
    (a, b) => Number(against.has(playKey(a))) - Number(against.has(playKey(b))),
  );
  return (
    <section class="interrupt-who" aria-label={friend.name}>
      <span class="spread">
        <span class="row">
          <Icon of={classIcon(lookOf(friend))} />
          <b class="display">{friend.name}</b>
        </span>
        <span class="row">
          {available + reserve > 0 ? (
            <Gems
              available={available}
              max={available + reserve}
              label={words.company.animus(available, available + reserve)}
            />
          ) : null}
          <button
            type="button"
            class="btn square"
            aria-label={words.company.attackWith(friend.name)}
            onClick={() => desk.attack(friend.id)}
          >
            <Icon of={swords} />
          </button>
        </span>
      </span>
      <Choices
        who={friend.id}
        against={against}
        choices={ready.map(one => ({
          ...one,
          choice: { ...one.choice, text: `${one.name}: ${one.choice.text}` },
        }))}
        onPlayed={onPlayed}
      />
      {playing.length === 0 && available + reserve > 0 ? (
        <span class="setup-row">
          <span class="soft">{w.pays}</span>
          <Stepper
            label={w.paysOf(friend.name)}
            value={available}
            low={0}
            high={available + reserve}
            onChange={now => fight.send({ do: 'animus', who: friend.id, by: now - available })}
          />
        </span>
      ) : null}
      <Spend friend={friend} turns={false} />
    </section>
  );
}
