import { setupProblems } from '../battle/setup';
import { nameOf, same } from '../battle/space';
import { ability } from './abilities';
import { dodged, goOn, stands, strike, sum } from './blows';
import { artifact, attract, d8, dispel, join, summon } from './company';
import { type Battle, type Command, type Event, type Fighter, fighterOf } from './model';
import { aimAt, byLot, carryOut, name, npc } from './npc-turns';
import { beginPhase, endPhase, isHeld, nextPhase } from './phases';
import { type Answer, refused } from './refusals';
import { Run } from './run';

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });
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
  run.emit({ type: 'came', card });
  return done(run);
}

/** BG-2, EN-4: both armies stand, the NPCs north of the frontline; they act first where there are any. */
function begin(battle: Battle): Answer {
  if (battle.step !== 'setup') return refused('phase');
  // TE-1: health is asked; of other numbers the least is taken, with a question mark.
  if (battle.cards.some(({ unsure }) => unsure?.includes('health'))) return refused('health');
  const [north, south] = battle.armies;
  for (const [army, edge] of [
    [north, 'N'],
    [south, 'S'],
  ] as const) {
    const placed = battle.cards.filter(({ side }) => side === army.id);
    // Without positions an army needs a card, and no more.
    const problem = setupProblems(edge, placed).find(one => !battle.light || one === 'empty');
    if (problem) return refused(problem);
  }
  const run = new Run(battle);
  beginPhase(run, battle.starts ?? north.id);
  return done(run);
}

function walk(battle: Battle, { id, to }: Of<'walk'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  if (battle.end) return refused('over');
  // BG-6: walls and towers are stationary once they are set up.
  if (stands(battle, id) && battle.step !== 'setup') return refused('stationary');
  if (!isFree(battle, id, to)) return refused('taken');
  const run = new Run(battle);
  if (battle.step === 'own' && card.side === battle.acting && isHeld(run, id)) return refused('held');
  run.emit({ type: 'moved', id, at: to });
  return done(run);
}

/** SA-2: what becomes disabled is free again when the next phase begins of whoever did it. */
function state(battle: Battle, { id, state: which, on }: Of<'state'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  if (stands(battle, id)) return refused('addon');
  const run = new Run(battle);
  run.emit({ type: 'stateChanged', id, state: which, on });
  run.log({ type: 'stateChanged', who: card.name, state: which, on }, 'SA-1', id);
  return done(run);
}

/** RG-2, RG-3: every loose card slides to its cell, or to another that is equally near. */
function regrouped(battle: Battle, { cells = {} }: Of<'regroup'>): Answer {
  if (battle.step !== 'regroup') return refused('phase');
  const run = new Run(battle);
  for (const slide of battle.slides) {
    const to = cells[slide.id] ?? slide.to;
    if (!slide.options.some(cell => nameOf(cell) === nameOf(to)) || !isFree(run.state, slide.id, to))
      return refused('slide');
    run.emit({ type: 'moved', id: slide.id, at: to });
    run.log({ type: 'slid', who: run.name(slide.id) }, 'RG-2', slide.id);
  }
  if (!run.settle()) nextPhase(run);
  return done(run);
}

/** BE-2: an army leaves in its own phase, unless somebody in it cannot move. */
function retreat(battle: Battle, { side }: Of<'retreat'>): Answer {
  if (battle.step !== 'own' || battle.acting !== side || battle.phase <= 1) return refused('retreat');
  const run = new Run(battle);
  if (battle.cards.some(card => card.side === side && isHeld(run, card.id))) return refused('retreat');
  run.log({ type: 'retreated', army: battle.armies.find(({ id }) => id === side)?.name ?? side }, 'BE-2');
  // BE-5: of more than two armies the others fight on.
  if (!run.settle(side)) nextPhase(run);
  return done(run);
}

function correct(battle: Battle, { id, change }: Of<'correct'>): Answer {
  const card = fighterOf(battle, id);
  if (!card) return refused('card');
  const next = { ...card, ...change };
  if (!isFree(battle, id, next.at)) return refused('taken');
  if (next.damage < 0 || next.health < 1 || next.health > 999) return refused('value');
  const run = new Run(battle);
  // TE-1: what is told is no longer open.
  const open = card.unsure?.filter(name => change[name] === undefined);
  run.emit({ type: 'corrected', id, change: { ...change, ...(open && { unsure: open }) } });
  run.log({ type: 'corrected', who: card.name }, 'DM-3', id);
  if (next.damage >= next.health && battle.step !== 'setup') run.bury(id);
  goOn(run);
  return done(run);
}

function remove(battle: Battle, id: string): Answer {
  if (!fighterOf(battle, id)) return refused('card');
  const run = new Run(battle);
  run.emit({ type: 'gone', id });
  if (battle.step !== 'setup') {
    run.settle();
    goOn(run);
  }
  return done(run);
}

function set(battle: Battle, change: Of<'set'>['change']): Answer {
  const run = new Run(battle);
  run.emit({ type: 'set', change });
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
  run.emit({ type: 'ended', end: { victor, why: 'table', defect: [] } });
  return done(run);
}

const duringDodge: ReadonlySet<Command['do']> = new Set(['dodged', 'correct', 'state', 'over', 'remove']);

/** A command becomes what happens, or the reason why it does not; a refused one changes nothing. */
export function decide(battle: Battle, command: Command): Answer {
  if (command.do === 'set') return set(battle, command.change);
  if (battle.end) return refused('over');
  // NA-7: an answer is asked first; the table may put anything right meanwhile.
  if (battle.dodging && !duringDodge.has(command.do)) return refused('dodging');
  switch (command.do) {
    case 'place':
      return place(battle, command);
    case 'begin':
      return begin(battle);
    case 'npc':
      return npc(battle, command);
    case 'aim':
      return aimAt(battle, command);
    case 'lot':
      return byLot(battle, command);
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
    case 'dodged':
      return dodged(battle, command);
    case 'name':
      return name(battle, command);
    case 'summon':
      return summon(battle, command);
    case 'ability':
      return ability(battle, command);
    case 'dispel':
      return dispel(battle, command);
    case 'artifact':
      return artifact(battle, command);
    case 'd8':
      return d8(battle, command);
    case 'attract':
      return attract(battle, command);
    case 'join':
      return join(battle, command);
  }
}

/** A die of the app came to light. */
export const reveals = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'rolled');
