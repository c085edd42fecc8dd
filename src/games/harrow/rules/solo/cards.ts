import { hexOfNumber } from '../map';
import { mayCome } from '../moves';
import { cubeOfSide, type Faction, type SideCube, terrainCubes } from '../sides';
import { boardIn } from '../state/common';
import { type CubeCounts, countOf } from '../state/cubes';
import type { GoalKind } from '../state/events';
import { type Done, log, type Refused, refused } from '../state/run';
import type { TurnedCard } from './commands';
import { cardsLeft, hexesOfFace, type SoloGame } from './model';
import { say } from './says';
import { goTo, lose, type SoloRun } from './solo-run';

const nameOf = (game: SoloGame, card: string): string => game.cards.faces[card]?.name ?? card;

/** SO-2, SO-21: which card comes from a pile: the app's own next one, or the one that the table names. */
function cardOf(
  game: SoloGame,
  pile: SideCube,
  told: TurnedCard | undefined,
): Pick<TurnedCard, 'id' | 'face' | 'hexes'> | Refused {
  const { cards } = game;
  const { left, order } = cards.piles[pile];
  if (left === 0) return refused('pile-empty', 'SO-6', say('harrow.pile-empty', { pile }));
  if (cards.from === 'app') {
    const [id] = order;
    return id === undefined ? refused('pile-empty', 'SO-6', say('harrow.pile-empty', { pile })) : { id };
  }
  if (!told) return refused('which-card', 'SO-2', say('harrow.which-card'));
  const face = told.face ?? cards.faces[told.id];
  if (!face) return refused('card-unknown', 'SO-2', say('harrow.card-unknown'));
  if (face.color !== pile) return refused('wrong-color', 'SO-2', say('harrow.wrong-color', { pile }));
  if (cards.seen.includes(told.id))
    return refused('card-seen', 'SO-2', say('harrow.card-seen', { card: face.name }));
  if (face.special) return told;
  const { grid } = boardIn(game).map;
  const hexes = told.hexes?.filter(({ n }) => face.numbers.includes(n)) ?? [];
  for (const { at } of hexes)
    if (grid.cellOf.get(at) === undefined) return refused('not-here', 'HX-2', say('harrow.not-here', { at }));
  for (const n of face.numbers)
    if (!hexOfNumber(game.map, face.color, n) && !hexes.some(one => one.n === n))
      return refused('no-number', 'SO-2', say('harrow.no-number', { n }));
  return { ...told, hexes };
}

/** SO-5: the special card loses Hester's cubes on the Battleground. */
function loseCubes(run: SoloRun): void {
  let lost: CubeCounts = {};
  let n = 0;
  for (const cube of terrainCubes) {
    const here = countOf(run.state.ground, cube);
    if (here > 0) lost = { ...lost, [cube]: here };
    n += here;
  }
  if (n > 0) run.emit({ type: 'paid', cubes: lost });
  log(run, 'SO-5', say('harrow.special-lost', { n }));
}

/** A card is turned; what it is for is settled by who turned it. */
function turn(run: SoloRun, pile: SideCube, told: TurnedCard | undefined): string | Refused {
  const card = cardOf(run.state, pile, told);
  if ('code' in card) return card;
  for (const { n, at } of card.hexes ?? []) run.emit({ type: 'number', color: pile, n, at });
  run.emit({ type: 'turned', pile, card: card.id, ...(card.face ? { face: card.face } : {}) });
  if (run.state.cards.faces[card.id]?.special) loseCubes(run);
  return card.id;
}

const isRefused = (it: string | Refused): it is Refused => typeof it !== 'string';

/** SO-4: where a goal may come by the card that was turned, of its two hexes or of all. */
export function goalSites(game: SoloGame, goal: GoalKind, card: string): string[] {
  const board = boardIn(game);
  const { grid } = board.map;
  const hexes = hexesOfFace(game, card);
  const all = hexes === 'any' ? [...grid.cells].map(cell => grid.names[cell]!) : [...new Set(hexes)];
  return all.filter(hex => {
    const cell = grid.cellOf.get(hex);
    return cell !== undefined && mayCome(board, goal, cell);
  });
}

/** SO-4: which goal is missing from the map; Townsfolk first. */
export function missingGoal({ board }: SoloGame): GoalKind | null {
  if (board.townsfolk.length === 0) return 'townsfolk';
  return board.buildings.length === 0 ? 'building' : null;
}

/** SO-3, SO-4: the round begins, or goes on once a goal is there. */
export function beginGoals(run: SoloRun): void {
  const goal = missingGoal(run.state);
  if (goal === null) {
    if (cardsLeft(run.state) === 0) lose(run, 'cards');
    else goTo(run, { at: 'card', thrown: null });
    return;
  }
  if (cardsLeft(run.state) === 0) lose(run, 'cards');
  else goTo(run, { at: 'goal', goal, card: null });
}

/** SO-4: a card for a goal; where neither hex will do the next one is needed. */
export function turnForGoal(run: SoloRun, goal: GoalKind, pile: SideCube, told?: TurnedCard): Done {
  const card = turn(run, pile, told);
  if (isRefused(card)) return card;
  const sites = goalSites(run.state, goal, card);
  const name = nameOf(run.state, card);
  if (sites.length === 0) {
    log(run, 'SO-4', say('harrow.goal-nowhere', { card: name }));
    if (cardsLeft(run.state) === 0) lose(run, 'cards');
    else goTo(run, { at: 'goal', goal, card: null });
    return undefined;
  }
  const hexes = hexesOfFace(run.state, card);
  log(
    run,
    'SO-4',
    say('harrow.goal-turned', { goal, card: name, hexes: hexes === 'any' ? '' : sites.join(', ') }),
  );
  goTo(run, { at: 'goal', goal, card });
  return undefined;
}

export function placeGoal(run: SoloRun, goal: GoalKind, card: string, at: string): Done {
  if (!goalSites(run.state, goal, card).includes(at))
    return refused('not-here', 'SO-4', say('harrow.not-here', { at }));
  run.emit({ type: 'placed', goal, at });
  log(run, 'SO-4', say('harrow.goal-placed', { goal, at }), { at });
  beginGoals(run);
  return undefined;
}

/** SO-6: the pile, the side, then the look. */
export function turnForSide(
  run: SoloRun,
  side: Faction,
  thrown: boolean,
  pile: SideCube,
  told?: TurnedCard,
): Done {
  run.emit({ type: 'quiet' });
  const card = turn(run, pile, told);
  if (isRefused(card)) return card;
  goTo(run, { at: 'look', side, card, thrown });
  return undefined;
}

/** SO-9: another card, turned for its numbers alone. */
export function turnForHaint(
  run: SoloRun,
  pile: SideCube,
  told?: TurnedCard,
): readonly string[] | 'any' | Refused {
  const card = turn(run, pile, told);
  if (isRefused(card)) return card;
  log(run, 'SO-9', say('harrow.haint-again', { card: nameOf(run.state, card) }));
  return hexesOfFace(run.state, card);
}

/** SO-8: cubes of a faction are its colour's. */
export const cubeOf = (side: Faction) => cubeOfSide[side];
