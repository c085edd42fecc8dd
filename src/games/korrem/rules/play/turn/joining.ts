import { type Edge, rowAt } from '../../battle/setup';
import type { Command as BattleCommand, Fighter } from '../../fight/model';
import { type Army, armyIn, type BattleHere, battleWith, nationOf, type World } from '../model';
import { fighterOf } from '../war/fighters';
import type { Run } from './run';

/** BG-3: armies that stand where a battle is, and fight in none. */
export const joinersOf = (world: World, here: BattleHere): Army[] =>
  world.armies.filter(
    army => army.members.length > 0 && army.hex === here.hex && !battleWith(world, army.id),
  );

/** BG-3: an army in a row before its frontline; it may be put elsewhere afterwards. */
export const fightersFrom = (army: Army, { battle }: BattleHere, from: Edge): Fighter[] =>
  rowAt(
    from,
    army.members.length,
    battle.cards.map(({ at }) => at),
  ).flatMap((at, i) => {
    const member = army.members[i];
    return member ? [fighterOf(army, member, at)] : [];
  });

/** BG-3: an army of the map joins where it stands, and brings its own cards. */
export function mayJoin(
  world: World,
  here: BattleHere,
  { army, cards }: Extract<BattleCommand, { do: 'join' }>,
): boolean {
  const one = joinersOf(world, here).find(({ id }) => id === army.id);
  return (
    one !== undefined &&
    army.npc === (one.nation === null) &&
    cards.length === one.members.length &&
    cards.every(({ id }) => one.members.some(member => member.id === id))
  );
}

/** BG-4, TH-2: a summon comes from the hand, and a dispelled one goes back there. */
export function inHand(run: Run, { battle }: BattleHere, command: BattleCommand): void {
  if (command.do !== 'summon' && command.do !== 'dispel') return;
  const side =
    command.do === 'summon' ? command.card.side : battle.cards.find(({ id }) => id === command.id)?.side;
  const nation = nationOf(run.state, armyIn(run.state, side ?? '')?.nation ?? '');
  const by = command.do === 'summon' ? -1 : 1;
  if (nation && nation.hand + by >= 0) run.emit({ type: 'handChanged', nation: nation.id, by });
}
