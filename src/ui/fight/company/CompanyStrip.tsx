import './hand.css';
import type { Friend, Lasting } from '../../../encounter/model/state';
import { classIcon } from '../../oathsworn/classIcons';
import { Gems } from '../../oathsworn/Gems';
import { HpDie } from '../../oathsworn/HpDie';
import { Token } from '../../oathsworn/Token';
import { Icon, Stroke } from '../../parts/Icon';
import { swords } from '../../parts/icons-home.gen';
import { still } from '../../parts/still';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/names';
import { useDesk, useFight } from '../parts/context';
import { defenseWith, heldBy } from '../parts/numbers';
import { CooldownRow } from './Cooldowns';
import { MemberDefense } from './MemberDefense';

const w = words.company;

interface Props {
  chosen: string | undefined;
}

/** The four (and who fights beside them), each a card of what matters now. */
export function CompanyStrip({ chosen }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const open = view.phase === 'oathsworn' && view.step === 'open' && fight.question.value === null;
  return (
    <section class="company" aria-label={w.title}>
      {view.friends
        .filter(friend => friend.presence !== 'gone' && friend.role !== 'sentinel')
        .map(friend => (
          <Member
            key={friend.id}
            friend={friend}
            leads={view.lead === friend.id}
            taunts={view.taunt?.by === friend.id}
            acting={view.turn?.who === friend.id}
            awaits={open && view.allies.length > 0 && waitsForAlly(friend, view.friends)}
            chosen={chosen === friend.id}
            lasting={heldBy(view, friend.id)}
            canAct={
              open && !friend.caged && (friend.presence === 'standing' || friend.presence === 'consumed')
            }
          />
        ))}
    </section>
  );
}

/** UC-2: one of the four has fallen, and nobody has come in its place. */
const waitsForAlly = (friend: Friend, friends: readonly Friend[]): boolean =>
  (friend.presence === 'unconscious' || friend.presence === 'dead') &&
  (friend.role === 'full' || friend.role === 'companion') &&
  !friends.some(one => one.of === friend.id && one.role === 'ally' && one.presence === 'standing');

interface MemberProps {
  friend: Friend;
  leads: boolean;
  taunts: boolean;
  acting: boolean;
  /** An ally may take its turns: a tap asks which. */
  awaits: boolean;
  chosen: boolean;
  lasting: readonly Lasting[];
  canAct: boolean;
}

const Member = still(({ friend, leads, taunts, acting, awaits, chosen, lasting, canAct }: MemberProps) => {
  const desk = useDesk();
  const down = friend.presence !== 'standing';
  const classes = ['member', 'panel'];
  if (acting || chosen) classes.push('acting');
  if (down && !awaits) classes.push('down');
  const { available, reserve } = friend.animus;
  const tokens = Object.entries(friend.tokens).filter(([, count]) => (count ?? 0) > 0);
  return (
    <div class={classes.join(' ')}>
      <div class="member-main">
        <button
          type="button"
          class="stretched member-open"
          aria-label={w.openSheet(friend.name, [
            down ? w.presence[friend.presence] : w.hp(friend.hp, friend.maxHp),
            w.defense(defenseWith(friend.defense, lasting)),
            ...(available + reserve > 0 ? [w.animus(available, available + reserve)] : []),
            ...tokens.map(([kind, count]) => `${count} ${tokenName(kind)}`),
            ...(leads ? [words.setup.leads] : []),
            ...(awaits ? [words.friend.allies] : []),
          ])}
          onClick={() => desk.friend(friend.id)}
        />
        <span class="member-head">
          <Icon of={classIcon(friend.class)} />
          <span class="member-name">{friend.name}</span>
          {leads ? <span class="leads">{words.setup.leads}</span> : null}
          {taunts ? <span class="leads">{words.plight.taunts}</span> : null}
        </span>
        <span class="member-numbers">
          <MemberDefense friend={friend} lasting={lasting} />
          <HpDie hp={down ? undefined : friend.hp} label={w.hp(friend.hp, friend.maxHp)} />
        </span>
        {available + reserve > 0 ? (
          <Gems
            available={available}
            max={available + reserve}
            label={w.animus(available, available + reserve)}
          />
        ) : null}
        <CooldownRow friend={friend} />
        {friend.caged ? <span class="member-state">{words.plight.short}</span> : null}
        {down ? <span class="member-state">{w.presence[friend.presence]}</span> : null}
        {awaits ? (
          <span class="member-awaits">
            {words.friend.allies}
            <Stroke of="next" />
          </span>
        ) : null}
        {tokens.length > 0 || friend.crippledFor > 0 ? (
          <span class="member-tokens">
            {tokens.map(([kind, count]) => (
              <Token key={kind} kind={kind} count={count ?? 0} />
            ))}
          </span>
        ) : null}
      </div>
      {canAct ? (
        <button
          type="button"
          class="btn square member-attack"
          aria-label={w.attackWith(friend.name)}
          onClick={() => desk.attack(friend.id)}
        >
          <Icon of={swords} />
        </button>
      ) : null}
    </div>
  );
});
