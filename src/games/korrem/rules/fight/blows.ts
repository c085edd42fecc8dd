import { has, isAddOn } from '../battle/card';
import { blowsOf, type Hit } from '../battle/damage';
import { type Battle, type Command, fighterOf } from './model';
import { endPhase } from './phases';
import { type Answer, refused } from './refusals';
import { Run } from './run';
import { hasFocused } from './uses';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** BG-6: a tower hits from afar. */
const towerAttack = 4;

export function hit(run: Run, by: string, on: string, damage: number, piercing: boolean): void {
  const { lost, left } = run.hurt(on, damage, piercing);
  run.log({ type: 'hit', who: run.name(by), target: run.name(on), lost, left }, 'DM-1', by);
  if (left === 0) run.bury(on);
}

/** NF-2: when all have acted the phase ends. */
export function goOn(run: Run): void {
  if (run.state.end || run.state.step !== 'npc' || run.state.doing || run.state.naming) return;
  const order = run.state.order.filter(id => fighterOf(run.state, id));
  run.emit({ type: 'orderFixed', order });
  if (order.length === 0) endPhase(run);
}

/** DM-4: why a blow is refused that comes after those of this phase. */
function problemWith(battle: Battle, next: Hit): string | null {
  if (battle.hits.some(({ by }) => by === next.by)) return 'twice';
  const attacker = fighterOf(battle, next.by);
  if (attacker && hasFocused(battle, attacker)) return 'focus';
  // Without positions the table sees who reaches whom.
  const asked = battle.light ? { ...next, ranged: true } : next;
  return blowsOf(battle.cards, [asked], false)[0]?.problem ?? null;
}

/** NA-7: the answers that an NPC has ready, in printed order. */
function answersOf(battle: Battle, id: string): string[] {
  const card = fighterOf(battle, id);
  const npc = battle.armies.some(army => army.id === card?.side && army.npc);
  if (!card || !npc || has(card, 'disabled') || has(card, 'frozen') || has(card, 'undead')) return [];
  return card.abilities.filter(({ target, ready }) => target === 'D' && ready).map(({ name }) => name);
}

/** NA-7: a blow falls, unless somebody answers it first. */
export function blow(
  run: Run,
  next: { by: string; on: string; damage: number; piercing: boolean },
  rest: readonly string[],
): boolean {
  const abilities = run.state.unharmed || next.damage === 0 ? [] : answersOf(run.state, next.on);
  if (abilities.length > 0) {
    run.emit({ type: 'answerAsked', dodging: { ...next, abilities, rest } });
    return false;
  }
  hit(run, next.by, next.on, next.damage, next.piercing);
  return true;
}

/** BP-2, DM-1: base attacks one after the other, until one is answered. */
function strikes(run: Run, on: string, by: readonly string[]): Answer {
  for (const [i, id] of by.entries()) {
    const attacker = fighterOf(run.state, id);
    // What has fallen takes no further blows; whoever would have struck may strike somebody else.
    if (!fighterOf(run.state, on) && run.events.length > 0) break;
    if (run.state.end) break;
    const tower = attacker?.kind === 'tower';
    const next: Hit = { by: id, on, damage: null, ability: false, ranged: tower, piercing: false };
    const problem = !attacker || attacker.side !== run.state.acting ? 'card' : problemWith(run.state, next);
    if (problem !== null || !attacker) return refused(problem ?? 'card');
    run.emit({ type: 'attacked', hit: next });
    const damage = tower ? towerAttack : attacker.attack;
    if (!blow(run, { by: id, on, damage, piercing: false }, by.slice(i + 1))) break;
  }
  return done(run);
}

/** BP-2, DM-1: base attacks of several on one; each attacks once in a phase. */
export function strike(battle: Battle, { on, by }: Of<'strike'>): Answer {
  if (battle.step !== 'own') return refused('phase');
  if (by.length === 0) return refused('card');
  return strikes(new Run(battle), on, by);
}

/** DM-1: the table names a sum, of abilities or of many blows at once. */
export function sum(battle: Battle, { on, damage, piercing }: Of<'sum'>): Answer {
  const target = fighterOf(battle, on);
  if (battle.step !== 'own' && battle.step !== 'npc') return refused('phase');
  if (!target) return refused('card');
  if (!Number.isInteger(damage) || damage < 0 || damage > 999) return refused('value');
  const run = new Run(battle);
  const by = battle.cards.find(({ side }) => side === battle.acting)?.id ?? '';
  const theirs = target.side !== battle.acting;
  if (!theirs) hit(run, by, on, damage, piercing);
  else if (!blow(run, { by, on, damage, piercing }, [])) return done(run);
  goOn(run);
  return done(run);
}

/** NA-7: the table says what an answer saved; the next one is asked, or the blow falls. */
export function dodged(battle: Battle, { saved }: Of<'dodged'>): Answer {
  const { dodging } = battle;
  if (!dodging) return refused('phase');
  const [name = '', ...abilities] = dodging.abilities;
  const damage = Math.max(0, dodging.damage - saved);
  const run = new Run(battle);
  run.log({ type: 'dodged', who: run.name(dodging.on), uses: name, saved }, 'NA-7', dodging.on);
  if (abilities.length > 0 && damage > 0) {
    run.emit({ type: 'answerAsked', dodging: { ...dodging, abilities, damage } });
    return done(run);
  }
  run.emit({ type: 'answered' });
  hit(run, dodging.by, dodging.on, damage, dodging.piercing);
  if (dodging.rest.length > 0 && fighterOf(run.state, dodging.on) && !run.state.end)
    return strikes(run, dodging.on, dodging.rest);
  goOn(run);
  return done(run);
}

/** BG-6: what never moves, and is never in any state. */
export const stands = (battle: Battle, id: string): boolean => {
  const card = fighterOf(battle, id);
  return card !== undefined && isAddOn(card);
};
