import type { Hex } from '../../../../hex/shape';
import type { BoardData, GroupData } from './board-data';
import { type Common, noScore } from './common';
import { minus, plus } from './cubes';
import type { CommonEvent, Fix, GoalKind } from './events';
import { taleAfter } from './tale';
import { afterDrop } from './tree-box';

const nobody = (group: GroupData): boolean => group.haints + group.legends <= 0;

/** The same board with another group on a hex; a group of nobody leaves. */
function withGroup(board: BoardData, group: GroupData): BoardData {
  const others = board.units.filter(one => one.at !== group.at);
  return { ...board, units: nobody(group) ? others : [...others, group] };
}

const groupAt = (board: BoardData, at: Hex): GroupData | undefined => board.units.find(one => one.at === at);

/** Some of a group's Units go to another hex, or off the map. Nobody is made or doubled. */
export function withMoved(
  board: BoardData,
  from: Hex,
  to: Hex | null,
  units: Pick<GroupData, 'haints' | 'infected' | 'legends'>,
): BoardData {
  const group = groupAt(board, from);
  if (!group || from === to) return board;
  const haints = Math.min(units.haints, group.haints);
  const infected = Math.min(units.infected, group.infected, haints);
  const legends = Math.min(units.legends, group.legends);
  const left = {
    ...group,
    haints: group.haints - haints,
    infected: Math.min(group.infected - infected, group.haints - haints),
    legends: group.legends - legends,
  };
  const without = withGroup(board, left);
  if (to === null) return without;
  const there = groupAt(without, to);
  // Another side's Units give way only where the table says so: total all the same.
  const base = there?.side === group.side ? there : { haints: 0, infected: 0, legends: 0 };
  return withGroup(without, {
    at: to,
    side: group.side,
    haints: base.haints + haints,
    infected: base.infected + infected,
    legends: base.legends + legends,
  });
}

const goalField = { townsfolk: 'townsfolk', building: 'buildings' } as const satisfies Record<
  GoalKind,
  string
>;

const withoutFirst = (hexes: readonly Hex[], at: Hex): readonly Hex[] =>
  hexes.filter((_, i) => i !== hexes.indexOf(at));

const withBonfire = (board: BoardData, at: Hex, tokens: number): BoardData => {
  const others = board.bonfires.filter(one => one.at !== at);
  return { ...board, bonfires: tokens > 0 ? [...others, { at, tokens }] : others };
};

/** TM-6: what the table says is so. */
function fixed<Game extends Common>(game: Game, fix: Fix): Game {
  const { board } = game;
  switch (fix.what) {
    case 'group':
      return { ...game, board: withGroup(board, fix.group) };
    case 'goal':
      return { ...game, board: { ...board, [goalField[fix.goal]]: fix.hexes } };
    case 'hester':
      return { ...game, board: { ...board, hester: fix.at } };
    case 'bonfire':
      return { ...game, board: withBonfire(board, fix.at, fix.tokens) };
    case 'token':
      return { ...game, board: { ...board, [fix.token]: fix.hexes } };
    case 'score':
      return { ...game, scores: { ...game.scores, [fix.side]: fix.score } };
    case 'cubes':
      return fix.where === 'ground'
        ? { ...game, ground: { ...game.ground, [fix.cube]: fix.n } }
        : { ...game, tree: { ...game.tree, inside: { ...game.tree.inside, [fix.cube]: fix.n } } };
    case 'fell':
      return { ...game, tree: { ...game.tree, inside: fix.inside } };
    case 'witch':
      return { ...game, witch: fix.witch };
  }
}

const one = { haints: 0, infected: 0, legends: 0 };
const units = {
  legend: { ...one, legends: 1 },
  haint: { ...one, haints: 1 },
  infected: { ...one, haints: 1, infected: 1 },
} as const;

/** AT-7: an uninfected Haint dies before an infected one. */
function withKilled(board: BoardData, at: Hex): BoardData {
  const group = groupAt(board, at);
  if (!group) return board;
  return withMoved(board, at, null, group.haints > group.infected ? units.haint : units.infected);
}

/** Total: what is not where an event takes it from is passed over. */
export function applyCommon<Game extends Common>(game: Game, event: CommonEvent): Game {
  const after = applied(game, event);
  if (!game.tale) return after;
  const tale = taleAfter(game.tale, game, after, event);
  return tale === game.tale ? after : { ...after, tale };
}

function applied<Game extends Common>(game: Game, event: CommonEvent): Game {
  const { board } = game;
  switch (event.type) {
    case 'told':
      return { ...game, lines: [...game.lines, event.line] };
    case 'quiet':
      return { ...game, lines: [] };
    case 'cubes':
      return { ...game, ground: plus(game.ground, event.come) };
    case 'paid':
      return { ...game, ground: minus(game.ground, event.cubes) };
    case 'dropped':
      return {
        ...game,
        tree: afterDrop(game.tree, game.ground, event.out, event.stream),
        ground: event.out,
      };
    case 'placed': {
      const field = goalField[event.goal];
      return { ...game, board: { ...board, [field]: [...board[field], event.at] } };
    }
    case 'taken': {
      const field = goalField[event.goal];
      const score = game.scores[event.side] ?? noScore;
      return {
        ...game,
        board: { ...board, [field]: withoutFirst(board[field], event.at) },
        scores: { ...game.scores, [event.side]: { ...score, points: score.points + event.points } },
      };
    }
    case 'spawned': {
      const there = groupAt(board, event.at);
      const base = there?.side === event.side ? there : { at: event.at, side: event.side, ...one };
      return { ...game, board: withGroup(board, { ...base, haints: base.haints + 1 }) };
    }
    case 'walked': {
      const group = groupAt(board, event.from);
      return group ? { ...game, board: withMoved(board, event.from, event.to, group) } : game;
    }
    case 'killed':
      return { ...game, board: withKilled(board, event.at) };
    case 'shifted':
      return { ...game, board: withMoved(board, event.from, event.to, units[event.unit]) };
    case 'scored':
      return { ...game, scores: { ...game.scores, [event.side]: event.score } };
    case 'bonfire':
      return { ...game, board: withBonfire(board, event.at, event.tokens) };
    case 'infected': {
      const group = groupAt(board, event.at);
      if (!group || group.infected >= group.haints) return game;
      return { ...game, board: withGroup(board, { ...group, infected: group.infected + 1 }) };
    }
    case 'hester':
      return { ...game, board: { ...board, hester: event.at } };
    case 'witch':
      return { ...game, witch: event.witch };
    case 'attacked':
    case 'foreseen':
      return game;
    case 'fixed':
      return fixed(game, event.fix);
  }
}
