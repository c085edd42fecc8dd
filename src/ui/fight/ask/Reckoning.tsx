import { isBlank, isCritical, worth } from '../../../might/cards';
import type { Hit } from '../../../might/event';
import type { Drawn } from '../../../table/fight/happened';
import type { FightView } from '../../../table/fight/view';
import { MightCard } from '../../oathsworn/pieces/Might';
import { RuleRow } from '../../oathsworn/rules/RuleRow';
import { Term } from '../../oathsworn/rules/Terms';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

const w = words.howMuch;

/** The defense that a character has by itself; what goes beyond it was played against this one attack. */
function ownDefense(view: FightView, id: string): number | undefined {
  const enemy = view.enemies.find(one => one.id === id);
  const kind = view.encounter.enemies.find(one => one.id === enemy?.kind);
  return kind?.defense ?? view.friends.find(one => one.id === id)?.defense;
}

interface Props {
  drawn: Drawn;
  damage: number;
  /** What one target loses by it. */
  hit?: Hit;
  /** It missed: so many blanks. */
  blanks?: number | undefined;
}

/** How the damage of a draw came about, card by card, and what it comes to. */
export function Reckoning({ drawn, damage, hit, blanks }: Props) {
  const view = useFight().view.value;
  const ignored = hit?.ignored ?? drawn.outcome?.ignored ?? [];
  const counted = drawn.pieces.filter(piece => !ignored.includes(piece.id));
  const sum = counted.reduce((all, piece) => all + worth(piece.face), 0);
  const missed = drawn.outcome?.missed ?? false;
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
        {damage === sum || missed ? null : (
          <>
            <dt>{drawn.outcome?.overruled ? w.said : w.besides}</dt>
            <dd>{damage - sum > 0 ? `+ ${damage - sum}` : `− ${sum - damage}`}</dd>
          </>
        )}
        <dt>{w.damage}</dt>
        <dd>{missed ? words.ask.miss : damage}</dd>
        {hit ? <Loss own={ownDefense(view, hit.target)} hit={hit} /> : null}
        {blanks === undefined ? null : (
          <>
            <dt>{words.might.blank}</dt>
            <dd>{blanks}</dd>
          </>
        )}
      </dl>
      <RuleRow ids={drawn.side === 'enemy' ? ['MT-5', 'DM-1'] : ['MT-3', 'AT-8', 'DM-1']} />
    </>
  );
}

function Loss({ own, hit }: { own: number | undefined; hit: Hit }) {
  const more = own === undefined ? 0 : hit.defense - own;
  return (
    <>
      <dt>
        <Term of="defense">{w.defense}</Term>
      </dt>
      <dd>{more > 0 ? `${own} + ${more} = ${hit.defense}` : hit.defense}</dd>
      <dt>{w.lost}</dt>
      <dd>{`${hit.damage} ÷ ${hit.defense} = ${(hit.damage / Math.max(1, hit.defense)).toFixed(1)}, ${w.down} ${hit.hpLost}`}</dd>
    </>
  );
}
