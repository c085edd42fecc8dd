import { useState } from 'preact/hooks';
import { isBlank, isCritical, worth } from '../../might/cards';
import type { Hit } from '../../might/event';
import type { Drawn } from '../../table/happened';
import type { FightView } from '../../table/view';
import { MightCard } from '../parts/Might';
import { Sheet } from '../parts/Sheet';
import { Term } from '../parts/Terms';
import { hrefTo } from '../router';
import { words } from '../words';
import { useFight } from './context';
import { nameIn } from './nameIn';

const w = words.howMuch;

/** The defense that a character has by itself; what goes beyond it was played against this one attack. */
function ownDefense(view: FightView, id: string): number | undefined {
  const enemy = view.enemies.find(one => one.id === id);
  const kind = view.encounter.enemies.find(one => one.id === enemy?.kind);
  return kind?.defense ?? view.friends.find(one => one.id === id)?.defense;
}

/** One target's loss in a line; a tap opens how it came about, card by card. */
export function HowMuch({ drawn, hit }: { drawn: Drawn; hit: Hit }) {
  const view = useFight().view.value;
  const [open, setOpen] = useState(false);
  const name = nameIn(view, hit.target);
  const said = `${name}: ${words.ask.sum(hit.damage, hit.defense, hit.hpLost)}`;
  return (
    <>
      <button type="button" class="sum opens" onClick={() => setOpen(true)}>
        {said}
      </button>
      {open ? (
        <Sheet title={w.title(name)} onClose={() => setOpen(false)}>
          <Reckoning view={view} drawn={drawn} hit={hit} />
        </Sheet>
      ) : null}
    </>
  );
}

function Reckoning({ view, drawn, hit }: { view: FightView; drawn: Drawn; hit: Hit }) {
  const ignored = drawn.outcome?.ignored ?? [];
  const counted = drawn.pieces.filter(piece => !ignored.includes(piece.id));
  const sum = counted.reduce((all, piece) => all + worth(piece.face), 0);
  const own = ownDefense(view, hit.target);
  const more = own === undefined ? 0 : hit.defense - own;
  return (
    <>
      <ul class="bare reckoning">
        {drawn.pieces.map(piece => (
          <li key={piece.id}>
            <MightCard
              face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
              die={piece.from === 'die'}
              extra={piece.part === 'extra'}
              ignored={ignored.includes(piece.id)}
            />
            <small class="soft">
              {ignored.includes(piece.id)
                ? w.ignored
                : isBlank(piece.face)
                  ? words.might.blank
                  : piece.part === 'extra'
                    ? w.extra
                    : ''}
            </small>
          </li>
        ))}
      </ul>
      <dl class="steps-of">
        <dt>{w.cards}</dt>
        <dd>{counted.map(piece => worth(piece.face)).join(' + ') || '0'}</dd>
        {hit.damage === sum ? null : (
          <>
            <dt>{drawn.outcome?.overruled ? w.said : w.besides}</dt>
            <dd>{hit.damage - sum > 0 ? `+ ${hit.damage - sum}` : `− ${sum - hit.damage}`}</dd>
          </>
        )}
        <dt>{w.damage}</dt>
        <dd>{hit.damage}</dd>
        <dt>
          <Term of="defense">{w.defense}</Term>
        </dt>
        <dd>{more > 0 ? `${own} + ${more} = ${hit.defense}` : hit.defense}</dd>
        <dt>{w.lost}</dt>
        <dd>{`${hit.damage} ÷ ${hit.defense} = ${(hit.damage / Math.max(1, hit.defense)).toFixed(1)}, ${w.down} ${hit.hpLost}`}</dd>
      </dl>
      <div class="row">
        <span class="soft">{words.why.rules}</span>
        {(drawn.side === 'enemy' ? ['MT-5', 'DM-1'] : ['MT-3', 'AT-8', 'DM-1']).map(id => (
          <a key={id} class="btn" href={hrefTo('rules', id)}>
            {id}
          </a>
        ))}
      </div>
    </>
  );
}
