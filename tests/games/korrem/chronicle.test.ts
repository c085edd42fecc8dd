import { describe, expect, it } from 'vitest';
import { worldPlayer } from '../../../scripts/play/korrem-world';
import { streamOf } from '../../../src/basics/random';
import { numberOf } from '../../../src/chances/fraction';
import { parseWorldCommand, worldKind } from '../../../src/games/korrem/door/world';
import { printedTable } from '../../../src/games/korrem/rules/meeting/natures';
import type { Event } from '../../../src/games/korrem/rules/play/events';
import type { World } from '../../../src/games/korrem/rules/play/model';
import {
  bestiaryOf,
  chapterOf,
  metBeside,
  pointsBySource,
  pointsByTurn,
  winsOf,
} from '../../../src/games/korrem/rules/play/records/plots';
import { type Count, counted, noTally } from '../../../src/games/korrem/rules/play/records/tally';
import { apply } from '../../../src/games/korrem/rules/play/turn/apply';
import type { Command } from '../../../src/games/korrem/rules/play/turn/commands';
import { decide } from '../../../src/games/korrem/rules/play/turn/decide';
import { longGame, shortGame } from '../../../src/games/korrem/sample/short-game';
import '../../../src/games/korrem/words/learn';
import { say } from '../../../src/ui/words/say';
import { throughDoor } from '../../support/door';
import { samples } from '../../support/samples';

const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };

function playOut(seed: number, extra: (command: Command) => Command = one => one) {
  const player = worldPlayer(streamOf(seed, 'player'));
  const events: Event[] = [];
  let world = longGame(seed, names);
  for (let command = player(world); command && world.turn < 300; command = player(world)) {
    const decided = decide(world, extra(command));
    if (!decided.ok) throw new Error(decided.error.code);
    events.push(...decided.value);
    world = decided.state ?? world;
  }
  return { world, events };
}
const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

describe('the saga and the plots of whole games', () => {
  const played = Array.from({ length: samples(10, 100) }, (_, seed) =>
    playOut(seed, command => (command.do === 'end' ? { ...command, took: 1_000 } : command)),
  );

  it('VP-1: points by turn and by source sum to what each nation has', () => {
    for (const { world } of played) {
      for (const { id, points } of pointsByTurn(world)) {
        expect(points.at(-1)).toBe(world.nations.find(one => one.id === id)?.chits);
        expect(points).toHaveLength(world.turn + 1);
      }
      for (const { id, chits } of world.nations)
        expect(
          sum(
            pointsBySource(world)
              .filter(one => one.id === id)
              .map(one => one.points),
          ),
        ).toBe(chits);
    }
  });

  it('DM-1, NA-1: what is counted is what the log holds, event by event', () => {
    let [lines, slain] = [0, 0];
    for (const { world, events } of played) {
      const { tally = noTally, saga = [] } = world;
      const counts = events.flatMap((one): readonly Count[] => (one.type === 'noted' ? one.counts : []));
      expect(counts.reduce(counted, noTally)).toEqual(tally);
      expect(sum(Object.values(tally.dealt))).toBe(sum(Object.values(tally.taken)));
      const rolls = events.filter(
        one =>
          one.type === 'logged' &&
          'fact' in one.entry &&
          ['weatherRolled', 'creatureMet', 'calledToArms', 'landmarkRolled'].includes(one.entry.fact.type) &&
          'roll' in one.entry.fact &&
          Number(one.entry.fact.roll) > 0,
      ).length;
      const npcs = events.filter(
        one =>
          one.type === 'battle' &&
          one.event.type === 'logged' &&
          'fact' in one.event.entry &&
          one.event.entry.fact.type === 'acted' &&
          !JSON.stringify(one.event.entry.fact.why).match(/disabled|undead/),
      ).length;
      expect(sum(tally.faces)).toBe(rolls + npcs);
      const ended = events.filter(one => one.type === 'battle' && one.event.type === 'ended').length;
      expect(
        saga.filter(({ text }) => typeof text !== 'string' && text.say === 'korrem.g-battle').length,
      ).toBe(Math.min(ended, 400));
      const texts = saga.map(({ text }) => say(text));
      for (const text of texts) expect(text).not.toMatch(/korrem\.|undefined|null/);
      lines += texts.length;
      slain += sum(bestiaryOf([chapterOf(world)]).map(one => one.slain));
      throughDoor(worldKind.state, world);
    }
    expect(lines).toBeGreaterThan(played.length);
    expect(slain).toBeGreaterThan(0);
  });

  it('WT-6: the minutes of a nation are its phases, each as long as the clock told', () => {
    for (const { world, events } of played) {
      const ends = events.flatMap((one): readonly Count[] => (one.type === 'noted' ? one.counts : []));
      const spent = ends.filter(one => one.of === 'spent').length;
      expect(sum(Object.values(world.tally?.spent ?? {}))).toBe(1_000 * spent);
      for (const id of Object.keys(world.tally?.spent ?? {}))
        expect(world.nations.map(one => one.id)).toContain(id);
    }
    expect(played.some(({ world }) => Object.keys(world.tally?.spent ?? {}).length === 2)).toBe(true);
  });

  it('EN-1: meetings beside their odds: as many are expected as were seen', () => {
    for (const { world } of played) {
      const rows = metBeside(world.tally ?? noTally);
      for (const nature of new Set(rows.map(one => one.nature))) {
        const of = rows.filter(one => one.nature === nature);
        expect(sum(of.map(one => numberOf(one.expected)))).toBeCloseTo(sum(of.map(one => one.seen)), 9);
        expect(new Set(of.map(one => one.outcome))).toEqual(new Set(printedTable[nature].results));
      }
    }
  });

  it('VP-2: wins by name and the bestiary are the sums of the games', () => {
    const chapters = played.map(({ world }) => chapterOf(world));
    const won = chapters.filter(one => one.won.length > 0);
    expect(won.length).toBeGreaterThan(0);
    for (const { world } of played)
      expect(chapterOf(world)).toMatchObject({
        players: world.nations.map(({ name }) => name),
        won: world.nations.filter(({ id }) => world.winners.includes(id)).map(({ name }) => name),
      });
    for (const one of winsOf(chapters)) {
      expect(one.games).toBe(won.length);
      expect(one.won).toBe(won.filter(chapter => chapter.won.includes(one.name)).length);
    }
    for (const beast of bestiaryOf(chapters))
      for (const fate of ['met', 'fought', 'joined', 'slain'] as const)
        expect(beast[fate]).toBe(sum(chapters.map(({ tally }) => tally.beasts[beast.name]?.[fate] ?? 0)));
  });
});

describe('what is written down', () => {
  const world = shortGame(1, names);
  const sent = (now: World, command: Command): World => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(decided.error.code);
    const again = decided.value.reduce<World>(
      (one, event) => apply(one, throughDoor(worldKind.event, event)),
      now,
    );
    expect(again).toEqual(decided.state);
    return again;
  };

  it('VP-2: one’s own line stands in the saga, an empty one is refused', () => {
    const now = sent(world, { do: 'saga', text: 'We met at the ford.' });
    expect(now.saga).toEqual([{ turn: 0, text: 'We met at the ford.' }]);
    expect(decide(now, { do: 'saga', text: '   ' }).ok).toBe(false);
    expect(parseWorldCommand({ do: 'saga', text: 'x'.repeat(401) }).ok).toBe(false);
    expect(parseWorldCommand({ do: 'end', took: -1 }).ok).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString', 'Ford Wight'])(
    'CR-1: a creature of any name is counted, and the game can be read again: %s',
    name => {
      const counts: Count[] = [
        { of: 'beast', name, fate: 'met' },
        { of: 'beast', name, fate: 'met' },
        { of: 'beast', name, fate: 'slain' },
      ];
      const now = apply(world, { type: 'noted', lines: [], counts });
      throughDoor(worldKind.state, now);
      expect(bestiaryOf([chapterOf(now)])).toEqual([
        { name: name === 'Ford Wight' ? name : `${name} `, met: 2, fought: 0, joined: 0, slain: 1 },
      ]);
    },
  );
});
