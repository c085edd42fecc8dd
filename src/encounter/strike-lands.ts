import { damageTo } from '../might/outcome';
import { hpLost } from '../might/pieces';
import { applyEffects } from './effects';
import { defenseOfEnemy, defenseOfFriend, enemyOf, friendOf, nameOf, slotsOf } from './find';
import type { StrikeFrame } from './frame';
import { type DieLoss, diceLose, friendLoses } from './losses';
import { openWindow } from './open-window';
import { emit, note, type Run, top } from './run';
import type { Id, State } from './state';
import { legalDice } from './strike-aim';

interface Hit {
  readonly target: Id;
  readonly damage: number;
  readonly hp: number;
}

/** The damage of an attack that hit, on each of its targets, and what else it does to them. */
export function strikeLands(run: Run, frame: StrikeFrame): void {
  const { flow, strike, by } = frame;
  if (!flow?.outcome) return;
  const hits: Hit[] = strike.targets.flatMap((target, i) => {
    const damage = damageTo(flow, { target: strike.chain ? i + 1 : 1, hexes: strike.hexes?.[target] ?? 1 });
    const enemy = enemyOf(run.state, target);
    const friend = friendOf(run.state, target);
    const defense = enemy
      ? defenseOfEnemy(run.state, enemy)
      : friend
        ? defenseOfFriend(run.state, friend)
        : 1;
    return enemy?.present || friend ? [{ target, damage, hp: hpLost(damage, defense) }] : [];
  });
  if (!friendOf(run.state, by)) return;
  emit(run, { type: 'attacked', by, damage: hits.reduce((sum, one) => sum + one.damage, 0) });
  const jobs = run.state.agenda.length;
  const dice: DieLoss[] = [];
  for (const { target, damage, hp } of hits) {
    if (friendOf(run.state, target)) {
      friendLoses(run, target, hp, by);
      continue;
    }
    const die = frame.aimed[target] ?? legalDice(run.state, frame, target)[0];
    note(
      run,
      'strike',
      `${nameOf(run.state, by)}: ${damage} damage, ${hp} HP off ${nameOf(run.state, target)}${place(run.state, target, die)}.`,
    );
    if (die !== undefined) dice.push({ enemy: target, die, hp });
  }
  const before = new Map(dice.map(one => [one.enemy, one]));
  // A reaction's target for what Sentinels break is the Grove Maiden herself, who is `by` here anyway.
  diceLose(run, dice, by);
  const broken = [...before.values()].filter(
    one => enemyOf(run.state, one.enemy)?.dice.find(die => die.id === one.die)?.hp === 0,
  );
  const reacted = run.state.agenda.length > jobs || run.state.ending;
  if (reacted) cut(run);
  const spared = hits.map(one => one.target).filter(id => !reacted || !broken.some(one => one.enemy === id));
  openWindow(
    run,
    'onHit',
    hits.map(one => one.target),
    by,
  );
  if (strike.hit && spared.length > 0) applyEffects(run, strike.hit, spared, by);
}

/** The location by its name, where there are several. */
function place(state: State, target: Id, die: Id | undefined): string {
  const enemy = enemyOf(state, target);
  const slots = enemy ? slotsOf(state, enemy) : [];
  const id = enemy?.dice.find(one => one.id === die)?.slot;
  const name = slots.length > 1 ? slots.find(slot => slot.id === id)?.name : undefined;
  return name === undefined ? '' : ` (${name})`;
}

/** DM-5: of the card that is being played, what would still reach the target is lost. */
function cut(run: Run): void {
  const now = run.state.frames.at(-1);
  if (now?.frame === 'play') top(run, { ...now, cut: true });
}
