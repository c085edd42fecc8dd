import { MEMBER_NAME_LENGTH } from '../../hands/messages';
import './hands.css';
import { useEffect, useState } from 'preact/hooks';
import type { OnTable } from '../../hands/messages';
import { registerAllKinds } from '../../play/kinds';
import { knock } from '../../share/knock';
import type { Trouble } from '../../share/room';
import { newId } from '../../storage/id';
import { Page } from '../parts/frame/Page';
import { handsWords as w } from '../words/hands';
import { ownName, sit, versionOf } from './center';
import { present } from './present';
import { relayAddress } from './relay';

type At = 'looking' | 'name' | 'fetching' | 'bad';

/** What a scanned code opens: the table is looked for, the person says a name, and the table opens. */
export function JoinPage({ way, secret }: { way: 'join' | 'look'; secret: string }) {
  const role = way === 'look' ? 'onlooker' : 'phone';
  const [at, setAt] = useState<At>('looking');
  const [table, setTable] = useState<OnTable | undefined>(undefined);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const [name, setName] = useState(ownName());
  const sitDown = (found: OnTable, as: string) => {
    setAt('fetching');
    sit(secret, role, found, as).catch(console.error);
  };
  useEffect(() => {
    const seated = present.peek()?.seat.peek();
    const device = seated?.device ?? newId();
    let end: (() => void) | undefined;
    let here = true;
    registerAllKinds()
      .then(() => {
        if (!here) return;
        end = knock(relayAddress(), secret, role, device, {
          trouble: setTrouble,
          found(it) {
            end?.();
            end = undefined;
            const known = versionOf(it);
            if (known !== it.version) {
              setTrouble(known === undefined || known < it.version ? 'update-this' : 'update-other');
              return;
            }
            setTable(it);
            // Whoever sits there already comes along to what lies on the table now.
            if (seated?.secret === secret && seated.doc === it.doc) setAt('fetching');
            else if (seated?.secret === secret) sitDown(it, seated.name);
            else setAt('name');
          },
        });
        if (!end) setAt('bad');
      })
      .catch(console.error);
    return () => {
      here = false;
      end?.();
    };
  }, [way, secret]);
  return (
    <Page title={w.joinTitle}>
      <section class="panel settings hands-join">
        {trouble ? <p role="alert">{w.trouble[trouble]}</p> : null}
        {at === 'bad' ? <p role="alert">{w.badLink}</p> : null}
        {at === 'looking' && !trouble ? <p role="status">{w.looking}</p> : null}
        {at === 'fetching' ? <p role="status">{w.fetching}</p> : null}
        {at === 'name' && table ? (
          <form
            class="hands-form"
            onSubmit={event => {
              event.preventDefault();
              sitDown(table, name.trim());
            }}
          >
            <h2>{table.name}</h2>
            <p class="soft">{role === 'onlooker' ? w.lookNote : w.joinNote}</p>
            <label class="stack">
              {w.name}
              <input
                class="input"
                maxLength={MEMBER_NAME_LENGTH}
                autocomplete="nickname"
                value={name}
                onInput={event => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn main big">
              {role === 'onlooker' ? w.look : w.join}
            </button>
          </form>
        ) : null}
      </section>
    </Page>
  );
}
