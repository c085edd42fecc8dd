import { has, type State } from '../battle/card';
import { blowsOf, type Hit } from '../battle/damage';
import { setupProblems } from '../battle/setup';
import { nameOf, same } from '../battle/space';
import { type Aim, aim } from '../npc/aim';
import { npcTurn } from '../npc/turn';
import { useOf } from '../npc/uses';
import { type Battle, type Command, type Event, type Fighter, fighterOf } from './model';
import { beginPhase, endPhase, isHeld, nextPhase, without } from './phases';
import { type Answer, refused } from './refusals';
import { Run } from './run';
import { say } from './says';

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.battle });
type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const isFree = ({ cards }: Battle, id: string, at: Fighter['at']): boolean =>
  !cards.some(card => card.id !== id && same(card.at, at));

/** BG-2: what lies on the table belongs to one of the two armies, and no more of it than there are cards. */
const mostCards = 104;

function place(battle: Battle, { card }: Of<'place'>): Answer {
  if (!battle.armies.some(({ id }) => id === card.side)) return refused('card');
  if (battle.cards.length >= mostCards && !fighterOf(battle, card.id)) return refused('card');
  if (!isFree(battle, card.id, card.at)) return refused('taken');
  const run = new Run(battle);
  run.put({ type: 'came', card });
  return done(run);
}

/** BG-2, EN-4: both armies stand, the NPCs north of the frontline; they act first where there are any. */
function begin(battle: Battle): Answer {
  if (battle.step !== 'setup') return refused('phase');
  const [north, south] = battle.armies;
  for (const [army, edge] of [
    [north, 'N'],
    [south, 'S'],
  ] as const) {
    const placed = battle.cards.filter(({ side }) => side === army.id);
    const [problem] = setupProblems(edge, placed);
    if (problem) return refused(problem);
  }
  const run = new Run(battle);
  beginPhase(run, north.id);
  return done(run);
}

/** NA-1 to NA-6: what a roll brings is told; nothing moves before it is done. */
function npc(battle: Battle, { id, roll }: Of<'npc'>): Answer {
  if (battle.step !== 'npc' || battle.doing) return refused(battle.doing ? 'doing' : 'phase');
  const actor = fighterOf(battle, id ?? battle.order[0] ?? '');
  if (!actor || !battle.order.includes(actor.id)) return refused('card');
  if (roll !== undefined && (!Number.isInteger(roll) || roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(battle);
  // NA-2: a disabled or undead one rolls nothing.
  const rolls = !has(actor, 'disabled') && !has(actor, 'undead');
  const value = roll ?? (rolls ? run.d8() : 1);
  const turn = npcTurn(battle.cards, actor, value, battle.fliers);
  const target = turn.target === null ? null : run.name(turn.target);
  run.now({ doing: { id: actor.id, roll: value, turn, overruled: false } });
  run.tell(
    say('korrem.does', { who: actor.name, roll: value, uses: turn.uses, target, why: [...turn.why] }),
    'NA-1',
    actor.id,
  );
  return done(run);
}

/** NM-7: the table chooses somebody else; way and reach are worked out anew. */
function aimAt(battle: Battle, { target }: Of<'aim'>): Answer {
  const { doing } = battle;
  const actor = doing && fighterOf(battle, doing.id);
  const other = fighterOf(battle, target);
  if (!doing || !actor || !other) return refused('card');
  const use = useOf(actor, doing.roll);
  const ability = use.does === 'ability' ? use.ability : null;
  const found: Aim | undefined =
    ability?.target === 'S'
      ? { target: other, path: [actor.at], acts: true, why: [] }
      : aim(battle.cards, actor, [other], ability?.ranged ?? false, battle.fliers);
  const path = found?.path ?? [actor.at];
  const acts = found?.acts ?? false;
  const run = new Run(battle);
  run.now({
    doing: {
      ...doing,
      overruled: true,
      turn: {
        ...doing.turn,
        target,
        path,
        at: path[path.length - 1] ?? actor.at,
        acts,
        damage: acts && ability?.target !== 'S' ? (ability?.damage ?? actor.attack) : 0,
        why: [],
      },
    },
  });
  run.tell(say('korrem.overruled', { target: other.name }), 'NM-7', doing.id);
  return done(run);
}

/** NA-1, NA-8, DM-1: the turn that was told is carried out, and the next NPC comes. */
function carryOut(battle: Battle, { works }: Of<'done'>): Answer {
  const { doing } = battle;
  const actor = doing && fighterOf(battle, doing.id);
  if (!doing || !actor) return refused('phase');
  const { turn } = doing;
  const run = new Run(battle);
  run.now({ doing: null, order: battle.order.filter(id => id !== actor.id) });
  if (has(actor, 'frozen') && doing.roll === 8) {
    run.put({ type: 'card', id: actor.id, change: { states: without(actor.states, 'frozen') } });
    run.tell(say('korrem.thaws', { who: actor.name }), 'NA-2', actor.id);
  }
  if (!same(turn.at, actor.at)) {
    run.put({ type: 'card', id: actor.id, change: { at: turn.at } });
    run.tell(say('korrem.moves', { who: actor.name }), 'NM-5', actor.id);
  }
  if (turn.target !== null) act(run, actor, works ?? true);
  else run.tell(say('korrem.still', { who: actor.name }), 'NA-2', actor.id);
  goOn(run);
  return done(run);

  function act(at: Run, by: Fighter, isGood: boolean): void {
    const target = at.name(turn.target ?? '');
    const helps = turn.ability?.target === 'S';
    if (!turn.acts) at.tell(say('korrem.too-far', { who: by.name, target }), 'NM-5', by.id);
    else if (!isGood) at.tell(say('korrem.fails', { who: by.name }), 'NA-8', by.id);
    else if (helps) at.tell(say('korrem.helps', { who: by.name, target }), 'NA-6', by.id);
    else hit(at, by.id, turn.target ?? '', turn.damage, false);
    if (turn.ability && isGood) remember(at, by, turn.ability.name, turn.target ?? '');
  }
}

/** NA-3: a C stays with whom it hit last. */
function remember(run: Run, by: Fighter, name: string, target: string): void {
  const abilities = by.abilities.map(one => (one.name === name ? { ...one, last: target } : one));
  run.put({ type: 'card', id: by.id, change: { abilities } });
}

function hit(run: Run, by: string, on: string, damage: number, piercing: boolean): void {
  const { lost, left } = run.hurt(on, damage, piercing);
  run.tell(say('korrem.hits', { who: run.name(by), target: run.name(on), lost, left }), 'DM-1', by);
  if (left === 0) run.bury(on);
}

/** NF-2: when all have acted the phase ends. */
function goOn(run: Run): void {
  if (run.battle.end) return;
  const order = run.battle.order.filter(id => fighterOf(run.battle, id));
  run.now({ order });
  if (order.length === 0) endPhase(run);
}

/** DM-4: why a blow is refused that comes after those of this phase. */
function blow(battle: Battle, next: Hit): string | null {
  if (battle.hits.some(({ by }) => by === next.by)) return 'twice';
  return blowsOf(battle.cards, [next], false)[0]?.problem ?? null;
}

/** BP-2, DM-1: base attacks of several on one; each attacks once in a phase. */
function strike(battle: Battle, { on, by }: Of<'strike'>): Answer {
  if (battle.step !== 'own') return refused('phase');
  if (by.length === 0) return refused('card');
  const run = new Run(battle);
  for (const id of by) {
    const attacker = fighterOf(run.battle, id);
    // What has fallen takes no further blows; whoever would have struck may strike somebody else.
    if (!fighterOf(run.battle, on) && run.events.length > 0) break;
    if (run.battle.end) break;
    const next: Hit = { by: id, on, damage: null, ability: false, ranged: false, piercing: false };
    const problem = !attacker || attacker.side !== battle.acting ? 'card' : blow(run.battle, next);
    if (problem !== null || !attacker) return refused(problem ?? 'card');
    run.now({ hits: [...run.battle.hits, next] });
    hit(run, id, on, attacker.attack, false);
  }
  return done(run);
}

/** DM-1: the table names a sum, of abilities or of many blows at once. */
function sum(battle: Battle, { on, damage, piercing }: Of<'sum'>): Answer {
  const target = fighterOf(battle, on);
  if (battle.step !== 'own' && battle.step !== 'npc') return refused('phase');
  if (!target) return refused('card');
  if (!Number.isInteger(damage) || damage < 0 || damage > 999) return refused('value');
  const run = new Run(battle);
  const by = battle.cards.find(({ side }) => side === battle.acting)?.id ?? '';
  hit(run, by, on, damage, piercing);
  goOnIfNpc(run);
  return done(run);
}

const goOnIfNpc = (run: Run): void => {
  if (run.battle.step === 'npc' && !run.battle.doing) goOn(run);
};

function walk(battle: Battle, { id, to }: Of<'walk'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  if (battle.end) return refused('over');
  if (!isFree(battle, id, to)) return refused('taken');
  const run = new Run(battle);
  if (battle.step === 'own' && card.side === battle.acting && isHeld(run, id)) return refused('held');
  run.put({ type: 'card', id, change: { at: to } });
  return done(run);
}

/** SA-2: what becomes disabled is free again when the next phase begins of whoever did it. */
function state(battle: Battle, { id, state: which, on }: Of<'state'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  const states: State[] = on ? [...without(card.states, which), which] : without(card.states, which);
  const run = new Run(battle);
  run.put({ type: 'card', id, change: { states } });
  if (which === 'disabled' && on) run.now({ began: { ...battle.began, [id]: battle.acting } });
  run.tell(say('korrem.state', { who: card.name, state: which, on }), 'SA-1', id);
  return done(run);
}

/** RG-2, RG-3: every loose card slides to its cell, or to another that is equally near. */
function regrouped(battle: Battle, { cells = {} }: Of<'regroup'>): Answer {
  if (battle.step !== 'regroup') return refused('phase');
  const run = new Run(battle);
  for (const slide of battle.slides) {
    const to = cells[slide.id] ?? slide.to;
    if (!slide.options.some(cell => nameOf(cell) === nameOf(to)) || !isFree(run.battle, slide.id, to))
      return refused('slide');
    run.put({ type: 'card', id: slide.id, change: { at: to } });
    run.tell(say('korrem.slides', { who: run.name(slide.id) }), 'RG-2', slide.id);
  }
  if (!run.settle()) nextPhase(run);
  return done(run);
}

/** BE-2: an army leaves in its own phase, unless somebody in it cannot move. */
function retreat(battle: Battle, { side }: Of<'retreat'>): Answer {
  if (battle.step !== 'own' || battle.acting !== side || battle.phase <= 1) return refused('retreat');
  const run = new Run(battle);
  if (battle.cards.some(card => card.side === side && isHeld(run, card.id))) return refused('retreat');
  run.tell(
    say('korrem.retreats', { army: battle.armies.find(({ id }) => id === side)?.name ?? side }),
    'BE-2',
  );
  run.settle(side);
  return done(run);
}

function correct(battle: Battle, { id, change }: Of<'correct'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  const next = { ...card, ...change };
  if (!isFree(battle, id, next.at)) return refused('taken');
  if (next.damage < 0 || next.health < 1 || next.health > 999) return refused('value');
  const run = new Run(battle);
  run.put({ type: 'card', id, change });
  run.tell(say('korrem.table-says', { who: card.name }), 'DM-3', id);
  if (next.damage >= next.health && battle.step !== 'setup') run.bury(id);
  goOnIfNpc(run);
  return done(run);
}

function remove(battle: Battle, id: string): Answer {
  if (!fighterOf(battle, id)) return refused('card');
  const run = new Run(battle);
  run.put({ type: 'gone', id });
  if (battle.step !== 'setup') {
    run.settle();
    goOnIfNpc(run);
  }
  return done(run);
}

function set(battle: Battle, change: Of<'set'>['change']): Answer {
  const run = new Run(battle);
  run.put({ type: 'set', change });
  return done(run);
}

function phase(battle: Battle): Answer {
  if (battle.step !== 'own') return refused('phase');
  const run = new Run(battle);
  endPhase(run);
  return done(run);
}

function over(battle: Battle, victor: string | null): Answer {
  const run = new Run(battle);
  run.put({ type: 'ended', end: { victor, why: 'table', defect: [] } });
  return done(run);
}

/** A command becomes what happens, or the reason why it does not; a refused one changes nothing. */
export function decide(battle: Battle, command: Command): Answer {
  if (command.do === 'set') return set(battle, command.change);
  if (battle.end) return refused('over');
  switch (command.do) {
    case 'place':
      return place(battle, command);
    case 'begin':
      return begin(battle);
    case 'npc':
      return npc(battle, command);
    case 'aim':
      return aimAt(battle, command);
    case 'done':
      return carryOut(battle, command);
    case 'strike':
      return strike(battle, command);
    case 'sum':
      return sum(battle, command);
    case 'walk':
      return walk(battle, command);
    case 'state':
      return state(battle, command);
    case 'phase':
      return phase(battle);
    case 'regroup':
      return regrouped(battle, command);
    case 'retreat':
      return retreat(battle, command);
    case 'correct':
      return correct(battle, command);
    case 'remove':
      return remove(battle, command.id);
    case 'over':
      return over(battle, command.victor);
  }
}

/** A die of the app came to light. */
export const reveals = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'rolled');
