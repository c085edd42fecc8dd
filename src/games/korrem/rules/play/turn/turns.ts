import { neighbours } from '../../../../../hex/around';
import { goods } from '../../goods';
import { activeEvent } from '../../turns/timeline';
import { nationTurn } from '../../turns/weather';
import { creatureCells } from '../../world/creatures';
import { groupSize } from '../../world/gather';
import { type LandMap, landGrid } from '../../world/land';
import type { Member } from '../cards';
import { activeFlags, cellOf, hexOf, mapOf } from '../log/facts';
import { type Answer, refused } from '../log/refusals';
import { armiesOn, armyIn, commander, nationOf, type Timed, type World } from '../model';
import { beginMeeting } from '../war/meetings';
import { emptyArmy } from '../war/wars';
import type { Command } from './commands';
import { Run } from './run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
const isD8 = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 8;

/** WT-1: the highest D8 observes first; those who are equal roll again among themselves. */
export function observer(world: World, { rolls }: Of<'observer'>): Answer {
  const { step } = world;
  if (step.at !== 'observer') return refused('step');
  if (Object.values(rolls).some(n => !isD8(n))) return refused('roll');
  const run = new Run(world);
  const shown = step.among.map(id => [id, rolls[id] ?? run.d8()] as const);
  const most = Math.max(...shown.map(([, n]) => n));
  const best = shown.filter(([, n]) => n === most).map(([id]) => id);
  const [first = ''] = best;
  if (best.length > 1) {
    run.log({ type: 'observerTied', names: best.map(id => run.name(id)) }, 'WT-1');
    run.step({ at: 'observer', among: best });
  } else {
    run.log({ type: 'observerChosen', who: run.name(first) }, 'WT-1');
    run.emit({ type: 'observerChosen', nation: first });
  }
  return run.done();
}

/** WD-2: the events on the line, from the one that is active on; those that are over are shuffled back. */
function tickTimeline(run: Run, turn: number): void {
  const { timeline } = run.state;
  const [first] = timeline;
  if (!first) return;
  const active = activeEvent([first], turn - (first.began ?? turn) + 1);
  if (active) return;
  run.log({ type: 'eventEnded', name: first.name }, 'WD-2');
  const [, next] = timeline;
  if (next) run.log({ type: 'eventBegan', name: next.name, left: next.lasts }, 'WD-2');
  run.emit({ type: 'eventEnded' });
}

/** GA-4: who owns a settlement in a large desert gets 1 gold for it while others observe. */
function desertIncome(run: Run): void {
  const map = mapOf(run.state);
  const golds = new Map<string, number>();
  for (const [hex, { owner }] of Object.entries(run.state.settlements)) {
    const cell = cellOf(hex);
    if (cell !== undefined && map.lands.get(cell)?.type === 'desert' && groupSize(map, cell) >= 3)
      golds.set(owner, (golds.get(owner) ?? 0) + 1);
  }
  for (const [owner, n] of golds) {
    const nation = nationOf(run.state, owner);
    if (!nation) continue;
    run.emit({ type: 'goodsGained', of: { bank: owner }, goods: goods({ gold: n }) });
    run.log({ type: 'incomeReceived', who: nation.name, n }, 'GA-4');
  }
}

/** WT-2, WT-3: the Observer's roll: so many actions for each, and its event. */
export function weather(world: World, { roll }: Of<'weather'>): Answer {
  if (world.step.at !== 'weather') return refused('step');
  if (roll !== undefined && !isD8(roll)) return refused('roll');
  const run = new Run(world);
  const value = roll ?? run.d8();
  const { event, order } = nationTurn(
    world.nations.map(({ id }) => id),
    world.observer,
    value,
    world.settings.passing,
  );
  run.emit({ type: 'weatherRolled', roll: value, order });
  run.log({ type: 'weatherRolled', who: run.name(world.observer), roll: value, event }, 'WT-3');
  tickTimeline(run, run.state.turn);
  if (world.settings.bank && world.settings.map) desertIncome(run);
  // Without a map no land is laid, and creatures are the table's.
  const plays = event === 'world' || (event !== null && world.settings.map);
  if (!plays || event === null) run.step({ at: 'next' });
  else {
    const tile = event === 'land' ? (world.bag?.[0] ?? null) : null;
    const card = event === 'creature' ? (world.creatures?.[0] ?? null) : null;
    if (tile && world.bag) run.emit({ type: 'bag', bag: world.bag.slice(1) });
    if (card && world.creatures) run.emit({ type: 'creatures', creatures: world.creatures.slice(1) });
    run.step({ at: 'event', event, tile, card });
  }
  return run.done();
}

/** CR-1, CR-2: where the creature that turned up may be placed, North then West. */
export const creatureHexes = (world: World, card: Member): string[] =>
  creatureCells(mapOf(world), card.realm ?? 'shadow', activeFlags(world)).map(hexOf);

/** CR-1: the top creature is placed; a summon goes to the hand, and one that fits nowhere under the deck. */
export function creature(world: World, { hex, card: told }: Of<'creature'>): Answer {
  const { step } = world;
  if (step.at !== 'event' || step.event !== 'creature') return refused('step');
  const card = step.card ?? told;
  const run = new Run(world);
  run.step({ at: 'next' });
  if (!card) return run.done();
  const observing = nationOf(world, world.observer);
  if (card.kind === 'summon') {
    if (observing) run.emit({ type: 'handChanged', nation: observing.id, by: 1 });
    run.log({ type: 'cardTaken', who: observing?.name ?? '' }, 'CR-1');
    return run.done();
  }
  const hexes = creatureHexes(world, card);
  if (hexes.length === 0) {
    if (hex !== null) return refused('flags');
    if (world.creatures) run.emit({ type: 'creatures', creatures: [...world.creatures, card] });
    run.log({ type: 'cardPutUnder', card: card.name }, 'CR-1');
    return run.done();
  }
  const at = hex ?? hexes[0] ?? '';
  if (!hexes.includes(at)) return refused('realm');
  const made = run.fresh('a');
  const member: Member = step.card ? card : { ...card, id: run.fresh('c'), of: null };
  run.emit({ type: 'armyFormed', army: emptyArmy(made, null, card.name, at, [member]) });
  run.log({ type: 'creaturePlaced', who: world.observer, card: card.name, hex: at }, 'CR-1');
  // CR-3: placed where an army stands it engages at once.
  const met = armiesOn(run.state, at).find(({ nation }) => nation !== null);
  if (met) beginMeeting(run, met.id);
  return run.done();
}

/** WD-1: what the Observer has drawn. */
export function card(world: World, { kind, name, lasts = 1, artifact, army: id }: Of<'card'>): Answer {
  const { step } = world;
  if (step.at !== 'event' || step.event !== 'world') return refused('step');
  const observing = nationOf(world, world.observer);
  const run = new Run(world);
  run.step({ at: 'next' });
  run.log({ type: 'cardDrawn', name, kind }, 'WD-1');
  const toHand = (): void => {
    if (observing) run.emit({ type: 'handChanged', nation: observing.id, by: 1 });
  };
  switch (kind) {
    case 'strategy':
    case 'nation':
      toHand();
      break;
    case 'disaster':
      break;
    case 'artifact': {
      const army = id === undefined ? undefined : armyIn(world, id);
      // Nobody on a matching land: to the bottom of the deck.
      if (id === undefined) break;
      if (!army || !artifact) return refused('army');
      const made = run.fresh('r');
      const artifacts = [{ ...artifact, id: made, name, bearer: null }];
      run.emit({ type: 'artifactsGained', of: { army: army.id }, artifacts });
      break;
    }
    case 'event':
      // WD-2: the game's first goes to the line when it is drawn, a later one to the hand.
      if (!world.hadEvent) toLine(run, name, lasts);
      else toHand();
      break;
  }
  return run.done();
}

function toLine(run: Run, name: string, lasts: number): void {
  const made: Timed = {
    id: run.fresh('e'),
    name,
    lasts,
    began: run.state.timeline.length === 0 ? run.state.turn : null,
  };
  run.emit({ type: 'eventQueued', event: made });
  if (made.began !== null) run.log({ type: 'eventBegan', name, left: lasts }, 'WD-2');
}

/** WD-2: a card leaves the hand of whoever plays it; an event goes to the line. */
export function play(world: World, { name, lasts, nation }: Of<'play'>): Answer {
  const who = nationOf(world, nation ?? commander(world) ?? world.observer);
  if (!who || who.hand < 1) return refused('more');
  const run = new Run(world);
  run.emit({ type: 'handChanged', nation: who.id, by: -1 });
  run.log({ type: 'cardDrawn', name, kind: lasts === undefined ? 'played' : 'event' }, 'WD-1');
  if (lasts !== undefined) toLine(run, name, lasts);
  return run.done();
}

/** WT-2, WT-5: the next player's Command Phase begins with a full purse. */
export function next(world: World): Answer {
  if (world.step.at !== 'next') return refused('step');
  const who = world.order[world.current + 1];
  if (who === undefined) return refused('step');
  const run = new Run(world);
  run.emit({ type: 'commandPhaseBegan' });
  run.log({ type: 'commandPhaseBegan', who: run.name(who), actions: world.roll }, 'WT-5');
  return run.done();
}

/** WT-4, WT-5: what is not spent is lost; after the last of all the Observer changes. */
export function end(world: World): Answer {
  if (world.step.at !== 'command') return refused('step');
  if (world.meeting) return refused('meeting');
  // WT-6: a battle ends before the Command Phase does.
  if (world.battles.some(({ battle }) => !battle.end)) return refused('in-battle');
  const run = new Run(world);
  if (world.current + 1 < world.order.length) run.emit({ type: 'commandPhaseEnded' });
  else {
    const { next: observing } = nationTurn(
      world.nations.map(({ id }) => id),
      world.observer,
      world.roll,
      world.settings.passing,
    );
    run.emit({ type: 'observerChosen', nation: observing });
    run.log({ type: 'observerChosen', who: run.name(observing) }, 'WT-4');
  }
  return run.done();
}

/** WT-5: what was done on the table costs actions of the one purse. */
export function spend(world: World, { n }: Of<'spend'>): Answer {
  if (world.step.at !== 'command') return refused('step');
  if (n > world.actions) return refused('actions');
  const run = new Run(world);
  run.emit({ type: 'actionsSpent', n });
  return run.done();
}

/** LD-8, ST-1: the first village is free; an army with the provider of the nation stands there. */
export function settle(world: World, { hex, provider }: Of<'settle'>): Answer {
  const { step } = world;
  if (step.at !== 'settle') return refused('step');
  const nation = world.nations[step.who];
  if (!nation) return refused('unknown');
  const run = new Run(world);
  if (hex !== null) {
    const problem = villageProblem(world, hex);
    if (problem) return refused(problem);
    run.emit({
      type: 'settlement',
      hex,
      holding: { owner: nation.id, kind: 'village', occupier: null, walls: 0, towers: 0 },
    });
    run.log({ type: 'settled', who: nation.name, hex }, 'LD-8');
  }
  // The provider lies on top of its deck; a deck of the table names it.
  const [pile] = nation.piles;
  const own = pile?.cards[0];
  const first = own ?? (provider && { ...provider, id: run.fresh('c'), of: nation.id });
  if (own && pile)
    run.emit({
      type: 'pilesChanged',
      nation: nation.id,
      piles: [{ ...pile, cards: pile.cards.filter(one => one !== own) }, ...nation.piles.slice(1)],
    });
  if (first)
    run.emit({
      type: 'armyFormed',
      army: emptyArmy(run.fresh('a'), nation.id, nation.name, hex, [first]),
    });
  const who = step.who + 1;
  run.step(
    who < world.nations.length
      ? { at: 'settle', who }
      : { at: 'observer', among: world.nations.map(({ id }) => id) },
  );
  return run.done();
}

/** ST-1, LD-8: what speaks against a first village. */
export function villageProblem(world: World, hex: string) {
  const cell = cellOf(hex);
  const map = mapOf(world);
  const land = cell === undefined ? undefined : map.lands.get(cell);
  if (cell === undefined || !land) return 'no-land';
  if (land.type === 'ocean') return 'ocean';
  if (land.type === 'wasteland') return 'wasteland';
  if (land.landmark) return 'landmark';
  if (map.settlements.has(cell)) return 'taken';
  return villageBeside(map, cell) ? 'borders' : null;
}

const villageBeside = ({ settlements }: LandMap, cell: number): boolean =>
  neighbours(landGrid, cell).some(other => settlements.has(other));
