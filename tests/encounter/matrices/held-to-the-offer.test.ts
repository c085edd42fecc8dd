import { describe, expect, it } from 'vitest';
import type { Answer, Command, Correction } from '../../../src/encounter/model/command';
import type { Strike } from '../../../src/encounter/model/strike';
import { cards, encounterOf, hit } from '../support/least-fixture';
import { ability, asked, course, die, type Fight, go, play } from '../support/scripted-fight';

/** Something that the rules or the table's own pieces exclude: its code, and whether the table may insist. */
interface Excluded {
  readonly names: string;
  readonly tap: Command;
  readonly code: string;
  /** With `anyway` it is taken; absent: what is named is nothing at all, and stays refused. */
  readonly overruled?: true;
}
/** Nothing of the table is named by it: there is nothing to hold it to. */
type Held = readonly Excluded[] | 'names nothing';

const attack = (strike: Strike, who = 'a'): Command => ({ do: 'attack', who, strike });
const said = { damage: 1 };
const plainly = (more: Partial<Strike>): Command => attack({ targets: ['boss'], said, ...more } as Strike);
const said1 = (names: string, correction: Correction, code: string): Excluded => ({
  names,
  tap: { do: 'say', correction },
  code,
});

/** The Maiden at I7 stands before the boss at I5, the Huntress beside her; a rat at A3, a rock at K5. */
function open(): Fight {
  const one = course(
    [{ do: 'attack', at: { who: 'company' } }],
    {
      a: { class: 'grove-maiden', cards: [ability('idle', []), ability('shield', [], undefined, 2)] },
      b: { class: 'huntress', at: 'J8' },
      c: { at: 'K8' },
    },
    {
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'rat', at: 'A3', number: 1 },
      ],
      obstacles: [{ id: 'rock', kind: 'rock', hexes: ['L5', 'A8', 'B9', 'B10'] }],
    },
  );
  one.tap(
    { ...hit('b', 12, die(one, 'rear')), anyway: true },
    { do: 'say', correction: { say: 'skip' } },
    { do: 'say', correction: { say: 'token', who: 'a', token: 'bleed', count: 1 } },
    { do: 'say', correction: { say: 'token', who: 'a', token: 'redraw', count: 1 } },
  );
  return one;
}
const boss = open();
const front = die(boss, 'front');
const core = die(boss, 'core');
const rear = die(boss, 'rear');
const nobody = (tap: Command): Excluded => ({ names: 'nobody of the company', tap, code: 'nobody' });

const held: { readonly [D in Command['do']]: Held } = {
  begin: 'names nothing',
  endTurns: 'names nothing',
  nextRound: 'names nothing',
  giveUp: 'names nothing',
  settings: 'names nothing',
  teach: 'names nothing',
  remind: 'names nothing',
  seen: 'names nothing',
  tick: 'names nothing',
  // What answers name is held to the question that stands, in the table of answers below.
  answer: 'names nothing',
  // Corrections have a table of their own.
  say: 'names nothing',
  hadTurns: [nobody({ do: 'hadTurns', who: 'x', had: true })],
  attack: [
    nobody(attack({ targets: ['boss'], said }, 'x')),
    { names: 'a target that is none', tap: attack({ targets: ['x'], said }), code: 'not-there' },
    { names: 'one target twice', tap: attack({ targets: ['boss', 'boss'], said }), code: 'no-target' },
    { names: 'a die that is none', tap: plainly({ die: 'x' }), code: 'no-such-die' },
    { names: 'a die that is gone', tap: plainly({ die: rear }), code: 'no-such-die' },
    { names: 'a die behind another', tap: plainly({ die: core }), code: 'not-that-die', overruled: true },
    { names: 'falcons of nobody', tap: plainly({ falcons: true }), code: 'no-falcon' },
    { names: 'Sentinels that nobody raised', tap: plainly({ sentinels: 1 }), code: 'no-sentinels' },
    { names: 'a hex off the board', tap: plainly({ through: ['Z9'] }), code: 'no-such-hex' },
    {
      names: 'the hex of a link off the board',
      tap: plainly({ chain: true, aims: { boss: 'Z9' } }),
      code: 'no-such-hex',
    },
    {
      names: 'the hex of a link beside its target',
      tap: plainly({ chain: true, aims: { boss: 'I9' } }),
      code: 'not-over',
      overruled: true,
    },
    {
      names: 'a hex of somebody who is no target',
      tap: plainly({ chain: true, aims: { rat1: 'A3' } }),
      code: 'not-there',
    },
    {
      names: 'a friend as the next of a chain',
      tap: plainly({ chain: true, targets: ['boss', 'b'] }),
      code: 'not-an-enemy',
      overruled: true,
    },
    { names: 'more hexes than a body has', tap: plainly({ hexes: { boss: 8 } }), code: 'not-a-number' },
    {
      names: 'two hexes of a single one',
      tap: plainly({ targets: ['boss', 'rat1'], hexes: { rat1: 2 } }),
      code: 'not-a-number',
    },
    { names: 'hexes of somebody else', tap: plainly({ hexes: { rat1: 1 } }), code: 'not-there' },
    {
      names: 'somebody out of reach',
      tap: attack({ targets: ['rat1'], said }),
      code: 'out-of-range',
      overruled: true,
    },
  ],
  move: [
    nobody({ do: 'move', who: 'x', to: null, animus: 0 }),
    { names: 'a hex off the board', tap: { do: 'move', who: 'a', to: 'Z9', animus: 0 }, code: 'no-such-hex' },
    { names: 'a hex that is held', tap: { do: 'move', who: 'a', to: 'J8', animus: 2 }, code: 'occupied' },
    { names: 'a rock', tap: { do: 'move', who: 'a', to: 'L5', animus: 4 }, code: 'occupied' },
    {
      names: 'a hex too far off',
      tap: { do: 'move', who: 'a', to: 'A1', animus: 1 },
      code: 'too-far',
      overruled: true,
    },
  ],
  turn: [nobody({ do: 'turn', who: 'x', facing: 'N' })],
  pass: [nobody({ do: 'pass', who: 'x' })],
  play: [
    nobody(play('x', 'idle')),
    { names: 'a card that is none', tap: play('a', 'x'), code: 'no-such-card' },
    { names: "somebody else's card", tap: play('b', 'shield'), code: 'no-such-card' },
    { names: 'a choice that the card has not', tap: play('a', 'idle', 'y'), code: 'no-such-card' },
  ],
  injury: [
    nobody({ do: 'injury', who: 'x', card: 'x' }),
    { names: 'an injury not in hand', tap: { do: 'injury', who: 'a', card: 'x' }, code: 'no-such-card' },
    { names: 'a card that is none', tap: { do: 'injury', who: 'a', card: 'idle' }, code: 'no-such-card' },
  ],
  spend: [
    nobody({ do: 'spend', who: 'x', token: 'redraw' }),
    { names: 'a token not held', tap: { do: 'spend', who: 'a', token: 'defense' }, code: 'no-token' },
    { names: "somebody else's token", tap: { do: 'spend', who: 'b', token: 'redraw' }, code: 'no-token' },
    { names: 'a status', tap: { do: 'spend', who: 'a', token: 'bleed' }, code: 'no-token' },
  ],
  animus: [
    nobody({ do: 'animus', who: 'x', by: 1 }),
    { names: 'more than there is', tap: { do: 'animus', who: 'a', by: -99 }, code: 'no-animus' },
  ],
  refresh: [{ names: 'no colour', tap: { do: 'refresh', colors: [] }, code: 'no-such-color' }],
  taunt: [
    nobody({ do: 'taunt', who: 'x' }),
    { names: 'an enemy', tap: { do: 'taunt', who: 'boss' }, code: 'nobody' },
  ],
  throw: [
    nobody({ do: 'throw', who: 'x', item: 'weapons', at: null }),
    {
      names: 'an item not carried',
      tap: { do: 'throw', who: 'a', item: 'x', at: null },
      code: 'no-such-card',
    },
    {
      names: 'a hex off the board',
      tap: { do: 'throw', who: 'a', item: 'weapons', at: 'Z9' },
      code: 'no-such-hex',
    },
    {
      names: 'a hex that is held',
      tap: { do: 'throw', who: 'a', item: 'weapons', at: 'J8' },
      code: 'occupied',
    },
    {
      names: 'a target that is none',
      tap: { do: 'throw', who: 'a', item: 'weapons', at: 'C8', target: 'x' },
      code: 'not-there',
    },
    {
      names: 'a hex that is not beside the target',
      tap: { do: 'throw', who: 'a', item: 'weapons', at: 'C8', target: 'boss' },
      code: 'not-adjacent',
      overruled: true,
    },
  ],
  pickUp: [
    nobody({ do: 'pickUp', who: 'x', item: 'x' }),
    { names: 'an item that nobody threw', tap: { do: 'pickUp', who: 'a', item: 'x' }, code: 'not-thrown' },
  ],
  escape: [
    nobody({ do: 'escape', who: 'x', success: true }),
    { names: 'somebody in no cage', tap: { do: 'escape', who: 'a', success: true }, code: 'not-now' },
  ],
  ally: [
    nobody({ do: 'ally', who: 'x', ally: 'x', at: null }),
    { names: 'somebody who stands', tap: { do: 'ally', who: 'a', ally: 'x', at: null }, code: 'still-there' },
  ],
  sentinel: [
    nobody({ do: 'sentinel', of: 'x', at: null }),
    {
      names: 'somebody who is no Grove Maiden',
      tap: { do: 'sentinel', of: 'b', at: 'C8' },
      code: 'not-of-that-class',
      overruled: true,
    },
    { names: 'a hex off the board', tap: { do: 'sentinel', of: 'a', at: 'Z9' }, code: 'no-such-hex' },
    { names: 'a hex that is held', tap: { do: 'sentinel', of: 'a', at: 'J8' }, code: 'occupied' },
    {
      names: 'a Sentinel that is none',
      tap: { do: 'sentinel', of: 'a', at: 'C8', instead: 'x' },
      code: 'nobody',
    },
  ],
  rejuvenate: [
    nobody({ do: 'rejuvenate', of: 'x', at: null }),
    { names: 'no Guardian', tap: { do: 'rejuvenate', of: 'a', at: null }, code: 'still-there' },
  ],
  falcon: [
    nobody({ do: 'falcon', of: 'x', falcon: 0, to: 'a' }),
    { names: 'a third falcon', tap: { do: 'falcon', of: 'b', falcon: 2, to: 'a' }, code: 'no-falcon' },
    { names: 'falcons of nobody', tap: { do: 'falcon', of: 'a', falcon: 0, to: 'b' }, code: 'no-falcon' },
    { names: 'a bearer that is none', tap: { do: 'falcon', of: 'b', falcon: 0, to: 'x' }, code: 'not-there' },
    {
      names: 'somebody behind a rock',
      tap: { do: 'falcon', of: 'b', falcon: 0, to: 'd' },
      code: 'no-sight',
      overruled: true,
    },
  ],
  tell: [
    { names: 'a card that lies face down', tap: { do: 'tell', card: { id: 'c1' } }, code: 'not-face-up' },
  ],
  count: [
    { names: 'a counter that is none', tap: { do: 'count', counter: 'x', by: 1 }, code: 'no-such-counter' },
  ],
  forget: [
    { names: 'a reminder that is none', tap: { do: 'forget', reminder: 'x' }, code: 'no-such-reminder' },
  ],
  check: [
    { names: 'a line that is none', tap: { do: 'check', item: 5, done: true }, code: 'no-such-item' },
    { names: 'half a line', tap: { do: 'check', item: 0.5, done: true }, code: 'no-such-item' },
  ],
};

const corrected: { readonly [S in Correction['say']]: readonly Excluded[] | 'names nothing' } = {
  skip: [said1('nothing under way', { say: 'skip' }, 'nothing-to-skip')],
  stage: 'names nothing',
  outcome: 'names nothing',
  encounter: 'names nothing',
  ally: 'names nothing',
  hp: [said1('nobody', { say: 'hp', who: 'x', hp: 3 }, 'nobody')],
  maxHp: [said1('nobody', { say: 'maxHp', who: 'x', hp: 3 }, 'nobody')],
  defense: [said1('nobody', { say: 'defense', who: 'boss', defense: 3 }, 'nobody')],
  die: [
    said1('no enemy', { say: 'die', enemy: 'x', die: front, hp: 1, quiet: true }, 'no-such-die'),
    said1('no die', { say: 'die', enemy: 'boss', die: 'x', hp: 1, quiet: true }, 'no-such-die'),
    said1(
      'a breaker that is none',
      { say: 'die', enemy: 'boss', die: front, hp: 0, quiet: false, by: 'x' },
      'nobody',
    ),
  ],
  token: [said1('nobody', { say: 'token', who: 'x', token: 'bleed', count: 1 }, 'nobody')],
  animus: [
    said1('nobody', { say: 'animus', who: 'boss', available: 1, reserve: 1 }, 'nobody'),
    said1('less than none', { say: 'animus', who: 'a', available: 1, reserve: -1 }, 'not-a-number'),
    said1('half of one', { say: 'animus', who: 'a', available: 0.5, reserve: 1 }, 'not-a-number'),
  ],
  stands: [
    said1('nobody', { say: 'stands', who: 'x', at: 'C8', facing: 'N' }, 'nobody'),
    said1('a hex off the board', { say: 'stands', who: 'a', at: 'Z9', facing: 'N' }, 'no-such-hex'),
    said1(
      'a hex that a body does not fit on',
      { say: 'stands', who: 'boss', at: 'A1', facing: 'N' },
      'no-such-hex',
    ),
  ],
  all: [said1('nobody', { say: 'all', stands: [{ who: 'x', at: 'C8', facing: 'N' }] }, 'nobody')],
  card: [
    said1('nobody', { say: 'card', who: 'x', card: 'idle', to: 'hand' }, 'nobody'),
    said1("somebody else's card", { say: 'card', who: 'b', card: 'shield', to: 'hand' }, 'no-such-card'),
  ],
  faceUp: [said1('a card that is none', { say: 'faceUp', card: 'x' }, 'no-such-card')],
  stageDeck: [
    said1('a card that is none', { say: 'stageDeck', left: ['x'], discard: [], stage: 1 }, 'no-such-card'),
    said1(
      'a card twice',
      { say: 'stageDeck', left: ['c1', 'c2'], discard: ['c1'], stage: 1 },
      'no-such-card',
    ),
  ],
  might: [
    said1(
      'cards that are none',
      {
        say: 'might',
        side: 'oathsworn',
        color: 'white',
        left: Array.from({ length: 7 }, () => '0' as const),
      },
      'no-such-cards',
    ),
  ],
  target: [said1('nobody who acts', { say: 'target', actor: 'boss', target: 'a' }, 'not-now')],
  lead: [said1('nobody', { say: 'lead', who: 'x' }, 'nobody')],
  obstacle: [
    said1('a hex off the board', { say: 'obstacle', id: 'o', kind: 'rock', hexes: ['Z9'] }, 'no-such-hex'),
  ],
  tiles: [
    said1('a hex off the board', { say: 'tiles', tiles: [{ kind: 'fire', hexes: ['Z9'] }] }, 'no-such-hex'),
  ],
  round: [said1('no round', { say: 'round', round: 0 }, 'not-a-number')],
  presence: [said1('nobody', { say: 'presence', who: 'x', presence: 'dead' }, 'nobody')],
  enemy: [
    said1('no kind', { say: 'enemy', kind: 'x', at: null }, 'no-such-kind'),
    said1('a hex off the board', { say: 'enemy', kind: 'rat', at: 'Z9' }, 'no-such-hex'),
  ],
  enemyGone: [said1('nobody', { say: 'enemyGone', who: 'x' }, 'nobody')],
  friend: [
    said1('a hex off the board', { say: 'friend', name: 'F', hp: 1, defense: 1, at: 'Z9' }, 'no-such-hex'),
  ],
};

const table = (all: { readonly [name: string]: Held }): readonly Excluded[] =>
  Object.values(all).flatMap(one => (one === 'names nothing' ? [] : one));

describe('every command that names something is held to what may be named', () => {
  it.each(table(held).map(one => ({ ...one, what: one.tap.do })))(
    'OWN-310, OWN-102: $what, $names: $code',
    ({ tap, code, overruled }) => {
      const one = open();
      expect(one.refused(tap)).toBe(code);
      const insists = one.refused({ ...tap, anyway: true } as Command);
      expect(insists).toBe(overruled ? 'taken' : code);
    },
  );

  it.each(
    table(corrected).map(one => ({ ...one, what: 'correction' in one.tap ? one.tap.correction.say : '' })),
  )('OWN-310: the table says $what, $names: $code', ({ tap, code }) =>
    expect(open().refused(tap)).toBe(code),
  );
});

const answer = (one: Answer): Command => ({ do: 'answer', answer: one });
/** The boss strikes all four; the cards lie face down. */
const struck = (): Fight => {
  const one = open();
  one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: core, hp: 6, quiet: true } });
  one.tap({ do: 'endTurns' });
  for (let i = 0; i < 9 && asked(one).ask !== 'defend'; i++) one.tap(go);
  return one;
};
const drawn = (): Fight => {
  const one = struck();
  one.tap({ do: 'say', correction: { say: 'token', who: 'a', token: 'defense', count: 1 } });
  one.tap(answer({ answer: 'defend', with: [] }));
  return one;
};
const playing = (effects: Parameters<typeof ability>[1]): Fight => {
  const one = course([], { a: { cards: [ability('it', effects)], might: { red: 2 } } });
  one.tap(play('a', 'it'));
  return one;
};

interface Unoffered {
  readonly names: string;
  readonly fight: () => Fight;
  /** The question that stands. */
  readonly asks: string;
  readonly given: Omit<Answer, 'answer'> & Partial<Answer>;
  readonly code: string;
  /** With `anyway` it is taken. */
  readonly overruled?: true;
}

/** The boss walks where hands put it, and the table says where that is. */
const moved = (): Fight => {
  const one = course(
    [
      { do: 'target', rules: [] },
      { do: 'move', way: 'N', hexes: 2 },
    ],
    {},
    {},
    { board: 'moved' },
  );
  one.tap({ do: 'endTurns' });
  return one;
};
const walking = (): Fight => playing([{ effect: 'move', hexes: 2 }]);
/** The app only counts the cards; a rat is there, and a Sentinel stands beside its Maiden. */
const counting = (): Fight => {
  const one = course(
    [],
    { a: { class: 'grove-maiden' } },
    { cards: [], placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }] },
    { stage: 'count' },
  );
  one.tap({ do: 'sentinel', of: 'a', at: 'C8' }, { do: 'endTurns' });
  return one;
};
/** A card of paper is about to act, and nobody has named it. */
const unnamed = (): Fight => {
  const one = course([], {}, { cards: [] }, { stage: 'physical', company: 'light' });
  one.tap({ do: 'endTurns' });
  return one;
};
const pool = (): Fight => {
  const one = open();
  one.tap(attack({ targets: ['boss'] }));
  return one;
};
const drawnOpen = (): Fight => {
  const one = open();
  one.tap(attack({ targets: ['boss'], white: 2 }));
  return one;
};
const white = (count: number) => ({ white: count, yellow: 0, red: 0, black: 0 });
const choose = (more: object): Unoffered['given'] => ({
  command: { type: 'choose', cubes: white(0), white: 1, ...more } as Extract<
    Answer,
    { answer: 'might' }
  >['command'],
});
const might = (command: Extract<Answer, { answer: 'might' }>['command']): Unoffered['given'] => ({ command });
const sentinelOf = (one: Fight): string => one.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
const composed = (steps: Extract<Answer, { answer: 'compose' }>['steps']): Unoffered['given'] => ({ steps });

const unoffered: { readonly [A in Answer['answer']]: readonly Unoffered[] | 'names nothing' } = {
  go: [
    {
      names: 'an answer of another kind',
      fight: () => playing([{ effect: 'attack' }]),
      asks: 'pick',
      given: {},
      code: 'wrong-answer',
    },
    { names: 'what must be named', fight: unnamed, asks: 'card', given: {}, code: 'wrong-answer' },
  ],
  pick: [
    {
      names: 'a target that is not offered',
      fight: () => playing([{ effect: 'attack' }]),
      asks: 'pick',
      given: { ids: ['a'] },
      code: 'wrong-answer',
    },
    {
      names: 'one target twice',
      fight: () => playing([{ effect: 'attack' }]),
      asks: 'pick',
      given: { ids: ['boss', 'boss'] },
      code: 'wrong-answer',
    },
  ],
  number: [
    {
      names: 'a number that nobody asks for',
      fight: () => playing([{ effect: 'attack' }]),
      asks: 'pick',
      given: { number: 1 },
      code: 'wrong-answer',
    },
  ],
  place: [
    { names: 'a hex off the board', fight: walking, asks: 'place', given: { at: 'Z9' }, code: 'no-such-hex' },
    { names: 'a hex that is held', fight: walking, asks: 'place', given: { at: 'I6' }, code: 'occupied' },
    {
      names: 'a hex too far off',
      fight: walking,
      asks: 'place',
      given: { at: 'C8' },
      code: 'too-far',
      overruled: true,
    },
    { names: 'a body off the board', fight: moved, asks: 'place', given: { at: 'A1' }, code: 'does-not-fit' },
  ],
  defend: [
    {
      names: 'somebody who is not attacked',
      fight: struck,
      asks: 'defend',
      given: { with: [{ who: 'x' }] },
      code: 'not-attacked',
    },
    {
      names: "somebody else's card",
      fight: struck,
      asks: 'defend',
      given: { with: [{ who: 'b', card: 'shield' }] },
      code: 'no-such-card',
    },
    {
      names: 'a card that gives none',
      fight: struck,
      asks: 'defend',
      given: { with: [{ who: 'a', card: 'idle' }] },
      code: 'no-such-card',
    },
    {
      names: 'a worth instead of a card that lies in the app',
      fight: struck,
      asks: 'defend',
      given: { with: [{ who: 'a', plus: 2 }] },
      code: 'no-plus',
    },
    {
      names: 'two answers of one',
      fight: struck,
      asks: 'defend',
      given: { with: [{ who: 'a', card: 'shield' }, { who: 'a' }] },
      code: 'one-card',
    },
  ],
  tokens: [
    {
      names: 'somebody who is not attacked',
      fight: drawn,
      asks: 'soak',
      given: { spend: [{ who: 'x', count: 1 }] },
      code: 'not-there',
    },
    {
      names: 'more than are held',
      fight: drawn,
      asks: 'soak',
      given: { spend: [{ who: 'a', count: 2 }] },
      code: 'no-token',
    },
  ],
  might: [
    {
      names: 'somebody who is not attacked',
      fight: struck,
      asks: 'defend',
      given: might({ type: 'defend', target: 'x', value: 2 }),
      code: 'not-attacked',
    },
    {
      names: 'a defense that no card in hand has',
      fight: struck,
      asks: 'defend',
      given: might({ type: 'defend', target: 'a', value: 3 }),
      code: 'no-plus',
    },
    {
      names: 'a guard over somebody whom the enemy does not strike',
      fight: struck,
      asks: 'defend',
      given: might({ type: 'adjust', change: { guard: { target: 'boss', by: 3 } } }),
      code: 'not-attacked',
    },
    {
      names: 'a token of somebody who is not attacked',
      fight: drawn,
      asks: 'soak',
      given: might({ type: 'token', target: 'x' }),
      code: 'not-there',
    },
    {
      names: 'a card that does not lie there',
      fight: drawn,
      asks: 'soak',
      given: might({ type: 'redraw', piece: 99 }),
      code: 'no-such-piece',
    },
    {
      names: 'a face that its colour has not',
      fight: drawn,
      asks: 'soak',
      given: might({ type: 'shows', piece: 1, face: '5*' }),
      code: 'no-such-face',
    },
    {
      names: 'cubes that the might does not hold',
      fight: pool,
      asks: 'pool',
      given: choose({ cubes: { ...white(0), black: 1 } }),
      code: 'not-your-might',
    },
    {
      names: 'more dice than the pool has',
      fight: pool,
      asks: 'pool',
      given: choose({ dice: white(2) }),
      code: 'too-many-dice',
    },
    {
      names: 'tokens that nobody holds',
      fight: pool,
      asks: 'pool',
      given: choose({ tokens: { empowered: 1 } }),
      code: 'no-token',
    },
    {
      names: 'a draw before the pool',
      fight: pool,
      asks: 'pool',
      given: might({ type: 'decline' }),
      code: 'no-critical',
    },
    {
      names: 'a critical that does not lie there',
      fight: drawnOpen,
      asks: 'drawn',
      given: might({ type: 'critical', piece: 99 }),
      code: 'no-critical',
    },
    {
      names: 'a guard over somebody whom the company does not hit',
      fight: drawnOpen,
      asks: 'drawn',
      given: might({ type: 'adjust', change: { guard: { target: 'b', by: 3 } } }),
      code: 'not-attacked',
    },
    {
      names: "a command of the enemy's draw",
      fight: drawnOpen,
      asks: 'drawn',
      given: might({ type: 'reveal' }),
      code: 'wrong-answer',
    },
  ],
  total: [
    {
      names: 'a sum where the app draws',
      fight: struck,
      asks: 'defend',
      given: { damage: 3 },
      code: 'wrong-answer',
    },
    { names: 'less than nothing', fight: pool, asks: 'pool', given: { damage: -1 }, code: 'not-a-number' },
  ],
  card: [
    {
      names: 'a card that is none',
      fight: unnamed,
      asks: 'card',
      given: { card: 'x' },
      code: 'no-such-card',
    },
  ],
  compose: [
    {
      names: 'an enemy that is none',
      fight: unnamed,
      asks: 'card',
      given: composed([{ do: 'spawn', enemy: 'x', count: 1, at: { place: 'rear' } }]),
      code: 'no-such-kind',
    },
    {
      names: 'a boss as a minion, deep inside',
      fight: unnamed,
      asks: 'card',
      given: composed([{ do: 'each', of: { who: 'oathsworn' }, steps: [{ do: 'minions', enemy: 'boss' }] }]),
      code: 'no-such-kind',
    },
    {
      names: 'who acts, and is none',
      fight: unnamed,
      asks: 'card',
      given: { steps: [], actors: ['x'] },
      code: 'no-such-kind',
    },
    {
      names: 'a part that no body has',
      fight: unnamed,
      asks: 'card',
      given: composed([{ do: 'consume', whom: { who: 'target' }, slot: 'x', each: [] }]),
      code: 'no-such-part',
    },
    {
      names: 'an ability that is none',
      fight: unnamed,
      asks: 'card',
      given: composed([{ do: 'ability', ability: 'x' }]),
      code: 'no-such-ability',
    },
  ],
  strikes: [
    {
      names: 'an attacker that is none',
      fight: counting,
      asks: 'count',
      given: { attackers: ['x'], targets: ['a'] },
      code: 'nobody',
    },
    {
      names: 'nobody who attacks',
      fight: counting,
      asks: 'count',
      given: { attackers: [], targets: ['a'] },
      code: 'nobody',
    },
    {
      names: 'one of the company as the attacker',
      fight: counting,
      asks: 'count',
      given: { attackers: ['a'], targets: ['b'] },
      code: 'nobody',
    },
    {
      names: 'one target twice',
      fight: counting,
      asks: 'count',
      given: { attackers: ['boss'], targets: ['a', 'a'] },
      code: 'nobody',
    },
    {
      names: 'a Sentinel, whom no enemy chooses',
      fight: counting,
      asks: 'count',
      given: { attackers: ['boss'], targets: [sentinelOf(counting())] },
      code: 'nobody',
    },
    {
      names: 'an icon that no part of it bears',
      fight: counting,
      asks: 'count',
      given: { attackers: ['boss'], targets: ['a'], breaks: ['tail'] },
      code: 'no-such-icon',
    },
  ],
  aloud: [
    {
      names: 'a card that is not asked for',
      fight: counting,
      asks: 'count',
      given: {},
      code: 'wrong-answer',
    },
  ],
};

const answers = Object.entries(unoffered).flatMap(([kind, all]) =>
  all === 'names nothing' ? [] : all.map(one => ({ ...one, kind })),
);

describe('every answer is held to what its question offers', () => {
  it.each(answers)(
    'OWN-310, OWN-311: $kind, $names: $code',
    ({ kind, fight, asks, given, code, overruled }) => {
      const one = fight();
      expect(asked(one).ask).toBe(asks);
      const said = { answer: kind, ...given } as Answer;
      expect(one.refused(answer(said))).toBe(code);
      if (overruled) expect(one.refused(answer({ ...said, anyway: true } as Answer))).toBe('taken');
    },
  );

  it('OWN-311: a card that is told names nothing else than a card that is composed', () => {
    const told = (steps: Extract<Answer, { answer: 'compose' }>['steps']): Command => ({
      do: 'tell',
      card: { steps },
    });
    const one = course([], {}, { cards: [] }, { stage: 'physical', company: 'light' });
    expect(one.refused(told([{ do: 'ability', ability: 'x' }]))).toBe('no-such-ability');
    expect(one.refused(told([{ do: 'minions', enemy: 'rat' }]))).toBe('taken');
    const card = { id: 'k', label: 'K', stage: 1 as const, steps: [], actors: ['x'] };
    expect(one.refused({ do: 'teach', card })).toBe('no-such-kind');
    expect(one.refused({ do: 'teach', card: { ...card, actors: ['rat'] } })).toBe('taken');
  });
});

describe('what may be hit is taken', () => {
  it('DM-2, OWN-310: the nearest die in sight is, and the one aimed at stays chosen', () => {
    const one = open();
    one.tap(plainly({ die: front }));
    expect(one.events.some(event => event.type === 'die' && event.die === front)).toBe(false);
    const strong = open();
    strong.tap(plainly({ die: front, said: { damage: 4 } } as Partial<Strike>));
    expect(strong.events.some(event => event.type === 'die' && event.die === front && event.hp === 4)).toBe(
      true,
    );
  });

  it('DM-2: where no places are kept any die that is left is', () => {
    const one = course([], {}, { cards: cards([]), enemies: encounterOf().enemies }, { board: 'off' });
    for (const slot of ['front', 'core', 'rear', 'left', 'right'])
      expect(one.refused(plainly({ die: die(one, slot) }))).toBe('taken');
  });
});
