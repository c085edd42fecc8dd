import { draw, type Stream } from '../../src/basics/random';
import type { WitchCommand } from '../../src/games/harrow/rules/hester/commands';
import type { WitchGame } from '../../src/games/harrow/rules/hester/model';
import type { WitchQuestion } from '../../src/games/harrow/rules/hester/question';
import { cubesForPayment } from '../../src/games/harrow/rules/hester/table';
import { factions, type MainSide, mainSides } from '../../src/games/harrow/rules/sides';
import type { SoloCommand } from '../../src/games/harrow/rules/solo/commands';
import type { SoloGame } from '../../src/games/harrow/rules/solo/model';
import { type SoloQuestion, soloQuestion, stepsAfter } from '../../src/games/harrow/rules/solo/question';
import { boardIn, hasSpace } from '../../src/games/harrow/rules/state/common';
import type { CubeCounts } from '../../src/games/harrow/rules/state/cubes';
import { shake } from '../../src/games/harrow/rules/state/tree-box';
import { distance } from '../../src/hex/grid';

/** Picks among what is offered: always the first by `defaults`, else any. */
class Hand {
  private stream: Stream;
  private readonly defaults: boolean;

  constructor(stream: Stream, defaults: boolean) {
    this.stream = stream;
    this.defaults = defaults;
  }

  under(n: number): number {
    const [picked, next] = draw(this.stream, 0, Math.max(0, n - 1));
    this.stream = next;
    return picked;
  }

  any<T>(of: readonly T[]): T {
    return of[this.under(of.length)]!;
  }

  one<T>(of: readonly T[]): T {
    return this.defaults ? of[0]! : this.any(of);
  }
}

/** Who picks: at random, or the first. */
interface Picks {
  under(n: number): number;
  any<T>(of: readonly T[]): T;
}

function pathOf(game: SoloGame, hand: Hand, from: string): string[] {
  const path: string[] = [];
  for (let next = stepsAfter(game, from, path); next.length > 0; next = stepsAfter(game, from, path))
    path.push(hand.one(next));
  return path;
}

/** How near a move brings an infected Haint to one of the other side: what leads to a Bonfire. */
function nearness(game: WitchGame, side: string, to: string): number {
  const { grid } = boardIn(game).map;
  const at = grid.cellOf.get(to) ?? 0;
  const others = game.board.units.filter(one => one.side !== side && one.infected > 0);
  return Math.min(99, ...others.map(one => distance(grid, at, grid.cellOf.get(one.at) ?? 0)));
}

/** Hester makes a Bonfire where she can, infects what she can pay, and brings infected Haints together. */
export function witchCommand(
  game: WitchGame,
  hand: Picks,
  asked: WitchQuestion,
  out: CubeCounts | undefined,
): WitchCommand {
  const { witch } = game;
  if (asked.aside) return { do: 'aside', to: hand.any(asked.aside.sites) };
  if (asked.acting) {
    const { ways } = asked.acting;
    if (ways.length === 0 || hand.under(6) === 0) return { do: 'cardStep' };
    const { from, at } = hand.any(ways);
    return { do: 'cardStep', at, ...(from ? { from } : {}) };
  }
  const infection = asked.infections[0];
  if (infection) {
    const haint = infection.via === 'legend' ? infection.healthy[0] : undefined;
    return {
      do: 'infect',
      at: infection.at,
      ...(haint ? { haint } : {}),
      pay: cubesForPayment(game.ground, infection.pay[0]!),
    };
  }
  const summoning = asked.summonings[0];
  if (summoning) return { do: 'summon', at: summoning.at };
  const bonfire = asked.moves.find(one => one.bonfire);
  const nearer = asked.moves.filter(
    one => one.who !== 'hester' && nearness(game, one.who, one.to) < nearness(game, one.who, one.from),
  );
  const wander = asked.moves.length > 0 && hand.under(4) === 0 ? hand.any(asked.moves) : undefined;
  const moving = bonfire ?? nearer[0] ?? wander;
  if (moving && witch) {
    const space = Object.keys(game.homes).find((side): side is MainSide =>
      mainSides.some(one => one === side && hasSpace(witch, one)),
    );
    return {
      do: 'move',
      who: moving.who,
      from: moving.from,
      to: moving.to,
      pay: cubesForPayment(game.ground, moving.pay[0]!),
      ...(moving.bonfire && space ? { space } : {}),
    };
  }
  if (asked.activations.length > 0 && hand.under(2) === 0)
    return { do: 'activate', card: asked.activations[0]! };
  if (asked.left > 0 && asked.stage === 'top' && asked.left > 1) {
    const open: WitchCommand[] = [
      ...asked.roots.map(to => ({ do: 'root', to }) as const),
      ...asked.haints.map(one => ({ do: 'haint', ...one }) as const),
      ...asked.cards.map(card => ({ do: 'play', card }) as const),
    ];
    if (open.length > 0 && hand.under(2) === 0) return hand.any(open);
  }
  if (asked.stage === 'top') return { do: 'tree', ...(out ? { out } : {}) };
  const eat = asked.eat[0];
  return eat ? { do: 'endTurn', eat } : { do: 'endTurn' };
}

const outOf = (game: SoloGame): { readonly out?: CubeCounts } =>
  game.tree.kind === 'app'
    ? {}
    : { out: shake({ ...game.tree, stream: [game.round, 7, game.cards.seen.length, 99] }, game.ground).out };

/** Where a Root goes: to Haints that can be infected, while there are any near. */
function rootOf(game: SoloGame, hand: Picks, next: readonly string[]): string {
  const healthy = next.filter(hex =>
    game.board.units.some(one => one.at === hex && one.haints > one.infected),
  );
  return healthy.length > 0 ? hand.any(healthy) : hand.any(next);
}

/** What a player does at this question; nothing where the game is over. */
function commandFor(game: SoloGame, hand: Hand, asked: SoloQuestion): SoloCommand | undefined {
  switch (asked.ask) {
    case 'pile': {
      const pile = hand.any(asked.piles);
      return asked.what === 'side' ? { do: 'turn', pile, side: hand.any(factions) } : { do: 'turn', pile };
    }
    case 'goal':
      return { do: 'goal', at: hand.one(asked.sites) };
    case 'look':
      if (asked.mayThrow && hand.under(8) === 0) return { do: 'throwAway' };
      return asked.face?.special === false ? { do: 'act' } : { do: 'act', first: hand.one(game.clockwise) };
    case 'spawn':
      return { do: 'spawn', at: hand.one(asked.sites) };
    case 'walk': {
      if (hand.one([true, false])) return { do: 'byDefault' };
      const { at } = hand.any(asked.walkers);
      return { do: 'walk', from: at, path: pathOf(game, hand, at) };
    }
    case 'attack': {
      const { from, target, against } = hand.one(asked.pairs);
      return { do: 'attack', from, target, against };
    }
    case 'drop':
      return { do: 'drop', ...outOf(game) };
    case 'legend':
      return { do: 'legend', push: hand.one(asked.pushes) ?? null, haint: hand.one(asked.haints) ?? null };
    case 'root':
      return asked.next.length === 0 ? { do: 'noRoot' } : { do: 'root', to: rootOf(game, hand, asked.next) };
    case 'witch':
      return witchCommand(game, hand, asked, outOf(game).out);
    case 'over':
      return undefined;
  }
}

/** A player that goes on until the game is over. */
export function soloPlayer(
  stream: Stream,
  defaults: boolean,
): (game: SoloGame, asked?: SoloQuestion) => SoloCommand | undefined {
  const hand = new Hand(stream, defaults);
  return (game, asked = soloQuestion(game)) => commandFor(game, hand, asked);
}
