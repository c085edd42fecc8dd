import { decideAttack } from '../../might/attack-decide';
import { injuriesFirst, takes } from '../cards/take-turn';
import { brokenBy } from '../facts/broken-by';
import { fixedCost } from '../facts/cost-table';
import { attackCostOf } from '../facts/prices';
import { enemyOf, friendOf, insideOf, nameOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Friend, Id, State } from '../model/state';
import type { Strike } from '../model/strike';
import { canPay, gainAnimus } from '../run/animus';
import { unless } from '../run/overrule';
import { no, push, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { attackOf, choiceOf, holdsSaid } from '../strike/flow';
import { namesNothing, namesWrongly } from '../strike/named';
import { reachProblem } from '../strike/reach';
import { actor, isFriend, isOpen, mayInterrupt } from './may-act';

const count = (n: number | undefined): boolean =>
  n === undefined || (Number.isInteger(n) && n >= 0 && n <= 99);

/** An attack: in a turn, or as an interrupt at any question. */
export function attack(run: Run, who: Id, strike: Strike, anyway?: boolean): Refused {
  if (!mayInterrupt(run.state)) return no('not-now', because('refuse.no-attack-now'));
  const friend = actor(run, who, 'attack', anyway);
  if (!isFriend(friend)) return friend;
  const open = isOpen(run.state);
  const inside = insideOf(friend);
  // SE-15: from inside it strikes in a turn of its own; what comes in between is a card's doing.
  if (inside && !open) return no('not-now', because('refuse.no-attack-now'));
  const injuries = open && !inside ? unless(run, anyway, injuriesFirst(run, friend)) : null;
  if (injuries) return injuries;
  if (strike.targets.length === 0 || new Set(strike.targets).size !== strike.targets.length)
    return no('no-target', because('refuse.say-whom'));
  for (const id of strike.targets)
    if (!enemyOf(run.state, id)?.present && friendOf(run.state, id)?.presence !== 'standing')
      return no('not-there', because('refuse.not-there'));
  const broken = brokenBy(run.state, who).find(id => strike.targets.includes(id));
  const lost =
    broken === undefined
      ? null
      : unless(
          run,
          anyway,
          no('broken', because('refuse.broken', { who: friend.name, target: nameOf(run.state, broken) })),
        );
  if (lost) return lost;
  if (!inside && strike.targets.includes(who)) return no('not-self', because('refuse.not-oneself'));
  const numbers = [
    strike.white,
    strike.bonus,
    strike.redraws,
    strike.empower,
    strike.cost,
    strike.sentinels,
    strike.fixed,
  ];
  if (!numbers.every(count)) return no('not-a-number', because('refuse.counts-from-0'));
  if (strike.sentinels !== undefined && strike.sentinels > 0) {
    const own = run.state.friends.filter(
      one => one.of === who && one.role === 'sentinel' && one.presence === 'standing',
    );
    if (strike.sentinels > own.length) return no('no-sentinels', because('refuse.too-few-sentinels'));
  }
  // FT-11: what is bought, and what others do for it, is out of its reach in there.
  if (inside && (strike.free || strike.sentinels || strike.falcons))
    return no('consumed', because('refuse.consumed', { who: friend.name }));
  const bought = strike.free ? unless(run, anyway, notBought(run.state, friend)) : null;
  if (bought) return bought;
  const cost = priceOf(run.state, friend, strike, open);
  const poor = canPay(friend, cost)
    ? null
    : no('no-animus', because('refuse.animus-short', { who: friend.name }));
  const unpaid = unless(run, anyway, poor);
  if (unpaid) return unpaid;
  const targets = inside ? [inside.enemy] : strike.targets;
  const aimed = inside
    ? insideDie(run, inside.enemy, inside.slot)
    : strike.die
      ? { [strike.targets[0] ?? '']: strike.die }
      : {};
  const bare: StrikeFrame = {
    frame: 'strike',
    by: who,
    strike: { ...strike, targets },
    step: 'pool',
    flow: null,
    aimed,
  };
  const nothing = namesNothing(run.state, bare);
  if (nothing) return nothing;
  // SE-15: what strikes from inside strikes where it is.
  for (const against of [reachProblem(run.state, bare), ...(inside ? [] : namesWrongly(run.state, bare))]) {
    const refused = unless(run, anyway, against);
    if (refused) return refused;
  }
  const flow = attackOf(run.state, bare);
  if (!flow) return no('nobody', because('refuse.nobody'));
  if (strike.said && !holdsSaid(run.state, friend, strike))
    return no('no-token', because('refuse.too-few-tokens'));
  // What the command says of the pool must hold before anything is paid.
  const choice = strike.said || flow.step !== 'choose' ? null : choiceOf({ ...bare, flow }, run.state);
  const chosen = choice ? decideAttack(flow, run.state.might.oathsworn, choice) : null;
  // AT-1: one card for each cube at most, and white ones
  if (chosen && !chosen.ok) return chosen.error;
  if (cost > 0) gainAnimus(run, who, -cost);
  if (strike.free) spendsBought(run, who);
  // CN-1: an attack is all that a turn holds besides the move.
  else if (open) takes(run, who, 'played');
  push(run, { ...bare, flow });
  return null;
}

/** What is paid for it: never less than what is printed, but by a token that was spent for it (CN-5, OWN-110). */
const priceOf = (state: State, friend: Friend, { cost = 0, free }: Strike, open: boolean): number =>
  Math.max(cost, free ? fixedCost('bought', friend.role) : open ? attackCostOf(state, friend) : 0);

/** CN-5: an attack without determination is bought with a +2 Animus or Battleflow token (OWN-110). */
const notBought = (state: State, friend: Friend): Refused =>
  state.turn?.who === friend.id && (state.turn.bought ?? 0) > 0
    ? null
    : no('not-paid', because('refuse.no-attack-bought', { who: friend.name }));

function spendsBought(run: Run, who: Id): void {
  const { turn } = run.state;
  if (turn?.who !== who) return;
  const { bought = 0, ...rest } = turn;
  run.emit({ type: 'turn', turn: { ...rest, ...(bought > 1 ? { bought: bought - 1 } : {}) } });
}

/** A consumed character strikes the place that it is in (OWN-36). */
function insideDie(run: Run, enemy: Id, slot: string): { readonly [enemy: Id]: Id } {
  const die = enemyOf(run.state, enemy)?.dice.find(one => one.slot === slot && one.hp > 0);
  return die ? { [enemy]: die.id } : {};
}
