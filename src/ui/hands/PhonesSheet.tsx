import './hands.css';
import { useEffect, useState } from 'preact/hooks';
import { doors } from '../../play/others';
import type { Hands } from '../../share/hands';
import type { Seat } from '../../share/seat';
import { Sheet } from '../parts/frame/Sheet';
import { Choice } from '../parts/input/Choice';
import { handsWords as w } from '../words/hands';
import { Code } from './Code';
import { endSharing, share } from './center';
import { Here } from './Here';
import { present } from './present';
import { hasRelay, linkFor, onlyThisMachine } from './relay';

/** The code of this table, who is here, and what they may do. */
export function PhonesSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const [way, setWay] = useState<'yes' | 'no' | undefined>(undefined);
  useEffect(() => {
    const door = doors.peek().get(id);
    hasRelay()
      .then(async there => {
        if (there && door) await share(door);
        setWay(there ? 'yes' : 'no');
      })
      .catch(console.error);
  }, [id]);
  const hands = present.value;
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      {way === 'no' ? <p role="status">{w.noRelay}</p> : null}
      {way === undefined ? <p role="status">{w.opening}</p> : null}
      {way === 'yes' && hands ? <Shared hands={hands} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Shared({ hands, onClose }: { hands: Hands; onClose: () => void }) {
  const [whom, setWhom] = useState<'join' | 'look'>('join');
  const { secret, who, role } = hands.seat.value;
  const link = linkFor(whom === 'join' ? secret : hands.onlookerSecret(), whom);
  return (
    <>
      {onlyThisMachine() ? <p class="notice">{w.onlyHere}</p> : null}
      <div class="hands-table">
        <div class="hands-invite">
          <Choice
            label={w.whichCode}
            value={whom}
            options={[
              { id: 'join', text: w.forPlayers },
              { id: 'look', text: w.forLookers },
            ]}
            onPick={setWhom}
          />
          <p>{whom === 'join' ? w.scan : w.lookers}</p>
          <Code text={link} label={w.scan} />
          <p class="soft">{w.link}</p>
          <p class="hands-link">{link}</p>
        </div>
        <div class="hands-people">
          <Here hands={hands} />
          {role === 'tablet' ? <Rules hands={hands} who={who} onClose={onClose} /> : null}
        </div>
      </div>
    </>
  );
}

/** Settings that only the tablet has. */
function Rules({ hands, who, onClose }: { hands: Hands; who: Seat['who']; onClose: () => void }) {
  return (
    <>
      {hands.owners.value.length > 0 ? (
        <Choice
          label={w.mayDo}
          value={who}
          options={[
            { id: 'anybody', text: w.may.anybody },
            { id: 'own', text: w.may.own },
          ]}
          onPick={id => {
            hands.change({ who: id }).catch(console.error);
          }}
        />
      ) : null}
      <div class="ask-answers">
        <button
          type="button"
          class="btn"
          onClick={() => {
            hands.newSecret().catch(console.error);
          }}
        >
          {w.newCode}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            endSharing();
            onClose();
          }}
        >
          {w.end}
        </button>
      </div>
      <p class="soft">{w.newCodeNote}</p>
    </>
  );
}
