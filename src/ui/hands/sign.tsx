import './hands.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Hands } from '../../share/hands';
import { Sheet } from '../parts/frame/Sheet';
import { go, hrefTo, route } from '../shell/router';
import { handsWords as w } from '../words/hands';
import { Here } from './Here';
import { present } from './present';
import { SecretNote } from './SecretNote';
import { told } from './told';
import { Whose } from './Whose';

function Sign() {
  const hands = present.value;
  const [open, setOpen] = useState(false);
  if (!hands) return null;
  const { text, well } = told(hands);
  return (
    <>
      <button
        type="button"
        class={well ? 'hands-sign' : 'hands-sign odd'}
        aria-label={`${w.sign}: ${text}`}
        onClick={() => setOpen(true)}
      >
        <span role="status">{text}</span>
      </button>
      {open ? <HandsSheet hands={hands} onClose={() => setOpen(false)} /> : null}
      {asksWhose(hands) ? <WhoseSheet hands={hands} /> : null}
    </>
  );
}

function HandsSheet({ hands, onClose }: { hands: Hands; onClose: () => void }) {
  const [sure, setSure] = useState(false);
  const { role, owns, page, doc } = hands.seat.value;
  const owners = hands.owners.value;
  return (
    <Sheet title={w.title} onClose={onClose}>
      <Here hands={hands} />
      {role === 'phone' && owners.length > 0 ? (
        <>
          <h3>{w.whose}</h3>
          <Whose
            hands={hands}
            onPick={id => {
              const others = owns.filter(one => one !== id);
              const now = id === '' ? [] : owns.includes(id) ? others : [...others, id];
              hands.change({ owns: now, chose: true }).catch(console.error);
            }}
          />
        </>
      ) : null}
      {role === 'onlooker' ? null : <SecretNote id={doc} />}
      <a class="btn" href={hrefTo(...page)} onClick={onClose}>
        {w.page}
      </a>
      {role === 'phone' ? (
        <>
          <p class="soft">{w.goOnNote}</p>
          <button
            type="button"
            class="btn grave"
            onClick={() => {
              if (!sure) {
                setSure(true);
                return;
              }
              hands.goOn().catch(console.error);
              onClose();
            }}
          >
            {sure ? w.goOnSure : w.goOn}
          </button>
        </>
      ) : null}
    </Sheet>
  );
}

/** Once, when a table is joined at which somebody is to be played: whose sheet lies before this phone. */
function asksWhose(hands: Hands): boolean {
  const { role, owns, chose, doc } = hands.seat.value;
  const owners = hands.owners.value;
  if (role !== 'phone' || chose === true || owners.length === 0) return false;
  // Whoever came along from another table has said it there.
  if (owners.some(({ id }) => owns.includes(id))) return false;
  return route.value.includes(doc);
}

function WhoseSheet({ hands }: { hands: Hands }) {
  const pick = (id: string) => {
    const { doc, page } = hands.seat.value;
    const own = hands.owners.value.find(one => one.id === id)?.page;
    if (own) go(...page.slice(0, page.indexOf(doc) + 1), ...own);
    hands.change({ owns: id === '' ? [] : [id], chose: true }).catch(console.error);
  };
  return (
    <Sheet title={w.whoseAsk} onClose={() => pick('')}>
      <Whose hands={hands} onPick={pick} />
      <p class="soft">{w.whoseNote}</p>
    </Sheet>
  );
}

/** Beside every page, for as long as a table is shared. */
export function mountSign(): void {
  const place = document.createElement('div');
  document.body.append(place);
  render(<Sign />, place);
}
