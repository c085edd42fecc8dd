import { describe, expect, it } from 'vitest';
import { pair as pairDocument } from '../../../../src/games/harrow/headless';
import { inLine, tokenHexes } from '../../../../src/games/harrow/rules/map';
import { bagNow } from '../../../../src/games/harrow/rules/pair/abilities';
import { tiles } from '../../../../src/games/harrow/rules/pair/bonus';
import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import {
  ownedBy,
  type PairGame,
  type SideTurn,
  thingsOf,
} from '../../../../src/games/harrow/rules/pair/model';
import type { TurnQuestion } from '../../../../src/games/harrow/rules/pair/question';
import {
  freshMore,
  type Legend,
  type Power,
  type Things,
  type TurnMore,
} from '../../../../src/games/harrow/rules/pair/things';
import type { Jar } from '../../../../src/games/harrow/rules/round';
import type { MainSide, Terrain } from '../../../../src/games/harrow/rules/sides';
import { type GroupData, mapOf } from '../../../../src/games/harrow/rules/state/board-data';
import { supplyOf } from '../../../../src/games/harrow/rules/state/common';
import { hollowFork } from '../../../../src/games/harrow/sample/hollow-fork';
import { samplePair } from '../../../../src/games/harrow/sample/pair';
import { asksRightly, follows } from '../slow/referee';

const pair = (more: Partial<Parameters<typeof samplePair>[0]> = {}): PairGame =>
  samplePair({
    seed: 1,
    sides: ['protectors', 'family'],
    first: 'protectors',
    hester: false,
    positions: 'mirrored',
    training: false,
    tree: 'box',
    ...more,
  });
const withKammi = (other: 'protectors' | 'family' = 'protectors', seed = 1): PairGame =>
  pair({ seed, sides: [other, 'kammi'], first: 'kammi' });

const does = (game: PairGame, ...commands: readonly PairCommand[]): PairGame =>
  commands.reduce((now, command) => {
    const decided = pairDocument.typed.decide(now, command);
    if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
    follows(now, command, decided.value, decided.state);
    asksRightly(decided.state);
    return decided.state;
  }, game);
const codeOf = (game: PairGame, command: PairCommand): string => {
  const decided = pairDocument.typed.decide(game, command);
  return decided.ok ? '' : decided.error.code;
};

const units = (at: string, side: MainSide, haints: number, legends = 0, infected = 0): GroupData => ({
  at,
  side,
  haints,
  infected,
  legends,
});

interface Turned {
  readonly board?: Partial<PairGame['board']>;
  readonly things?: Partial<Things>;
  readonly more?: Partial<TurnMore>;
  readonly tiles?: number;
}

/** A side in the midst of its turn. */
function inTurn(game: PairGame, side: MainSide, action: Jar, set: Turned = {}): PairGame {
  const turn: SideTurn = {
    side,
    action,
    free: action === 'attack',
    tiles: set.tiles ?? 0,
    spent: 0,
    attacked: false,
    more: { ...freshMore, ...set.more },
  };
  return {
    ...game,
    board: { ...game.board, ...set.board },
    things: { ...thingsOf(game), ...set.things },
    step: { at: 'turn', turn },
  };
}
function asked(game: PairGame): TurnQuestion {
  const question = pairDocument.typed.question(game);
  if (question.ask !== 'turn') throw new Error(question.ask);
  return question;
}
const waysOf = (game: PairGame) => asked(game).acting?.ways ?? [];
const ends = (game: PairGame): string[] => [...new Set(waysOf(game).map(({ at }) => at))];
const legend = (power: Power, more: Partial<Legend> = {}): Legend => ({
  power,
  terrain: 'forest',
  track: 1,
  spent: false,
  ...more,
});
/** CD-1: the rules by which something was left out because no hex is legal. */
const leftOut = (game: PairGame): string[] =>
  game.lines
    .filter(({ text }) => typeof text !== 'string' && text.say === 'harrow.nothing-legal')
    .map(({ rule }) => rule);
const rulesOf = (game: PairGame): string[] => game.lines.map(({ rule }) => rule);

describe('setup', () => {
  it('SU-2, TM-4: one token on each terrain hex off the homes, one kind for each terrain', () => {
    const game = pair();
    const hexes = tokenHexes(mapOf(hollowFork));
    const { names } = mapOf(hollowFork).grid;
    const { tokens } = thingsOf(game);
    expect(tokens).toHaveLength(40);
    for (const cells of Object.values(hexes)) {
      const kinds = cells.map(cell => tokens.find(({ at }) => at === names[cell])?.kind);
      expect(new Set(kinds).size).toBe(1);
      expect(kinds[0]).toBeDefined();
    }
    // TM-4: none on a mountain or the Brambles.
    expect(tokens.map(({ at }) => at)).not.toContain('E5');
  });

  it('SU-4, TM-2: both Legends of Kammi stand behind her home, Dolls behind the other one', () => {
    const game = withKammi();
    const kammi = game.board.units.filter(({ side }) => side === 'kammi');
    expect(kammi.reduce((all, one) => all + one.legends, 0)).toBe(2);
    expect(kammi.reduce((all, one) => all + one.haints, 0)).toBe(3);
    expect(kammi.filter(one => one.legends > 0).map(({ at }) => at)).not.toContain('E8');
    expect(game.board.dolls).toHaveLength(3);
    expect(game.board.dolls).toContain('E1');
    const { grid } = thingsOf(game);
    expect(grid?.hand).toBe('advance');
    expect(grid?.rows.flat().sort()).toEqual([
      'advance',
      'advance',
      'spawn',
      'spawn',
      'strengthen',
      'strengthen',
    ]);
  });

  it('SU-4: whichever side Kammi is named as, three Dolls lie behind the home of the other', () => {
    const homes = (['protectors', 'kammi'] as const).map(firstOf => {
      const sides =
        firstOf === 'kammi' ? (['kammi', 'protectors'] as const) : (['protectors', 'kammi'] as const);
      const { board } = pair({ seed: 1, sides, first: 'kammi' });
      const rows = board.dolls.map(at => Number(at.slice(1)));
      const own = board.units.filter(({ side }) => side === 'kammi').map(({ at }) => Number(at.slice(1)));
      return {
        dolls: rows.length,
        apart: Math.min(...own) > Math.max(...rows) || Math.max(...own) < Math.min(...rows),
      };
    });
    expect(homes).toEqual([
      { dolls: 3, apart: true },
      { dolls: 3, apart: true },
    ]);
  });

  it('SU-5, SU-6, SU-7: the app leads through the setup in the book’s order, one line a step', () => {
    const game = pair({ hester: true });
    expect(rulesOf(game).filter(rule => rule.startsWith('SU'))).toEqual([
      'SU-1',
      'SU-2',
      'SU-3',
      'SU-3',
      'SU-5',
      'SU-6',
    ]);
    expect(game.witch).toMatchObject({ spaces: [true, true, true], actions: 1 });
    expect(rulesOf(withKammi()).filter(rule => rule === 'SU-4')).toHaveLength(2);
  });

  it('SU-8: 14 Storms, and of the four Paths as many as scrolls have freed', () => {
    const turn = inTurn(pair({ first: 'family' }), 'family', 'legend', {
      board: { storms: Array.from({ length: 14 }, (_, i) => `D${i + 1}`) },
    });
    expect(waysOf(does(turn, { do: 'track' }))).toEqual([]);
    const paths = does(inTurn(pair(), 'protectors', 'legend'), { do: 'track' });
    const one = does(paths, { do: 'step', at: ends(paths)[0]! });
    expect(one.board.paths).toHaveLength(1);
    // No scroll, no second Path.
    expect(asked(one).acting).toBeNull();
  });

  it('TG-1: three goals of each side on the corners furthest from it', () => {
    const game = pair({ training: true });
    expect(game.board.townsfolk.toSorted()).toEqual(['A7', 'E9', 'I7']);
    expect(game.board.buildings.toSorted()).toEqual(['A3', 'E1', 'I3']);
    expect(thingsOf(game).legends).toMatchObject({
      protectors: { power: 'emmy' },
      family: { power: 'levi' },
    });
  });
});

describe('how sides get actions', () => {
  it('PR-1: one kind, as many as the number over the rightmost filled space of its row; once', () => {
    const start = inTurn(pair(), 'protectors', 'abilities');
    expect(asked(start).ability).toEqual({
      by: 'row',
      numbers: { advance: 2, spawn: 2, strengthen: 2 },
    });
    const owned = { ...ownedBy(start, 'protectors'), tokens: { advance: 3, spawn: 1, strengthen: 9 } };
    const game: PairGame = { ...start, owned: { ...start.owned, protectors: owned } };
    expect(asked(does(game, { do: 'row', basic: 'advance' })).left).toMatchObject({ advance: 4, any: 0 });
    // No more than the last number.
    expect(asked(does(game, { do: 'row', basic: 'strengthen' })).left.strengthen).toBe(6);
    expect(codeOf(does(game, { do: 'row', basic: 'spawn' }), { do: 'row', basic: 'advance' })).toBe('once');
    expect(codeOf(inTurn(pair(), 'protectors', 'wild'), { do: 'row', basic: 'spawn' })).toBe('not-now');
    const used = does(game, { do: 'row', basic: 'strengthen' }, { do: 'strengthen' });
    expect(asked(used).left.strengthen).toBe(5);
    // RD-3: what the app knows nothing of counts, and it is said.
    const beyond = does(inTurn(pair(), 'protectors', 'abilities'), { do: 'strengthen' });
    expect(rulesOf(beyond)).toContain('RD-3');
  });

  it('FA-1, FA-2: tokens come out of the bag, some go back, the rest gives its actions', () => {
    const game = inTurn(pair(), 'family', 'abilities');
    expect(bagNow(game)).toMatchObject({ drawn: 4, back: 1, play: 3 });
    expect(codeOf(game, { do: 'draw' })).toBe('tell-drawn');
    const wrong = { advance: 0, spawn: 3, strengthen: 1 };
    expect(codeOf(game, { do: 'draw', tokens: wrong })).toBe('not-in-bag');
    const drawn = does(game, { do: 'draw', tokens: { advance: 2, spawn: 1, strengthen: 1 } });
    expect(asked(drawn).drawn).toMatchObject({ back: 1 });
    expect(codeOf(drawn, { do: 'strengthen' })).toBe('not-now');
    expect(codeOf(drawn, { do: 'back', tokens: { advance: 2, spawn: 0, strengthen: 0 } })).toBe('put-back');
    const back = does(drawn, { do: 'back', tokens: { advance: 0, spawn: 1, strengthen: 0 } });
    expect(asked(back).left).toEqual({ advance: 2, spawn: 0, strengthen: 1, any: 0 });
    expect(ownedBy(back, 'family').tokens).toEqual({ advance: 2, spawn: 2, strengthen: 1 });
  });

  it('FA-1: the app draws for those without a bag, and undo would draw the same', () => {
    const game = inTurn(pair({ tree: 'app' }), 'family', 'abilities');
    const drawn = asked(does(game, { do: 'draw' })).drawn;
    expect(drawn && drawn.tokens.advance + drawn.tokens.spawn + drawn.tokens.strengthen).toBe(4);
    expect(asked(does(game, { do: 'draw' })).drawn).toEqual(drawn);
  });

  it('FA-3: an upgrade takes the place of a token kept, before any is used, once', () => {
    const kept = inTurn(pair(), 'family', 'abilities', {
      more: {
        did: ['ability'],
        grants: { advance: 2, spawn: 0, strengthen: 1, any: 0 },
        toLay: ['advance', 'advance', 'strengthen'],
      },
    });
    expect(asked(kept).upgradable).toEqual(['advance', 'strengthen']);
    expect(codeOf(kept, { do: 'upgrade', of: 'spawn', kind: 'bonus' })).toBe('upgrade');
    const done = does(kept, { do: 'upgrade', of: 'advance', kind: 'bonus' });
    expect(asked(done).left.advance).toBe(1);
    expect(thingsOf(done)).toMatchObject({ waiting: ['bonus'], hands: { family: 2 } });
    expect(codeOf(done, { do: 'upgrade', of: 'advance', kind: 'range' })).toBe('once');
    const used = does(kept, { do: 'strengthen' });
    expect(codeOf(used, { do: 'upgrade', of: 'advance', kind: 'bonus' })).toBe('upgrade');
  });

  it('FA-4: an upgrade gives a cube, then two bonus cubes or +2 range, then returns to the bag', () => {
    const board = { units: [units('E6', 'family', 1), units('E2', 'protectors', 3, 1)] };
    const far = inTurn(pair(), 'family', 'attack', { board });
    expect(asked(far).aims).toEqual([]);
    const range = inTurn(pair(), 'family', 'attack', { board, things: { waiting: ['range'] } });
    expect(asked(range).aims).toMatchObject([{ from: 'E6', target: 'E2', bonus: 'defender' }]);
    const both = inTurn(pair(), 'family', 'attack', { board, things: { waiting: ['range', 'bonus'] } });
    expect(asked(both).aims).toMatchObject([{ bonus: 'attacker', cube: 'blue', n: 2 }]);
    const struck = does(both, { do: 'attack', from: 'E6', target: 'E2', against: 'units' });
    expect(struck.ground).toMatchObject({ red: 3, blue: 5 });
    expect(thingsOf(struck)).toMatchObject({ waiting: [], upgrades: ['range', 'bonus'] });
  });

  it('KA-1, KA-2: the token in hand goes in at the left; the two on the grid act; cubes on the row come', () => {
    const grid = {
      rows: [
        ['spawn', 'strengthen'],
        ['advance', 'spawn'],
        ['strengthen', 'advance'],
      ],
      hand: 'advance',
      black: null,
    } as const;
    const game = inTurn(withKammi(), 'kammi', 'abilities', { things: { grid, gridCubes: [2, 1, 0] } });
    const pushed = does(game, { do: 'push', row: 0 });
    expect(asked(pushed).left).toEqual({ advance: 2, spawn: 2, strengthen: 0, any: 0 });
    expect(thingsOf(pushed).grid).toEqual({
      rows: [['advance', 'spawn'], grid.rows[1], grid.rows[2]],
      hand: 'strengthen',
      black: 0,
    });
    expect(pushed.ground.purple).toBe(5);
    expect(thingsOf(pushed).gridCubes).toEqual([0, 1, 0]);
    expect(codeOf(pushed, { do: 'push', row: 1 })).toBe('once');
  });

  it('KA-3: which of Kammi’s Legends is which is in no list, no line and no question until one is hit', () => {
    const game = withKammi();
    const known = game.board.units.filter(({ side }) => side === 'kammi');
    // Two Legends that nothing tells apart.
    expect(known.filter(one => one.legends > 0).map(({ legends }) => legends)).toEqual([1, 1]);
    expect(thingsOf(game).revealed).toBe(false);
    const hit = inTurn(game, 'protectors', 'attack', { more: { kammiHit: true } });
    expect(thingsOf(does(hit, { do: 'kammiHit', who: 'kammi' })).revealed).toBe(true);
  });
});

describe('tokens, Dolls and clean up', () => {
  it('CU-1, CU-2: tokens under own Units may be taken at clean up: into a row, a scroll onto the track', () => {
    const board = { units: [units('C5', 'protectors', 1), units('D5', 'protectors', 1)] };
    const tokens = [
      { at: 'C5', kind: 'spawn' },
      { at: 'D5', kind: 'scroll' },
      { at: 'G5', kind: 'advance' },
    ] as const;
    const game = inTurn(pair(), 'protectors', 'wild', { board, things: { tokens } });
    expect(codeOf(game, { do: 'collect', at: 'C5' })).toBe('not-yet');
    const cleaning = does(game, { do: 'endSide' });
    expect(asked(cleaning)).toMatchObject({ cleaning: true, collect: ['C5', 'D5'] });
    expect(codeOf(cleaning, { do: 'strengthen' })).toBe('not-now');
    expect(codeOf(cleaning, { do: 'collect', at: 'G5' })).toBe('not-here');
    const taken = does(cleaning, { do: 'collect', at: 'C5' }, { do: 'collect', at: 'D5' });
    expect(ownedBy(taken, 'protectors')).toMatchObject({ scrolls: 1, tokens: { spawn: 2 } });
    expect(thingsOf(taken).tokens).toEqual([tokens[2]]);
  });

  it('CU-1: the Protectors are asked at clean up where Townsfolk wait, though nothing can be taken', () => {
    const ended = (townsfolk: readonly string[]) =>
      does(inTurn(pair(), 'protectors', 'wild', { board: { townsfolk } }), { do: 'endSide' });
    expect(asked(ended(['E4'])).cleaning).toBe(true);
    expect(pairDocument.typed.question(ended([])).ask).not.toBe('turn');
  });

  it('CU-2: the Family lays each token played or taken on its row for good, or into the bag', () => {
    const game = inTurn(pair(), 'family', 'abilities', { more: { toLay: ['advance', 'spawn', 'spawn'] } });
    const cleaning = does(game, { do: 'endSide' });
    expect(asked(cleaning).toLay).toEqual(['advance', 'spawn', 'spawn']);
    const laid = does(cleaning, { do: 'lay', basic: 'spawn', to: 'row' });
    expect(bagNow(laid)).toMatchObject({ drawn: 4, back: 0 });
    const ended = does(laid, { do: 'endSide' });
    // What nobody laid goes into the bag.
    expect(ownedBy(ended, 'family').tokens).toEqual({ advance: 5, spawn: 3, strengthen: 2 });
    expect(codeOf(cleaning, { do: 'lay', basic: 'strengthen', to: 'row' })).toBe('no-piece');
    // A token taken from the map is laid in the same way.
    const here = inTurn(pair(), 'family', 'wild', { things: { tokens: [{ at: 'E8', kind: 'advance' }] } });
    const taken = does(here, { do: 'endSide' }, { do: 'collect', at: 'E8' });
    expect(asked(taken).toLay).toEqual(['advance']);
    expect(ownedBy(taken, 'family').tokens.advance).toBe(4);
  });

  it('OB-6: a decoy leaves, the real Doll under Kammi brings 4 points, under a Goblin it stays face up', () => {
    const board = { units: [units('E1', 'kammi', 0, 1)], dolls: ['E1', 'D1'] };
    const game = does(inTurn(withKammi(), 'kammi', 'wild', { board }), { do: 'endSide' });
    expect(asked(game).dolls).toEqual(['E1']);
    const up = (real: boolean, under: 'kammi' | 'goblin') =>
      does(game, { do: 'doll', at: 'E1', real, under });
    expect(up(false, 'kammi').board.dolls).toEqual(['D1']);
    expect(up(false, 'kammi').scores.kammi?.points).toBe(0);
    expect(up(true, 'kammi').board.dolls).toEqual(['D1']);
    expect(up(true, 'kammi').scores.kammi?.points).toBe(4);
    const goblin = up(true, 'goblin');
    expect(goblin.board.dolls).toEqual(['E1', 'D1']);
    expect(thingsOf(goblin).faceUp).toBe('E1');
    expect(goblin.scores.kammi?.points).toBe(0);
    expect(codeOf(game, { do: 'doll', at: 'D1', real: true, under: 'kammi' })).toBe('not-here');
  });

  it('AC-6: a Unit that leaves a Doll’s hex may take it along, where a Doll may lie', () => {
    const board = { units: [units('E4', 'protectors', 2)], dolls: ['E4', 'D4'] };
    const game = inTurn(withKammi(), 'protectors', 'wild', { board });
    const go = { do: 'advance', from: 'E4', haints: 1, legends: 0 } as const;
    expect(does(game, { ...go, to: 'E3' }).board.dolls).toEqual(['E4', 'D4']);
    expect(does(game, { ...go, to: 'E3', doll: true }).board.dolls).toEqual(['E3', 'D4']);
    // CR-5: no two Dolls on a hex.
    expect(codeOf(game, { ...go, to: 'D4', doll: true })).toBe('doll');
  });
});
describe('Legends', () => {
  const family = (track: 1 | 2, scrolls: number, board: Partial<PairGame['board']>): PairGame => {
    const game = inTurn(pair(), 'family', 'legend', {
      board,
      things: { legends: { family: legend('none', { track }) }, tokens: [{ at: 'E5', kind: 'spawn' }] },
    });
    return { ...game, owned: { ...game.owned, family: { ...ownedBy(game, 'family'), scrolls } } };
  };

  it('LG-1: the track from the left, as many spaces beyond the first as scrolls; any may be left out', () => {
    const board = { units: [units('E7', 'family', 1, 1), units('E4', 'protectors', 1)] };
    const none = does(family(1, 0, board), { do: 'track' });
    expect(asked(none).acting).toMatchObject({ of: 'track', step: { do: 'put', what: 'storm' } });
    expect(asked(does(none, { do: 'step', at: 'E7' })).acting).toBeNull();
    const three = does(family(1, 3, board), { do: 'track' }, { do: 'step', at: 'E7' });
    expect(asked(three).acting?.step).toMatchObject({ do: 'shift', what: 'token' });
    const left = does(three, { do: 'step' });
    // The own Unit stands on the Storm's hex: nothing to pull. The enemy one is next.
    expect(asked(left).acting?.step).toMatchObject({ whose: 'enemy' });
    // CD-1: it is told that nothing could be pulled, not that somebody has left something out.
    expect([leftOut(three), leftOut(left)]).toEqual([[], ['LG-1']]);
    expect(codeOf(does(none, { do: 'step' }), { do: 'track' })).toBe('once');
    expect(codeOf(inTurn(pair(), 'family', 'wild'), { do: 'track' })).toBe('not-now');
  });

  it('LG-2: Paths are taken back, then laid within the Legend’s range; a scroll frees one more', () => {
    const start = inTurn(pair(), 'protectors', 'legend', {
      board: { units: [units('E4', 'protectors', 0, 1)], paths: ['A4'] },
    });
    const game = {
      ...start,
      owned: { ...start.owned, protectors: { ...ownedBy(start, 'protectors'), scrolls: 1 } },
    };
    const track = does(game, { do: 'track' });
    expect(waysOf(track)).toEqual([{ from: null, at: 'A4' }]);
    const taken = does(track, { do: 'step', at: 'A4' });
    expect(ends(taken)).toContain('E2');
    expect(ends(taken)).not.toContain('A4');
    // All that lay there was taken: nothing was left out.
    expect(leftOut(taken)).toEqual([]);
    const laid = does(taken, { do: 'step', at: 'E2' }, { do: 'step', at: 'E2' });
    expect(laid.board.paths).toEqual(['E2', 'E2']);
    expect(asked(laid).acting).toBeNull();
  });

  it('LG-3, CR-4: a Townsfolk is never pulled onto the Brambles; then nothing else speaks of it', () => {
    const start = inTurn(pair(), 'protectors', 'legend', {
      board: { units: [units('E3', 'protectors', 0, 1), units('D6', 'family', 1)], townsfolk: ['E6'] },
      things: { legends: { protectors: legend('none', { track: 2 }) } },
    });
    const game = {
      ...start,
      owned: { ...start.owned, protectors: { ...ownedBy(start, 'protectors'), scrolls: 2 } },
    };
    const track = does(game, { do: 'track' });
    expect(asked(track).acting).toBeNull();
    expect(track.board.townsfolk).toEqual(['E6']);
  });

  it('LG-3: a Townsfolk is pulled, picks up its token; then a Unit is pushed away from it', () => {
    const start = inTurn(pair(), 'protectors', 'legend', {
      board: {
        units: [units('C3', 'protectors', 0, 1), units('D7', 'family', 1)],
        townsfolk: ['C7'],
      },
      things: {
        legends: { protectors: legend('none', { track: 2 }) },
        tokens: [{ at: 'C6', kind: 'strengthen' }],
      },
    });
    const game = {
      ...start,
      owned: { ...start.owned, protectors: { ...ownedBy(start, 'protectors'), scrolls: 2 } },
    };
    const pulled = does(game, { do: 'track' }, { do: 'step', from: 'C7', at: 'C6' });
    expect(pulled.board.townsfolk).toEqual(['C6']);
    const picked = does(pulled, { do: 'step', at: 'C6' });
    expect(ownedBy(picked, 'protectors').tokens.strengthen).toBe(2);
    expect(asked(picked).acting?.step).toMatchObject({ how: 'push', from: 'beside-mark' });
    for (const { from, at } of waysOf(picked)) {
      expect(from).toBe('D7');
      expect(['C6', 'D6', 'C7']).not.toContain(at);
    }
  });

  it('LG-4: a Storm on a hex with an own Unit or beside the Legend, never on the Brambles', () => {
    const board = { units: [units('E7', 'family', 1, 1), units('E5', 'family', 1)] };
    expect(ends(does(family(1, 0, board), { do: 'track' }))).toEqual(['E7']);
    const beside = does(family(2, 1, { units: [units('E6', 'family', 0, 1)] }), { do: 'track' });
    expect(ends(beside)).not.toContain('E5');
    expect(ends(beside)).toContain('E7');
    // Then tokens are pushed away from it, anywhere on the map.
    const pushed = does(beside, { do: 'step', at: 'D6' });
    expect(waysOf(pushed).every(({ from }) => from === 'E5')).toBe(true);
  });

  it('LG-5, LG-6: played cards are repeated; a cube comes on each row without the token in hand', () => {
    const kammi = (track: 1 | 2, things: Partial<Things>, scrolls: number): PairGame => {
      const game = inTurn(withKammi(), 'kammi', 'legend', {
        things: { legends: { kammi: legend('none', { track }) }, ...things },
      });
      return { ...game, owned: { ...game.owned, kammi: { ...ownedBy(game, 'kammi'), scrolls } } };
    };
    const repeated = does(kammi(1, { goblinCards: 2 }, 3), { do: 'track' });
    expect(repeated.lines.at(-1)).toMatchObject({ rule: 'LG-5', text: { n: 2 } });
    const { grid } = thingsOf(withKammi());
    const cubes = does(kammi(2, { grid: grid && { ...grid, black: 1 } }, 0), { do: 'track' });
    expect(thingsOf(cubes).gridCubes).toEqual([1, 0, 1]);
    expect(supplyOf(cubes, 'purple')).toBe(10);
  });

  it.each([
    ['skinless', 'forest', 'shift'],
    ['levi', 'forest', 'shift'],
    ['bernice', 'forest', 'shift'],
    ['malachi', 'forest', 'strike'],
    ['corbin', 'forest', 'take'],
    ['priscilla', 'plains', 'put'],
  ] as const)('LG-7: %s shows legal hexes only', (power, terrain: Terrain, first) => {
    const side: MainSide = ['levi', 'corbin'].includes(power) ? 'family' : 'protectors';
    const game = does(
      inTurn(pair(), side, 'legend', {
        board: { units: [units('D5', side, 2, 1)], townsfolk: [] },
        things: { legends: { [side]: legend(power, { terrain }) } },
      }),
      { do: 'power' },
    );
    expect(asked(game).acting).toMatchObject({ of: 'power', step: { do: first } });
    const map = mapOf(hollowFork);
    const ground = (at: string): string | undefined => map.ground[map.grid.cellOf.get(at) ?? -1];
    for (const { from, at } of waysOf(game))
      switch (power) {
        case 'skinless':
          expect(ground(at)).toBe('forest');
          break;
        case 'levi':
          expect((ground(at) === 'forest') !== (ground(from ?? '') === 'forest')).toBe(true);
          break;
        case 'bernice':
          // TM-4: terrain is never a mountain or the Brambles.
          expect(['bog', 'forest', 'plains', 'wetlands']).toContain(ground(at));
          break;
        case 'priscilla':
          expect(ground(at)).toBe('plains');
          break;
        case 'corbin':
        case 'malachi':
          expect(at).toBeDefined();
      }
    expect(waysOf(game).length).toBeGreaterThan(0);
  });

  it('LG-7: a pinned Unit stays until an ADVANCE takes the nail off', () => {
    const game = inTurn(pair(), 'protectors', 'wild', {
      board: { units: [units('D5', 'protectors', 2)] },
      things: { nails: ['D5'] },
    });
    const go = { do: 'advance', from: 'D5', to: 'D4', legends: 0 } as const;
    expect(codeOf(game, { ...go, haints: 2 })).toBe('pinned');
    expect(codeOf(game, { ...go, haints: 1 })).toBe('');
    const free = does(game, { do: 'unpin', at: 'D5' });
    expect(codeOf(free, { ...go, haints: 2 })).toBe('');
    expect(asked(free).left.any).toBe(0);
  });

  it('LG-7: Emmy’s cubes lie on hexes with her Haints and come when she enters, passing included', () => {
    const game = inTurn(pair(), 'protectors', 'legend', {
      board: { units: [units('D5', 'protectors', 1), units('D7', 'protectors', 0, 1)] },
      things: { legends: { protectors: legend('emmy') } },
    });
    const laid = does(game, { do: 'power' });
    expect(thingsOf(laid).lying).toEqual([{ at: 'D5', side: 'protectors' }]);
    expect(supplyOf(laid, 'red')).toBe(16);
    const moved = does(laid, { do: 'advance', from: 'D7', to: 'D4', haints: 0, legends: 1 });
    expect(thingsOf(moved).lying).toEqual([]);
    expect(moved.ground.red).toBe(4);
    expect(supplyOf(moved, 'red')).toBe(16);
  });

  it('CD-5: a cube on a hex enters the Battleground as its Legend enters, and not for a Haint', () => {
    const game = inTurn(pair(), 'protectors', 'wild', {
      board: { units: [units('D4', 'protectors', 1, 1)] },
      things: { lying: [{ at: 'D5', side: 'protectors' }] },
    });
    const go = { do: 'advance', from: 'D4', to: 'D5' } as const;
    expect(does(game, { ...go, haints: 1, legends: 0 }).ground.red).toBe(3);
    expect(does(game, { ...go, haints: 0, legends: 1 }).ground.red).toBe(4);
  });

  it('LG-7: Kaine and Mildred go on only with three own cubes out of the Tree', () => {
    const game = does(
      inTurn(pair(), 'family', 'legend', {
        board: { units: [units('E7', 'family', 0, 1), units('D4', 'protectors', 2)] },
        things: { legends: { family: legend('kaine', { terrain: 'forest' }) } },
      }),
      { do: 'power' },
    );
    expect(asked(game).acting?.step).toEqual({ do: 'tree', need: 3 });
    const few = does(game, { do: 'drop', out: { blue: 2 } });
    expect(asked(few).acting).toBeNull();
    const three = does(game, { do: 'drop', out: { blue: 3, red: 1 } });
    expect(ends(three)).toEqual(['D4']);
    const dead = does(three, { do: 'step', at: 'D4' });
    expect(dead.board.units).toContainEqual(units('D4', 'protectors', 1));
    // No points.
    expect(dead.scores.family?.points).toBe(0);
  });

  it('LG-7, TR-7: Odessa holds cubes back from the Tree and returns them at will', () => {
    const game = does(
      inTurn(pair(), 'family', 'legend', { things: { legends: { family: legend('odessa') } } }),
      { do: 'power' },
    );
    expect(game.ground.blue ?? 0).toBe(0);
    expect(thingsOf(game).held).toEqual({ blue: 3 });
    expect(supplyOf(game, 'blue')).toBe(12);
    expect(codeOf(game, { do: 'giveBack', side: 'family', n: 4 })).toBe('not-held');
    const back = does(game, { do: 'giveBack', side: 'family', n: 2 });
    expect(back.ground.blue).toBe(2);
    expect(thingsOf(back).held).toEqual({ blue: 1 });
  });

  it('LG-7: Malachi attacks from a token that counts two Units, and nothing clashes without a Haint there', () => {
    const game = inTurn(pair(), 'protectors', 'legend', {
      board: { units: [units('E4', 'protectors', 0, 1), units('D7', 'family', 1)] },
      things: { legends: { protectors: legend('malachi') } },
    });
    const token = does(game, { do: 'power' }, { do: 'step', at: 'D5' });
    // LG-7: not on enemy Units.
    const beset = {
      ...game,
      board: { ...game.board, units: [...game.board.units, units('D5', 'family', 1)] },
    };
    expect(ends(does(beset, { do: 'power' }))).not.toContain('D5');
    expect(asked(token).aims).toMatchObject([
      { from: 'D5', target: 'D7', attackers: 2, defenders: 1, bonus: 'attacker' },
    ]);
    const struck = does(
      token,
      { do: 'attack', from: 'D5', target: 'D7', against: 'units' },
      { do: 'drop', out: { blue: 2 } },
    );
    expect(struck.board.units).toContainEqual(units('D7', 'family', 1));
    expect(rulesOf(struck)).not.toContain('AT-9');
    // The token comes back.
    expect(asked(struck).aims).toEqual([]);
  });

  it('LG-9, TM-2: Backbiter kills beside him, leaves for good, and no more cards are played', () => {
    const game = inTurn(withKammi(), 'kammi', 'legend', {
      board: { units: [units('D5', 'kammi', 0, 1), units('D4', 'protectors', 2)], dolls: [] },
      things: { legends: { kammi: legend('backbiter') } },
    });
    const power = does(game, { do: 'power' });
    expect(ends(power)).toEqual(['D4']);
    const done = does(power, { do: 'step', at: 'D4' }, { do: 'step' });
    expect(done.scores.kammi?.points).toBe(1);
    expect(done.board.units.some(({ at }) => at === 'D5')).toBe(false);
    expect(codeOf(done, { do: 'card', name: '' })).toBe('goblin-gone');
    const again = inTurn(done, 'kammi', 'legend');
    expect(codeOf(again, { do: 'power' })).toBe('spent');
  });

  it('LG-9: Trickster pulls a Doll onto his own hex; Brute moves Legends two hexes, past no goal', () => {
    const trick = inTurn(withKammi(), 'kammi', 'legend', {
      board: { units: [units('D5', 'kammi', 0, 1)], dolls: ['D4', 'A4'] },
      things: { legends: { kammi: legend('trickster') } },
    });
    expect(waysOf(does(trick, { do: 'power' }))).toEqual([{ from: 'D4', at: 'D5' }]);
    const brute = inTurn(withKammi(), 'kammi', 'legend', {
      board: { units: [units('D5', 'kammi', 0, 1)], townsfolk: ['D4'], dolls: [] },
      things: { legends: { kammi: legend('brute') } },
    });
    expect(ends(does(brute, { do: 'power' }))).not.toContain('D4');
    expect(ends(does(brute, { do: 'power' }))).toContain('D7');
  });

  it('LG-8, AT-8, CD-6: a Goblin that was hit loses his played cards, and his player plays on', () => {
    const hit = inTurn(withKammi(), 'protectors', 'attack', {
      things: { goblinCards: 3 },
      more: { kammiHit: true },
    });
    expect(asked(hit).kammiHit).toBe(true);
    const goblin = does(hit, { do: 'kammiHit', who: 'goblin' });
    expect(thingsOf(goblin)).toMatchObject({ goblinCards: 0, revealed: true });
    expect(thingsOf(does(hit, { do: 'kammiHit', who: 'kammi' })).goblinCards).toBe(3);
    const turn = inTurn(goblin, 'kammi', 'wild');
    expect(thingsOf(does(turn, { do: 'card', name: '' })).goblinCards).toBe(1);
  });

  it('AT-8: a hit Legend of Kammi’s brings the question which of the two it was', () => {
    const game = inTurn(withKammi(), 'protectors', 'attack', {
      board: { units: [units('D5', 'protectors', 3), units('D4', 'kammi', 0, 1)], dolls: [] },
    });
    const struck = does(
      game,
      { do: 'attack', from: 'D5', target: 'D4', against: 'units' },
      { do: 'drop', out: { red: 2 } },
      { do: 'pay', n: 1 },
    );
    const settled =
      pairDocument.typed.question(struck).ask === 'legend'
        ? does(struck, { do: 'legend', push: null, haint: null })
        : struck;
    expect(asked(settled).kammiHit).toBe(true);
  });
});

describe('tiles and cards', () => {
  it.each(tiles)('JR-4, JR-5: the tile %s does what it says, and no more tiles than were used', tile => {
    const game = inTurn(pair(), 'protectors', 'wild', { tiles: 1 });
    const used = does(game, { do: 'tile', tile });
    const now = asked(used);
    switch (tile) {
      case 'advance':
      case 'spawn':
      case 'strengthen':
        expect(now.left[tile]).toBe(1);
        break;
      case 'wild':
        expect(ownedBy(used, 'protectors').wild).toBe(2);
        break;
      case 'first':
        expect(used.rounds.holder).toBe('protectors');
        break;
      case 'track':
        expect(now.acting?.step).toMatchObject({ do: 'put', what: 'path' });
        break;
      case 'legend':
        expect(now.acting?.step).toMatchObject({ do: 'shift', what: 'legend' });
        break;
      case 'dial':
      case 'card':
        expect(rulesOf(used)).toContain('JR-5');
    }
    const after = now.acting ? does(used, { do: 'step' }) : used;
    expect(codeOf(after, { do: 'tile', tile: 'wild' })).toBe('no-tile');
  });

  it('HE-16: "any Legend" is Hester too; she moves alone', () => {
    const game = inTurn(pair({ hester: true }), 'protectors', 'legend', {
      tiles: 1,
      board: { hester: 'D4' },
    });
    const used = does(game, { do: 'tile', tile: 'legend' });
    expect(waysOf(used)).toContainEqual({ from: 'D4', at: 'D5', unit: 'hester' });
    const moved = does(used, { do: 'step', from: 'D4', at: 'D5', unit: 'hester' });
    expect(moved.board.hester).toBe('D5');
    expect(moved.board.units).toEqual(game.board.units);
  });

  it('CD-1, RD-3: a card is taught once as steps, shows legal hexes only, and is played once a turn', () => {
    const game = does(inTurn(pair(), 'protectors', 'wild'), {
      do: 'teach',
      name: 'Lantern',
      steps: [
        { do: 'gain', basic: 'advance', n: 2 },
        { do: 'spawn', whose: 'own', where: 'beside-legend' },
        { do: 'note', text: 'Look under a Doll.' },
      ],
    });
    const played = does(game, { do: 'card', name: 'Lantern' });
    expect(asked(played).acting?.step.do).toBe('spawn');
    expect(ends(played).toSorted()).toEqual(['D2', 'D3', 'E1', 'E3', 'F2', 'F3']);
    const noted = does(played, { do: 'step', at: 'E3' });
    expect(asked(noted).acting?.step).toMatchObject({ text: 'Look under a Doll.' });
    const done = does(noted, { do: 'step' });
    expect(asked(done)).toMatchObject({ acting: null, left: { advance: 2 }, mayCard: false });
    expect(codeOf(done, { do: 'card', name: 'Lantern' })).toBe('once');
    expect(codeOf(inTurn(pair(), 'family', 'wild'), { do: 'card', name: '' })).toBe('family-card');
  });

  it('CD-2: cubes set aside return at clean up, before six are kept', () => {
    const start = { ...inTurn(pair(), 'protectors', 'wild'), ground: { red: 8, blue: 3 } };
    const game = does(
      start,
      { do: 'teach', name: 'Fog', steps: [{ do: 'aside', whose: 'own', n: 3 }] },
      { do: 'card', name: 'Fog' },
    );
    expect(game.ground.red).toBe(5);
    expect(supplyOf(game, 'red')).toBe(12);
    const ended = does(game, { do: 'endSide' });
    expect(ended.ground.red).toBe(6);
    expect(thingsOf(ended).aside).toEqual({});
  });

  it('CD-3: a pull of everything moves what may go, off and onto no Home Hex of the opponent', () => {
    const steps = [
      {
        do: 'shift',
        how: 'pull',
        what: 'all',
        whose: 'any',
        far: 1,
        from: 'anywhere',
        to: 'anywhere',
        source: 'legend',
      },
    ] as const;
    const game = does(
      inTurn(pair(), 'protectors', 'wild', {
        board: {
          units: [units('E2', 'protectors', 0, 1), units('D6', 'family', 2)],
          townsfolk: ['D6'],
          storms: ['D6', 'D5'],
        },
      }),
      { do: 'teach', name: 'Gale', steps },
      { do: 'card', name: 'Gale' },
    );
    expect(waysOf(game).some(({ from, at }) => from === 'E8' || at === 'E8')).toBe(false);
    const pulled = does(game, { do: 'step', from: 'D6', at: 'D5' });
    expect(pulled.board.units).toContainEqual(units('D5', 'family', 2));
    // A Storm that comes onto a Storm is discarded.
    expect(pulled.board.storms).toEqual(['D5']);
  });

  it('CD-4, AC-7: moving enemy Units keeps their own rules, and what an ADVANCE costs counts for nothing', () => {
    const steps = [
      {
        do: 'shift',
        how: 'move',
        what: 'haint',
        whose: 'enemy',
        far: 1,
        from: 'anywhere',
        to: 'anywhere',
        source: 'legend',
      },
    ] as const;
    const game = does(
      inTurn(pair(), 'protectors', 'wild', {
        board: {
          units: [units('F4', 'family', 1), units('F5', 'protectors', 1)],
          townsfolk: ['E4'],
          buildings: ['F3'],
          storms: ['G4'],
        },
      }),
      { do: 'teach', name: 'Lure', steps },
      { do: 'card', name: 'Lure' },
    );
    // A Townsfolk is closed to the Family, a Building of its own is not; Protectors bar it.
    expect(ends(game)).not.toContain('E4');
    expect(ends(game)).not.toContain('F5');
    expect(ends(game)).toContain('F3');
    const moved = does(game, { do: 'step', from: 'F4', at: 'G4' });
    expect(asked(moved).left).toEqual(asked(game).left);
  });

  it('HX-8: a straight line runs along one of the six directions, at any distance', () => {
    const map = mapOf(hollowFork);
    const cell = (at: string): number => map.grid.cellOf.get(at) ?? -1;
    const line = (from: string, to: string): boolean => inLine(map, cell(from), cell(to));
    expect(line('E5', 'E1')).toBe(true);
    expect(line('E5', 'C4')).toBe(true);
    expect(line('E5', 'A3')).toBe(true);
    expect(line('E5', 'I7')).toBe(true);
    expect(line('E5', 'D3')).toBe(false);
    expect(line('E5', 'G5')).toBe(false);
    expect(line('E5', 'E5')).toBe(false);
  });
});

describe('Hester at the table', () => {
  it('TM-6, RD-2: the table goes on to whoever is next, Hester too', () => {
    const turn = { side: 'protectors', action: 'wild', free: false, tiles: 0 } as const;
    const start = pair({ hester: true });
    const two: PairGame = {
      ...start,
      rounds: { ...start.rounds, turns: [turn, { ...turn, side: 'family' }] },
    };
    const went = does(two, { do: 'tableSays', fix: { what: 'go', to: 'jar' } });
    expect(pairDocument.typed.question(went).ask).toBe('root');
    const one: PairGame = { ...start, rounds: { ...start.rounds, turns: [turn] } };
    expect(
      pairDocument.typed.question(does(one, { do: 'tableSays', fix: { what: 'go', to: 'jar' } })),
    ).toMatchObject({
      ask: 'jar',
      side: 'family',
    });
  });

  it('HE-10, SU-6: a Bonfire’s pair fills a space of a side that plays, Kammi’s too', () => {
    const start = pair({ hester: true, sides: ['protectors', 'kammi'] });
    const game: PairGame = {
      ...start,
      ground: { green: 3 },
      board: {
        ...start.board,
        units: [units('D4', 'protectors', 1, 0, 1), units('D5', 'kammi', 1, 0, 1)],
      },
      step: {
        at: 'witch',
        turn: {
          stage: 'top',
          entered: [],
          touched: [],
          used: [],
          infected: [],
          activated: [],
          acting: null,
          aside: null,
        },
      },
    };
    const move = { do: 'move', who: 'protectors', from: 'D4', to: 'D5', pay: { green: 1 } } as const;
    expect(does(game, { ...move, space: 'kammi' }).witch?.scoring).toEqual([{ side: 'kammi', what: 'pair' }]);
    expect(codeOf(game, { ...move, space: 'family' })).toBe('no-space');
  });

  it('HE-14, LG-8: she eats what a side owns; a Goblin in vain', () => {
    const turn = {
      stage: 'bottom',
      entered: [],
      touched: [],
      used: [],
      infected: [],
      activated: [],
      acting: null,
      aside: null,
    } as const;
    const at = (side: MainSide, game: PairGame): PairGame => ({
      ...game,
      board: { ...game.board, hester: 'D5', units: [units('D5', side, 0, 1)] },
      step: { at: 'witch', turn },
    });
    const game = at('protectors', pair({ hester: true }));
    expect(codeOf(game, { do: 'endTurn', eat: 'protectors', what: 'scroll' })).toBe('cannot-eat');
    const fed = does(game, { do: 'endTurn', eat: 'protectors', what: 'spawn' });
    expect(ownedBy(fed, 'protectors').tokens.spawn).toBe(0);
    expect(fed.witch?.scoring).toEqual([{ side: 'protectors', what: 'token' }]);
    const kammi = pair({ hester: true, sides: ['protectors', 'kammi'] });
    const played = { ...kammi, things: { ...thingsOf(kammi), goblinCards: 2 } };
    const tried = does(at('kammi', played), { do: 'endTurn', eat: 'kammi', what: 'goblin' });
    expect(thingsOf(tried).goblinCards).toBe(0);
    expect(tried.witch?.scoring).toEqual([]);
  });
});
