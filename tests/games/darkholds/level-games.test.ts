import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levelPlayer } from '../../../scripts/play/darkholds-policy';
import { streamOf } from '../../../src/basics/random';
import { boxKind } from '../../../src/games/darkholds/door/box';
import { campaignKind } from '../../../src/games/darkholds/door/campaign';
import { playKind } from '../../../src/games/darkholds/door/play';
import { level } from '../../../src/games/darkholds/headless';
import { squaresOf, warriorOf } from '../../../src/games/darkholds/rules/board';
import { rangeOf } from '../../../src/games/darkholds/rules/level';
import { insteadOf } from '../../../src/games/darkholds/rules/play/ahead';
import { boardOf, cellOf } from '../../../src/games/darkholds/rules/play/board-of';
import { titleOf } from '../../../src/games/darkholds/rules/play/decide';
import { guideOf } from '../../../src/games/darkholds/rules/play/guide';
import { type Command, type Event, isOurs, type Play } from '../../../src/games/darkholds/rules/play/model';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import type { Kind } from '../../../src/storage/kinds';
import { say } from '../../../src/ui/words/say';
import { samples } from '../../support/samples';
import { follows } from './slow/followed';
import { titledRightly } from './titles';

interface Played {
  readonly start: Play;
  readonly end: Play;
  readonly events: readonly Event[];
}

/** At every tap: nobody shares a square, models are those of the box, nobody bears more wounds than he can. */
function holds(play: Play, seed: number): void {
  const board = boardOf(play);
  const on = new Set<number>();
  for (const one of board.warriors) {
    const cells = squaresOf(board.level, one);
    if (cells.length === 0 || cells.some(cell => on.has(cell)))
      throw new Error(`Seed ${seed}: ${one.id} on ${one.at}`);
    for (const cell of cells) on.add(cell);
    if (one.wounds >= one.con || one.vigour < 0) throw new Error(`Seed ${seed}: ${JSON.stringify(one)}`);
  }
  for (const { type, models } of play.types)
    if (play.figures.filter(one => one.type === type).length > models)
      throw new Error(`Seed ${seed}: ${type}`);
  const ours = play.figures.filter(isOurs).length + play.left.length;
  if (ours !== 3) throw new Error(`Seed ${seed}: ${ours} of the company`);
}

/** So many levels are kept by somebody who does what is told. */
const followed = samples(40, 200);

function playOut(seed: number): Played {
  const mere = underColdMere(seed, seed % 3 === 0 && seed % 5 !== 0 ? 'table' : 'app');
  const light = level.typed.decide(mere, { do: 'agree', settings: { light: seed % 5 === 0 } });
  // Every fifth is played without a board on the screen.
  const start = light.ok && light.state ? light.state : mere;
  const player = levelPlayer(streamOf(seed, 'player'), seed % 2 === 0);
  const events: Event[] = [];
  let play = start;
  for (let command = player(play); command; command = player(play)) {
    const decided = level.typed.decide(play, command);
    if (!decided.ok)
      throw new Error(`Seed ${seed}: ${JSON.stringify(command)}: ${say(decided.error.message)}`);
    const said = [
      titleOf(play, command),
      ...decided.value.flatMap(one => (one.type === 'told' ? [one.told.text] : [])),
    ];
    for (const one of said) if (say(one).includes('darkholds.')) throw new Error(`No words: ${say(one)}`);
    events.push(...decided.value);
    const before = play;
    play = decided.state ?? play;
    holds(play, seed);
    if (seed < followed) {
      follows(before, command, decided.value, play);
      titledRightly(before, command);
    }
    if (play.turn > 60) throw new Error(`Seed ${seed} does not end`);
  }
  return { start, end: play, events };
}

describe('whole levels by the plain player', () => {
  const played = Array.from({ length: samples(100, 500) }, (_, seed) => playOut(seed));

  test('TU-1: each ends within 60 turns, won if somebody left, else lost', () => {
    for (const { end } of played) {
      expect(end.phase).toBe('over');
      expect(end.end).toBe(end.left.length > 0 ? 'won' : 'lost');
    }
  });

  test('events carry outcomes: applied anew, through the doors of the save, they give the same level', () => {
    for (const { start, end, events } of played.slice(0, samples(12, 500))) {
      const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
      const door = playKind.state(read(start));
      if (!door.ok) throw new Error(JSON.stringify(door.error));
      const again = events.reduce((now, event) => {
        const passed = playKind.event(read(event));
        if (!passed.ok) throw new Error(JSON.stringify(passed.error));
        return level.typed.apply(now, passed.value);
      }, door.value);
      expect(again).toEqual(read(end));
      expect(playKind.state(read(end)).ok).toBe(true);
    }
  });

  test.each([
    ['level-1', playKind],
    ['level-2', playKind],
    ['level-2-told', playKind],
    ['campaign-1', campaignKind],
    ['box-1', boxKind],
  ] as const)('what an earlier version saved opens and plays on as it did: %s', (name, kind) => {
    const file = join('tests', 'fixtures', 'darkholds', `${name}.json`);
    const { state, events, end }: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    expect(replayed<unknown, unknown>(kind as Kind<unknown, unknown>, state, events)).toEqual(end);
  });
});

/** A stored state with stored events, through the doors. */
function replayed<State, Event>(
  kind: Kind<State, Event>,
  state: unknown,
  events: readonly unknown[],
): unknown {
  const door = kind.state(state);
  if (!door.ok) throw new Error(JSON.stringify(door.error));
  const again = events.reduce<State>((now, event) => {
    const passed = kind.event(event);
    if (!passed.ok) throw new Error(JSON.stringify(passed.error));
    return kind.apply(now, passed.value);
  }, door.value);
  return JSON.parse(JSON.stringify(again));
}

describe('a level at the table', () => {
  const sent = (play: Play, ...commands: readonly Command[]): Play =>
    commands.reduce((now, command) => {
      const decided = level.typed.decide(now, command);
      if (!decided.ok) throw new Error(say(decided.error.message));
      return decided.state ?? now;
    }, play);
  const refusedBy = (play: Play, command: Command): string | undefined => {
    const decided = level.typed.decide(play, command);
    return decided.ok ? undefined : decided.error.code;
  };
  const start = underColdMere(5);
  const rangeOfNames = (play: Play, a: string, b: string): number => {
    const { level } = boardOf(play);
    return rangeOf(level, [cellOf(play, a)], [cellOf(play, b)]);
  };
  const toldIn = ({ told }: Play): string[] => told.map(({ text }) => say(text));

  test('MV-2, MK-9: a model is dragged anywhere that it can stand, and whoever reaches the exit leaves', () => {
    expect(refusedBy(start, { do: 'move', id: 'wren', to: 'B2' })).toBe('cannot-stand');
    expect(refusedBy(start, { do: 'move', id: 'wren', to: 'B3' })).toBe('cannot-stand');
    expect(refusedBy(start, { do: 'move', id: 'wren', to: 'E5' })).toBe('cannot-stand');
    expect(refusedBy(start, { do: 'move', id: 'wren', to: 'Z9' })).toBe('no-such');
    const gone = sent(start, { do: 'move', id: 'wren', to: 'I8' });
    expect([gone.left, warriorOf(boardOf(gone), 'wren')]).toEqual([['wren'], undefined]);
  });

  test('TU-1: henchmen stay behind once no hero is left', () => {
    const over = sent(start, { do: 'move', id: 'wren', to: 'I8' }, { do: 'move', id: 'odo', to: 'I8' });
    expect([over.phase, over.end]).toEqual(['over', 'won']);
    expect(refusedBy(over, { do: 'enemies' })).toBe('not-now');
  });

  test('HA-2, MK-16: a blow leaves noise where the hero stands, by dice of the table too', () => {
    const near = sent(start, { do: 'move', id: 'wren', to: 'F2' });
    const struck = sent(near, { do: 'strike', id: 'wren', target: 'rat1', rolls: [9, 0, 0] });
    expect([struck.noise, struck.figures.some(({ id }) => id === 'rat1')]).toEqual([{ F2: 1 }, false]);
    expect(refusedBy(near, { do: 'strike', id: 'wren', target: 'rat1', rolls: [9] })).toBe('digits');
    expect(refusedBy(near, { do: 'strike', id: 'wren', target: 'husk1' })).toBe('out-of-reach');
    expect(refusedBy(near, { do: 'strike', id: 'wren', target: 'odo' })).toBe('no-such');
  });

  test('TU-1: a guide leads through the first turn of the sample, and is silent afterwards', () => {
    const moved = sent(start, { do: 'move', id: 'wren', to: 'D2' });
    const loud = sent(moved, { do: 'noise', at: 'D2', tokens: 1 });
    const enemies = sent(loud, { do: 'enemies' });
    const one = sent(enemies, { do: 'next' });
    const all = sent(one, { do: 'all' });
    const come = sent(all, { do: 'reinforce' });
    const states = [start, moved, loud, enemies, one, all, come, sent(come, { do: 'newTurn' })];
    expect(states.map(play => guideOf(play, start))).toEqual([
      ...['move', 'look', 'begin', 'next', 'why', 'come', 'turn'],
      undefined,
    ]);
  });

  test('AN-14: the table names another first, says whom it does not go for, and that it stays', () => {
    const on = sent(
      start,
      { do: 'move', id: 'odo', to: 'F3' },
      { do: 'move', id: 'wren', to: 'G3' },
      { do: 'enemies' },
    );
    const first = sent(on, { do: 'next', id: 'rat2' });
    expect(first.done).toEqual(['rat2']);
    const by = ({ told }: Play) =>
      told.filter(({ by: who, rule }) => who === 'rat2' && rule === 'TG-1').map(({ text }) => say(text));
    expect(by(first)[0]).toMatch(/^Mere rat 2 to Wren/);
    expect(by(sent(on, { do: 'next', id: 'rat2', not: ['wren'] }))[0]).toMatch(/^Mere rat 2 to Odo/);
    const stays = sent(on, { do: 'next', id: 'rat2', stays: true });
    expect(stays.figures.find(({ id }) => id === 'rat2')?.at).toBe('H3');
    expect(toldIn(stays).at(-1)).toBe('Mere rat 2 stays, as the table says.');
    expect(refusedBy(stays, { do: 'next', id: 'rat2' })).toBe('no-such');
    expect(refusedBy(on, { do: 'next', id: 'wren' })).toBe('no-such');
  });

  test('AN-14: the table sends an enemy to a square that it can pay for, and it strikes from there', () => {
    const on = sent(start, { do: 'move', id: 'wren', to: 'G3' }, { do: 'enemies' });
    const went = sent(on, { do: 'next', id: 'rat1' });
    const at = (play: Play) => play.figures.find(({ id }) => id === 'rat1')?.at ?? '';
    const instead = insteadOf(on, 'rat1', at(went), 'wren');
    expect(instead.length).toBeGreaterThan(3);
    const vigour = on.figures.find(({ id }) => id === 'rat1')?.vigour ?? 0;
    for (const { at: to, cost, alike } of instead) {
      const there = sent(on, { do: 'next', id: 'rat1', to });
      expect(at(there)).toBe(to);
      const deeds = there.told.filter(({ by }) => by === 'rat1').map(({ text }) => say(text));
      // Adjacent it strikes with all that is left, elsewhere it does nothing more.
      const strikes = deeds.filter(text => text.includes('attacks Wren')).length;
      const beside = rangeOfNames(there, to, 'G3') === 1;
      expect([to, alike, strikes]).toEqual([to, beside, beside ? vigour - cost : 0]);
    }
    expect(refusedBy(on, { do: 'next', id: 'rat1', to: 'B7' })).toBe('too-far');
    expect(refusedBy(on, { do: 'next', id: 'rat1', to: 'Z9' })).toBe('too-far');
    expect(refusedBy(on, { do: 'next', id: 'rat1', weapon: 1 })).toBe('no-weapon');
  });

  test('AN-14: the table names the combat weapon, as far as it reaches', () => {
    const armed = {
      ...start,
      figures: start.figures.map(one =>
        one.id === 'rat1'
          ? { ...one, combat: [...one.combat, { range: 2, dice: 5, hit: 0, damage: 1 }] }
          : one,
      ),
    };
    const on = sent(armed, { do: 'move', id: 'wren', to: 'F2' }, { do: 'enemies' });
    const hits = (play: Play) =>
      toldIn(play).filter(text => /^Mere rat 1 attacks Wren: 5 hits/.test(text)).length;
    expect(hits(sent(on, { do: 'next', id: 'rat1' }))).toBe(0);
    expect(hits(sent(on, { do: 'next', id: 'rat1', weapon: 1 }))).toBeGreaterThan(0);
  });

  test('TU-3, AN-12: the darkhold card comes first, and a vigour token is vigour in hand', () => {
    const decks = { ...start.decks, darkhold: { ...start.decks.darkhold, order: ['d9'] } };
    const begun = sent({ ...start, decks }, { do: 'enemies' });
    expect(toldIn(begun)[0]).toBe('Hungry swarm. Every rat has one vigour more.');
    expect(begun.figures.filter(({ type }) => type === 'rat').map(({ vigour }) => vigour)).toEqual([5, 5]);
    expect(refusedBy(begun, { do: 'reinforce' })).toBe('not-now');
  });

  test('TU-5: maintenance takes the noise away and makes the conscious lively', () => {
    const loud = sent(
      start,
      { do: 'noise', at: 'D7', tokens: 2 },
      { do: 'enemies' },
      { do: 'all' },
      { do: 'reinforce' },
    );
    expect(toldIn(loud)[0]).toMatch(/^the well draws /);
    const next = sent(loud, { do: 'newTurn' });
    expect([next.turn, next.phase, next.noise]).toEqual([2, 'heroes', {}]);
    for (const one of next.figures) expect(one.vigour).toBe(one.full);
  });

  test('WR-4: the table says wounds; who has none left lies, and an enemy is gone', () => {
    const hurt = (id: string, wounds: number) => sent(start, { do: 'correct', id, change: { wounds } });
    expect(hurt('wren', 2).figures[0]).toMatchObject({ wounds: 2, prone: false });
    expect(hurt('wren', 5).figures[0]).toMatchObject({ wounds: 0, prone: true });
    expect(hurt('rat1', 1).figures.some(({ id }) => id === 'rat1')).toBe(false);
    expect(refusedBy(start, { do: 'correct', id: 'wren', change: { wounds: -1 } })).toBe('no-such');
  });

  test('AT-2: with dice of the table an activation waits for each roll, and goes on with it', () => {
    let play = sent(underColdMere(5, 'table'), { do: 'move', id: 'wren', to: 'F2' }, { do: 'enemies' });
    play = sent(play, { do: 'next', id: 'rat1' });
    expect(play.waiting?.awaits).toEqual({ kind: 'strike', count: 1 });
    expect(refusedBy(play, { do: 'next' })).toBe('not-now');
    expect(refusedBy(play, { do: 'rolled', digits: [1, 2] })).toBe('digits');
    play = sent(play, { do: 'rolled', digits: [9] });
    expect(play.waiting?.awaits).toEqual({ kind: 'parry', count: 1 });
    play = sent(play, { do: 'rolled', digits: [2] });
    expect(play.figures[0]).toMatchObject({ name: 'Wren', wounds: 1 });
    expect(play.waiting?.awaits.kind).toBe('strike');
  });

  test.each([
    ['a square that is none', { figures: [{ ...start.figures[0], at: 'Z9' }] }],
    ['two on one square', { figures: [start.figures[0], { ...start.figures[1], at: start.figures[0]?.at }] }],
    ['a ragged level', { level: { ...start.level, floors: [['aa', 'a']] } }],
    ['a marker off the board', { features: { Z9: 'door' } }],
    ['a phase that is none', { phase: 'dawn' }],
  ])('BD-1, BD-8: a stored level with %s is refused', (_, change) => {
    expect(playKind.state(JSON.parse(JSON.stringify({ ...start, ...change }))).ok).toBe(false);
  });
});
