import type { Ability } from '../battle/card';
import { blowsOf } from '../battle/damage';
import { blow } from './blows';
import { type Battle, type Command, type Fighter, fighterOf } from './model';
import { isHeld } from './phases';
import { type Answer, refused } from './refusals';
import { Run } from './run';
import { hasFocused, keyOf, markUse, usedBy } from './uses';

/** BP-2: why an ability is not used now. */
function problemOf(run: Run, card: Fighter, ability: Ability): string | null {
  const { state: battle } = run;
  if (isHeld(run, card.id)) return 'held';
  if (card.states.includes('undead')) return 'undead';
  if (!ability.ready) return 'not-ready';
  const before = usedBy(battle, card.id);
  if (before.includes(keyOf(card.id, ability.name))) return 'not-ready';
  const struck = battle.hits.some(({ by, ability: used }) => by === card.id && !used);
  if (hasFocused(battle, card) || (ability.limits?.focus && (struck || before.length > 0))) return 'focus';
  return null;
}

/** BP-2, DM-4: an ability of a player's card, on somebody or on nobody; what its words do the table does. */
export function ability(
  battle: Battle,
  { id, name, on, works }: Extract<Command, { do: 'ability' }>,
): Answer {
  const card = fighterOf(battle, id);
  const found = card?.abilities.find(one => one.name === name);
  const target = on === undefined ? undefined : fighterOf(battle, on);
  if (!card || !found || (on !== undefined && !target)) return refused('card');
  if (battle.step !== 'own' || card.side !== battle.acting) return refused('phase');
  const run = new Run(battle);
  const problem = problemOf(run, card, found);
  if (problem !== null) return refused(problem);
  const hits = target !== undefined && target.side !== card.side && found.damage > 0;
  if (hits) {
    const hit = {
      by: id,
      on: target.id,
      damage: found.damage,
      ability: true,
      ranged: found.ranged || battle.light === true,
      piercing: false,
    };
    const refusal = blowsOf(battle.cards, [hit], false)[0]?.problem ?? null;
    if (refusal !== null) return refused(refusal);
  }
  run.emit({ type: 'abilityUsed', key: keyOf(id, name) });
  markUse(run, id, name);
  run.log({ type: 'abilityUsed', who: card.name, uses: name, target: target?.name ?? null }, 'BP-2', id);
  if (works === false) run.log({ type: 'failed', who: card.name }, 'NA-8', id);
  else if (hits) blow(run, { by: id, on: target.id, damage: found.damage, piercing: false }, []);
  return { ok: true, value: run.events, state: run.state };
}
