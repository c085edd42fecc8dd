import { describe, expect, it } from 'vitest';
import { freshWitchTurn } from '../../../../src/games/harrow/rules/hester/model';
import type { PairCommand } from '../../../../src/games/harrow/rules/pair/commands';
import { decidePair } from '../../../../src/games/harrow/rules/pair/decide';
import { goalHexes } from '../../../../src/games/harrow/rules/pair/goals';
import { ownedBy, type PairGame } from '../../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../../src/games/harrow/rules/pair/question';
import type { SoloCommand } from '../../../../src/games/harrow/rules/solo/commands';
import { decideSolo } from '../../../../src/games/harrow/rules/solo/decide';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import { soloQuestion } from '../../../../src/games/harrow/rules/solo/question';
import { haintsOf, supplyOf } from '../../../../src/games/harrow/rules/state/common';
import { oddsOf } from '../../../../src/games/harrow/rules/state/odds';
import { samplePair } from '../../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../../src/games/harrow/sample/solo';

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

function play<Game, Command>(
  decide: (
    game: Game,
    command: Command,
  ) => { readonly ok: boolean; readonly state?: Game; readonly error?: { readonly code: string } },
  game: Game,
  ...commands: readonly Command[]
): Game {
  return commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok || decided.state === undefined) throw new Error(decided.error?.code);
    return decided.state;
  }, game);
}
const atTable = (game: PairGame, ...commands: readonly PairCommand[]) => play(decidePair, game, ...commands);
const alone = (game: SoloGame, ...commands: readonly SoloCommand[]) => play(decideSolo, game, ...commands);
const codeOf = (game: PairGame, command: PairCommand): string => {
  const decided = decidePair(game, command);
  return decided.ok ? '' : decided.error.code;
};
const soloCode = (game: SoloGame, command: SoloCommand): string => {
  const decided = decideSolo(game, command);
  return decided.ok ? '' : decided.error.code;
};
const noGoals: readonly PairCommand[] = [
  { do: 'goal', at: null },
  { do: 'goal', at: null },
];
const flip = (jar: 'abilities' | 'wild' | 'legend' | 'attack', attack = jar === 'attack'): PairCommand => ({
  do: 'flip',
  jar,
  attack,
  tiles: false,
  takesFirst: false,
});

describe('a table of two', () => {
  it('SU-1, SU-3, TM-1: three cubes, a Legend and three Haints at home, a Wild token, four goals each', () => {
    const game = pair();
    expect(game.ground).toEqual({ red: 3, blue: 3 });
    expect(game.board.units).toEqual([
      { at: 'E2', side: 'protectors', haints: 3, infected: 0, legends: 1 },
      { at: 'E8', side: 'family', haints: 3, infected: 0, legends: 1 },
    ]);
    for (const side of game.sides) {
      expect(ownedBy(game, side)).toMatchObject({ wild: 1, goals: ['bog', 'forest', 'plains', 'wetlands'] });
      expect(haintsOf(game, side)).toBe(12);
    }
    expect(supplyOf(game, 'red')).toBe(17);
    expect(ownedBy(game, 'family').tokens).toEqual({ advance: 4, spawn: 2, strengthen: 2 });
  });

  it('RD-1, TM-3: a goal of the opponent comes to a hex of its terrain without Units of the placer', () => {
    const game = pair();
    expect(pairQuestion(game)).toMatchObject({ ask: 'goal', placer: 'protectors', goal: 'building' });
    const sites = goalHexes(game, 'protectors');
    expect(sites).not.toContain('E2');
    expect(sites).not.toContain('E5');
    expect(sites).not.toContain('C4');
    expect(sites).toContain('E8');
    // C5 is a bog: after it no other bog takes a goal.
    const placed = atTable(game, { do: 'goal', at: 'C5' });
    expect(placed.board.buildings).toEqual(['C5']);
    expect(ownedBy(placed, 'family').goals).toEqual(['forest', 'plains', 'wetlands']);
    expect(pairQuestion(placed)).toMatchObject({ ask: 'goal', placer: 'family', goal: 'townsfolk' });
  });

  it('RD-3, JR-1, JR-2: a jar is flipped once; the Wild jar brings a token and as many basic actions', () => {
    const game = atTable(pair(), ...noGoals, flip('wild'));
    expect(ownedBy(game, 'protectors').wild).toBe(2);
    expect(pairQuestion(game)).toMatchObject({ ask: 'turn', left: { any: 2 } });
    expect(codeOf(game, flip('legend'))).toBe('not-now');
    const round = atTable(game, { do: 'endSide' }, flip('wild'), { do: 'endSide' });
    expect(codeOf(round, flip('wild'))).toBe('jar-broken');
    expect(codeOf(round, flip('legend', true))).toBe('no-attack-yet');
  });

  it('AC-1, AC-2, AC-5, CU-1: some Units of a hex move for their price; cubes over six go back', () => {
    const game = atTable(pair(), ...noGoals, flip('wild'));
    const moved = atTable(game, { do: 'advance', from: 'E2', to: 'E3', haints: 1, legends: 1 });
    expect(moved.board.units).toContainEqual({
      at: 'E2',
      side: 'protectors',
      haints: 2,
      infected: 0,
      legends: 0,
    });
    expect(moved.board.units).toContainEqual({
      at: 'E3',
      side: 'protectors',
      haints: 1,
      infected: 0,
      legends: 1,
    });
    expect(codeOf(moved, { do: 'advance', from: 'E2', to: 'E9', haints: 3, legends: 0 })).toBe('no-reach');
    const strong = atTable(game, ...Array.from({ length: 5 }, (): PairCommand => ({ do: 'strengthen' })));
    expect(strong.ground.red).toBe(8);
    expect(atTable(strong, { do: 'endSide' }).ground.red).toBe(6);
  });

  it('OB-3: at clean up a Storm lies under each Legend of the Family, and none on the Brambles', () => {
    const game = atTable(pair({ first: 'family' }), ...noGoals, flip('wild'), { do: 'endSide' });
    expect(game.board.storms).toEqual(['E8']);
    const on: PairGame = {
      ...pair({ first: 'family' }),
      board: { ...pair().board, units: [{ at: 'E5', side: 'family', haints: 0, infected: 0, legends: 1 }] },
    };
    expect(atTable(on, ...noGoals, flip('wild'), { do: 'endSide' }).board.storms).toEqual([]);
  });

  it('TG-1, DL-2: the training game places no goals of the other, uses no tiles, and every kill is a point', () => {
    const game = pair({ training: true });
    expect(pairQuestion(game)).toMatchObject({ ask: 'jar', side: 'protectors', tiles: { wild: 0 } });
    const killed = atTable(game, { do: 'point', side: 'protectors', kills: 3, points: 0 });
    expect(killed.scores.protectors).toEqual({ points: 3, dial: { at: 1, plate: 0 } });
  });

  it('TM-5: without a cube in possessions none comes', () => {
    const game = { ...atTable(pair(), ...noGoals, flip('wild')), ground: { red: 20 } };
    expect(codeOf(game, { do: 'strengthen' })).toBe('no-cube');
  });

  it('TM-6: what the table says counts, and the log says so', () => {
    const group = { at: 'D5', side: 'family', haints: 6, infected: 0, legends: 0 } as const;
    const game = atTable(pair(), { do: 'tableSays', fix: { what: 'group', group } });
    expect(game.board.units).toContainEqual(group);
    expect(game.lines.at(-1)?.rule).toBe('TM-6');
    // A board that the table made odd never crashes what reckons with it.
    expect(pairQuestion(atTable(game, ...noGoals, flip('attack'))).ask).toBe('turn');
  });

  it('TR-7, AT-3, AT-4: the forecast has the bonus cube, and all cubes of all sides go into the Tree', () => {
    const near: PairGame = {
      ...pair(),
      board: {
        ...pair().board,
        units: [
          { at: 'E3', side: 'protectors', haints: 3, infected: 0, legends: 0 },
          { at: 'E4', side: 'family', haints: 1, infected: 0, legends: 0 },
        ],
      },
    };
    const game = atTable(near, ...noGoals, flip('attack'));
    const asked = pairQuestion(game);
    if (asked.ask !== 'turn') throw new Error(asked.ask);
    const [aim] = asked.aims;
    if (!aim) throw new Error('no aim');
    const before = oddsOf(game, 'protectors', aim, false);
    const declared = atTable(game, { do: 'attack', from: 'E3', target: 'E4', against: 'units' });
    expect(declared.ground).toEqual({ red: 4, blue: 3 });
    expect(oddsOf(declared, 'protectors', aim, true).success).toBeCloseTo(before.success, 12);
    expect(codeOf(declared, { do: 'drop', out: { red: 5 } })).toBe('more-out');
    const dropped = atTable(declared, { do: 'drop', out: { red: 3, blue: 1 } }, { do: 'pay', n: 1 });
    expect(dropped.tree.inside).toEqual({ red: 1, blue: 2 });
    // One hit for two cubes: the Haint dies, one cube is left.
    expect(dropped.ground).toEqual({ red: 1, blue: 1 });
    expect(dropped.scores.protectors).toEqual({ points: 1, dial: { at: 2, plate: 0 } });
  });
});

describe('Hester’s turn', () => {
  const witchAt = (more: Partial<SoloGame> = {}, turn = freshWitchTurn): SoloGame => ({
    ...sampleSolo(3),
    step: { at: 'witch', turn },
    ...more,
  });

  it('HE-1, HE-2, HE-11: Roots first, top actions before the Tree, bottom actions after it', () => {
    const game = witchAt();
    expect(soloQuestion(game)).toMatchObject({ ask: 'root', nth: 1 });
    expect(soloCode(game, { do: 'tree' })).toBe('roots-first');
    const top = alone(game, { do: 'root', to: 'E1' }, { do: 'root', to: 'F2' });
    expect(soloQuestion(top)).toMatchObject({ ask: 'witch', stage: 'top', left: 1 });
    expect(soloCode(top, { do: 'summon', at: 'E5' })).toBe('after-tree');
    // Four Units stand at home: there is no room for a fifth (CR-1).
    expect(soloCode(top, { do: 'haint', side: 'family', at: 'E8' })).toBe('not-here');
    const room = top.board.units.map(one => (one.at === 'E8' ? { ...one, haints: 2 } : one));
    const called = alone(
      { ...top, board: { ...top.board, units: room } },
      { do: 'haint', side: 'family', at: 'E8' },
    );
    expect(called.step.at).toBe('witch');
    expect(soloCode(called, { do: 'play', card: 'Deep well' })).toBe('no-action');
    const after = alone(top, { do: 'tree' });
    expect(soloCode(after, { do: 'play', card: 'Deep well' })).toBe('before-tree');
    expect(alone(after, { do: 'endTurn' }).round).toBe(2);
  });

  it('HE-15: her Tree drops the cubes of everybody', () => {
    const top = alone(witchAt(), { do: 'root', to: 'E1' }, { do: 'root', to: 'F2' });
    const { ground, tree } = alone(top, { do: 'tree' });
    const all = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((sum, n) => sum + n, 0);
    expect(all(ground) + all(tree.inside)).toBe(all(top.ground));
    expect(tree.inside).not.toEqual({});
  });

  it('HE-4: a Root into a Bonfire’s hex adds a token', () => {
    const game = witchAt();
    const fire = { ...game, board: { ...game.board, bonfires: [{ at: 'E1', tokens: 2 }] } };
    expect(alone(fire, { do: 'root', to: 'E1' }).board.bonfires).toEqual([{ at: 'E1', tokens: 3 }]);
  });

  it('HE-6, CD-1: a played card is activated once a turn, for free, and its steps show legal hexes only', () => {
    const game = witchAt();
    const { witch } = game;
    if (!witch) throw new Error('no witch');
    const played: SoloGame = { ...game, witch: { ...witch, hand: [], played: ['Deep well'] } };
    expect(soloCode(played, { do: 'activate', card: 'Deep well' })).toBe('roots-first');
    const top = alone(played, { do: 'root', to: 'E1' }, { do: 'root', to: 'F2' });
    const acting = alone(top, { do: 'activate', card: 'Deep well' });
    const asked = soloQuestion(acting);
    expect(asked.ask === 'witch' && asked.acting?.ways.map(({ at }) => at)).toEqual(['E1', 'F2']);
    expect(soloCode(acting, { do: 'cardStep', at: 'H4' })).toBe('not-here');
    const done = alone(acting, { do: 'cardStep', at: 'F2' });
    expect(done.ground.brown).toBe((top.ground.brown ?? 0) + 1);
    expect(soloCode(done, { do: 'activate', card: 'Deep well' })).toBe('once');
  });

  it('HE-14, SO-19: with a Legend she eats a Wild token and leaves; more than six terrain cubes go back', () => {
    const game = witchAt({ ground: { brown: 5, green: 4 } }, { ...freshWitchTurn, stage: 'bottom' });
    const here: SoloGame = { ...game, board: { ...game.board, hester: 'E8' } };
    expect(soloQuestion(here)).toMatchObject({ ask: 'witch', eat: ['family'], over: 3 });
    // Too few, more than lie there, and three by a cube that would come from nowhere.
    for (const back of [{ brown: 2 }, { green: 3, brown: 1 }, { teal: 3 }, { brown: 4, green: -1 }])
      expect([back, soloCode(here, { do: 'endTurn', back })]).toEqual([back, 'keep-six']);
    const done = alone(here, { do: 'endTurn', eat: 'family' });
    expect(done.witch).toMatchObject({ wild: 4, scoring: [{ side: 'family', what: 'token' }] });
    expect(done.board.hester).toBeNull();
    expect((done.ground.brown ?? 0) + (done.ground.green ?? 0)).toBe(6);
  });

  it('HE-10, EN-2: a Bonfire fills a space, brings an action, and the sixth space wins at once', () => {
    const game = witchAt(
      {
        ground: { brown: 3, green: 3, yellow: 3, teal: 3 },
        board: {
          ...sampleSolo(3).board,
          units: [
            { at: 'D4', side: 'protectors', haints: 1, infected: 1, legends: 0 },
            { at: 'D5', side: 'family', haints: 2, infected: 2, legends: 0 },
          ],
        },
      },
      { ...freshWitchTurn, stage: 'top' },
    );
    const done = alone(game, {
      do: 'move',
      who: 'protectors',
      from: 'D4',
      to: 'D5',
      pay: { green: 1 },
      space: 'family',
    });
    expect(done.witch).toMatchObject({
      actions: 2,
      spaces: [true, true, false],
      scoring: [{ side: 'family', what: 'pair' }],
    });
    expect(done.board.bonfires).toEqual([{ at: 'D5', tokens: 2 }]);
    // The other infected Haint of the hex must make room.
    const asked = soloQuestion(done);
    expect(asked.ask === 'witch' && asked.aside?.from).toBe('D5');
    const { witch } = game;
    if (!witch) throw new Error('no witch');
    const last = { side: 'protectors', what: 'pair' } as const;
    const five: SoloGame = {
      ...game,
      witch: {
        ...witch,
        scoring: [last, last, last, { side: 'family', what: 'pair' }, { side: 'family', what: 'token' }],
      },
    };
    const won = alone(five, { do: 'move', who: 'protectors', from: 'D4', to: 'D5', pay: { green: 1 } });
    expect(won.step).toEqual({ at: 'over', ending: { winner: 'hester', why: 'scoring-spaces' } });
  });
});

describe('cards on the table', () => {
  it('SO-2: a card is told by its numbers, once; what is new needs its face, of its pile’s colour', () => {
    const sample = sampleSolo(1);
    const game: SoloGame = { ...sample, cards: { ...sample.cards, from: 'table', faces: {} } };
    const face = {
      special: false,
      color: 'red',
      name: 'Red 1·4',
      numbers: [1, 4],
      element: 'move',
      hester: true,
    } as const;
    expect(soloCode(game, { do: 'turn', pile: 'red' })).toBe('which-card');
    expect(soloCode(game, { do: 'turn', pile: 'red', card: { id: 'red-1-4' } })).toBe('card-unknown');
    expect(soloCode(game, { do: 'turn', pile: 'blue', card: { id: 'red-1-4', face } })).toBe('wrong-color');
    expect(
      soloCode(game, {
        do: 'turn',
        pile: 'red',
        card: { id: 'red-1-9', face: { ...face, numbers: [1, 9] } },
      }),
    ).toBe('no-number');
    const turned = alone(game, { do: 'turn', pile: 'red', card: { id: 'red-1-4', face } });
    expect(soloQuestion(turned)).toMatchObject({ ask: 'goal', sites: ['B4', 'F5'] });
    const placed = alone(turned, { do: 'goal', at: 'F5' });
    expect(soloCode(placed, { do: 'turn', pile: 'red', card: { id: 'red-1-4' } })).toBe('card-seen');
  });
});

it('LG-7: a Legend without a power offers none; its track stays', () => {
  for (const [power, offered] of [
    ['none', null],
    ['bernice', 'bernice'],
  ] as const)
    expect(
      pairQuestion(atTable(pair({ powers: { protectors: power } }), ...noGoals, flip('legend'))),
    ).toMatchObject({ ask: 'turn', power: offered, track: true });
});
