import './hand.css';
import { useCallback, useState } from 'preact/hooks';
import { mayDo } from '../../../encounter/facts/verdict';
import type { Friend, Lasting } from '../../../encounter/model/state';
import type { FightView } from '../../../table/fight/view';
import { FaceOf } from '../../oathsworn/faces/FaceOf';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { Token } from '../../oathsworn/pieces/Token';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { banner, swords } from '../../parts/frame/icons-home.gen';
import { still } from '../../parts/frame/still';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { useDesk, useFight } from '../parts/context';
import { layout } from '../parts/layout';
import { defenseWith, heldBy } from '../parts/numbers';
import { Animus } from './Animus';
import { CooldownRow } from './Cooldowns';
import { CountPanel } from './CountPanel';
import { MemberDefense } from './MemberDefense';

const w = words.company;

/** Who has a tile of its own. */
export const inRow = ({ friends }: FightView): readonly Friend[] =>
  friends.filter(friend => friend.presence !== 'gone' && friend.role !== 'sentinel');

/** The four (and who fights beside them), each a tile of what matters now; its numbers are counted where they stand. */
export function CompanyStrip() {
  const fight = useFight();
  const { hand } = useDesk();
  const view = fight.view.value;
  const [counting, setCounting] = useState<string | undefined>(undefined);
  const done = useCallback(() => setCounting(undefined), []);
  const open = view.phase === 'oathsworn' && view.step === 'open' && fight.question.value === null;
  const here = inRow(view);
  const seats = here.filter(friend => friend.role === 'full' || friend.role === 'companion');
  const first = Math.max(
    0,
    seats.findIndex(friend => friend.id === view.lead),
  );
  const counted = here.find(friend => friend.id === counting);
  return (
    <section class={rowOf(here.length)} aria-label={w.title}>
      {here.map(friend => {
        const seat = seats.indexOf(friend);
        return (
          <Member
            key={friend.id}
            friend={friend}
            leads={view.lead === friend.id}
            place={seat < 0 ? undefined : ((seat - first + seats.length) % seats.length) + 1}
            taunts={view.taunt?.by === friend.id}
            acting={view.turn?.who === friend.id}
            had={view.hadTurns?.includes(friend.id) ?? false}
            awaits={open && view.allies.length > 0 && waitsForAlly(friend, view.friends)}
            chosen={hand.value.chosen === friend.id}
            lasting={heldBy(view, friend.id)}
            open={open}
            strikes={friend.role !== 'friendly' && mayDo(view, friend, 'attack')}
            onCount={setCounting}
          />
        );
      })}
      {counted ? <CountPanel friend={counted} onClose={done} /> : null}
    </section>
  );
}

/** Five or six share one line, more than that two; where even those are too narrow the row is pushed along. */
const rowOf = (count: number): string =>
  count <= 4 ? 'company' : count <= 6 ? 'company many in-one' : 'company many in-two';

/** UC-2: one of the four has fallen, and nobody has come in its place. */
const waitsForAlly = (friend: Friend, friends: readonly Friend[]): boolean =>
  (friend.presence === 'unconscious' || friend.presence === 'dead') &&
  (friend.role === 'full' || friend.role === 'companion') &&
  !friends.some(
    one =>
      one.of === friend.id &&
      one.role === 'ally' &&
      (one.presence === 'standing' || one.presence === 'consumed'),
  );

interface MemberProps {
  friend: Friend;
  leads: boolean;
  /** RD-8: the place in the order of turns, from the leader on; nothing for those who follow somebody. */
  place: number | undefined;
  taunts: boolean;
  acting: boolean;
  /** OWN-211: marked as done in this phase. */
  had: boolean;
  /** An ally may take its turns: a tap asks which. */
  awaits: boolean;
  chosen: boolean;
  lasting: readonly Lasting[];
  /** The players' own phase is open. */
  open: boolean;
  /** FT-11: it may attack in the state that it is in; nobody plays for who only stands there (OWN-206). */
  strikes: boolean;
  onCount: (who: string) => void;
}

const Member = still((props: MemberProps) => {
  const { friend, leads, place, taunts, acting, had, awaits, chosen, lasting, open, strikes, onCount } =
    props;
  const desk = useDesk();
  const down = friend.presence !== 'standing';
  const canAct = open && strikes;
  const classes = ['member', 'panel'];
  if (acting || chosen) classes.push('acting');
  if (down) classes.push('fallen');
  if (down && !awaits) classes.push('down');
  if (had && open) classes.push('had');
  if (place === undefined) classes.push('placeless');
  const { available, reserve } = friend.animus;
  const tokens = Object.entries(friend.tokens).filter(([, count]) => (count ?? 0) > 0);
  if (friend.caged || taunts || tokens.length > 0) classes.push('bears');
  const cooling = friend.cards.cooldown.some(side => side.length > 0);
  const count = () => onCount(friend.id);
  // Without keys a part that changes its element would push all parts after it into each other's places.
  return (
    <div class={classes.join(' ')}>
      <button
        type="button"
        class="member-open member-main"
        aria-label={w.openSheet(friend.name, [
          down ? w.presence[friend.presence] : w.hp(friend.hp, friend.maxHp),
          w.defense(defenseWith(friend.defense, lasting)),
          ...(available + reserve > 0 ? [w.animus(available, available + reserve)] : []),
          ...tokens.map(([kind, n]) => `${n} ${tokenName(kind)}`),
          ...(leads ? [words.setup.leads] : []),
          ...(awaits ? [words.friend.allies] : []),
        ])}
        onClick={() => desk.friend(friend.id)}
      >
        <FaceOf id={lookOf(friend)} />
        <span class="member-name">{friend.name}</span>
      </button>
      {open && place !== undefined && !down ? (
        <HadTurns key="place" friend={friend} had={had} place={place} leads={leads} />
      ) : (
        <span key="place" class="member-place">
          <Place place={place} leads={leads} />
        </span>
      )}
      <button
        key="hp"
        type="button"
        class="member-hp"
        aria-label={words.counting.hp(friend.name, friend.hp)}
        onClick={count}
      >
        <HpDie hp={down ? undefined : friend.hp} label={w.hp(friend.hp, friend.maxHp)} />
      </button>
      {available + reserve > 0 ? (
        <button
          key="animus"
          type="button"
          class="member-animus"
          aria-label={words.counting.animus(friend.name, available, available + reserve)}
          onClick={count}
        >
          <Animus available={available} max={available + reserve} />
        </button>
      ) : (
        <span key="noAnimus" class="member-animus" />
      )}
      {down ? null : (
        <span key="shield" class="member-shield">
          <MemberDefense friend={friend} lasting={lasting} />
        </span>
      )}
      {canAct ? (
        <button
          key="attack"
          type="button"
          class="btn square member-attack"
          aria-label={w.attackWith(friend.name)}
          title={w.attackWith(friend.name)}
          onClick={() => desk.attack(friend.id)}
        >
          <Icon of={swords} />
        </button>
      ) : null}
      <span key="more" class="member-more">
        {awaits ? (
          <button type="button" class="member-awaits" onClick={() => desk.friend(friend.id)}>
            {words.friend.allies}
          </button>
        ) : null}
        {friend.caged ? <span class="member-state">{words.plight.short}</span> : null}
        {down && !awaits ? <span class="member-state">{w.presence[friend.presence]}</span> : null}
        {taunts ? <span class="member-state">{words.plight.taunts}</span> : null}
        {tokens.length > 0 && !down ? (
          <Tokens friend={friend} tokens={tokens} room={!cooling} onCount={count} />
        ) : null}
        {!down && (cooling || tokens.length === 0) ? <CooldownRow friend={friend} /> : null}
      </span>
    </div>
  );
});

/** RD-8: the order of turns; a tap marks whoever has had theirs. */
function HadTurns(props: { friend: Friend; had: boolean; place: number; leads: boolean }) {
  const { friend, had, place, leads } = props;
  const fight = useFight();
  return (
    <button
      type="button"
      class={had ? 'member-place had' : 'member-place'}
      aria-pressed={had}
      aria-label={words.counting.had(friend.name, place)}
      title={words.counting.had(friend.name, place)}
      onClick={() => fight.send({ do: 'hadTurns', who: friend.id, had: !had })}
    >
      {had ? <Stroke of="check" /> : <Place place={place} leads={leads} />}
    </button>
  );
}

/** SU-14: the leader bears the banner, the others their number. */
const Place = ({ place, leads }: { place: number | undefined; leads: boolean }) =>
  leads ? (
    <span class="leads" title={words.setup.leads}>
      <Icon of={banner} />
    </span>
  ) : (
    place?.toString()
  );

interface TokensProps {
  friend: Friend;
  tokens: readonly (readonly [string, number | undefined])[];
  /** Nothing else stands in their place. */
  room: boolean;
  onCount: () => void;
}

/** What lies beside somebody; where there is room for a finger a tap counts it, on a phone the die does. */
function Tokens({ friend, tokens, room, onCount }: TokensProps) {
  const shown = tokens.map(([kind, n]) => <Token key={kind} kind={kind} count={n ?? 0} />);
  return room && layout().value === 'wide' ? (
    <button
      type="button"
      class="member-tokens"
      aria-label={`${words.counting.tokens(friend.name)} ${tokens.map(([kind, n]) => `${n} ${tokenName(kind)}`).join(', ')}`}
      onClick={onCount}
    >
      {shown}
    </button>
  ) : (
    <span class="member-tokens">{shown}</span>
  );
}
