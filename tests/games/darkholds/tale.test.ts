import { describe, expect, test } from 'vitest';
import { levelPlayer } from '../../../scripts/play/darkholds-policy';
import { streamOf } from '../../../src/basics/random';
import { woundChances } from '../../../src/games/darkholds/rules/dice';
import { decide } from '../../../src/games/darkholds/rules/play/decide';
import { type Event, isOurs, type Play } from '../../../src/games/darkholds/rules/play/model';
import { together, turnSum } from '../../../src/games/darkholds/rules/play/tale-sums';
import { drownedStair } from '../../../src/games/darkholds/sample/drowned-stair';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import { samples } from '../../support/samples';

interface Log {
  readonly start: Play;
  readonly end: Play;
  /** Each event with what stood before it. */
  readonly events: readonly (readonly [Play, Event])[];
}

function playOut(seed: number): Log {
  const start = seed % 4 === 3 ? drownedStair(seed) : underColdMere(seed, seed % 3 === 0 ? 'table' : 'app');
  const player = levelPlayer(streamOf(seed, 'player'), seed % 2 === 0);
  const events: (readonly [Play, Event])[] = [];
  let play = start;
  for (let command = player(play); command && play.turn < 20; command = player(play)) {
    const decided = decide(play, command);
    if (!decided.ok) throw new Error(`Seed ${seed}: ${decided.error.code}`);
    const before = play;
    events.push(...decided.value.map(one => [before, one] as const));
    play = decided.state ?? play;
  }
  return { start, end: play, events };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0);
const taleOf = ({ tale }: Play) => {
  if (!tale) throw new Error('No tale');
  return tale;
};

describe('the chronicle of a level', () => {
  const logs = Array.from({ length: samples(40, 400) }, (_, seed) => playOut(seed));
  const blowsIn = ({ events }: Log) =>
    events.flatMap(([, one]) => (one.type === 'told' && one.told.noted?.blow ? [one.told.noted.blow] : []));

  test('AT-2, WR-4: what the plots show sums to what the log holds', () => {
    for (const log of logs) {
      const { start, end, events } = log;
      const tale = taleOf(end);
      const all = turnSum(tale);
      const blows = blowsIn(log);
      const of = (ours: boolean) => sum(blows.filter(one => one.ours === ours).map(one => one.wounds));
      expect([all.dealt, all.taken]).toEqual([of(false), of(true)]);
      expect(all.dealt + all.moreDealt).toBe(sum(Object.values(tale.types).map(one => one.taken)));
      expect(all.taken + all.moreTaken).toBe(sum(Object.values(tale.company).map(one => one.taken)));
      expect(all.dealt).toBe(sum(Object.values(tale.company).map(one => one.dealt)));
      expect(all.taken).toBe(sum(Object.values(tale.types).map(one => one.dealt)));
      const came = events.filter(([, one]) => one.type === 'came' && !isOurs(one.figure)).length;
      const first = start.figures.filter(one => !isOurs(one)).length;
      expect([all.came, sum(Object.values(tale.types).map(one => one.met))]).toEqual([came, first + came]);
      const slain = sum(Object.values(tale.types).map(one => one.slain));
      expect(first + came - slain).toBe(end.figures.filter(one => !isOurs(one)).length);
      if (end.phase === 'over') expect(all.enemies).toBe(first + came - slain);
    }
  });

  test('AT-1: the faces are those of all the D10s that were rolled, the app’s and the table’s', () => {
    for (const { end, events } of logs) {
      const rolled = events.filter(([, { type }]) => type === 'rolled').length;
      const told = events.filter(([{ dice }, one]) => dice === 'table' && one.type === 'told');
      const table = sum(
        told.map(([, one]) => (one.type === 'told' ? (one.told.noted?.faces?.length ?? 0) : 0)),
      );
      const faces = sum(taleOf(end).faces);
      if (table === 0) expect(faces).toBe(rolled);
      else expect(faces).toBeGreaterThanOrEqual(table);
    }
  });

  test('WR-4, HA-4: who fell to whom, in which turn, and what was found', () => {
    const falls = logs.flatMap(log => blowsIn(log).filter(({ ours, falls: fell }) => ours && fell));
    expect(falls.length).toBeGreaterThan(5);
    for (const log of logs) {
      const { fell, finds } = taleOf(log.end);
      const fallen = blowsIn(log).filter(one => one.ours && one.falls);
      expect(fell.filter(({ by }) => by !== '').map(({ who }) => who)).toEqual(
        fallen.map(({ name }) => name),
      );
      expect(fell.every(({ turn }) => turn >= 1 && turn <= log.end.turn)).toBe(true);
      const found = log.events.flatMap(([, one]) =>
        one.type === 'told' ? (one.told.noted?.found ?? []) : [],
      );
      expect(finds).toEqual(found);
    }
  });

  test('AT-6: what was to be expected counts no wound that the target could not take', () => {
    for (const log of logs)
      for (const { hoped, wounds, falls } of blowsIn(log)) {
        expect(hoped).toBeGreaterThanOrEqual(0);
        if (!falls) expect(wounds).toBeGreaterThanOrEqual(0);
      }
    const start = underColdMere(5);
    const near = decide(start, { do: 'move', id: 'wren', to: 'F2' });
    const struck =
      near.ok && near.state ? decide(near.state, { do: 'strike', id: 'wren', target: 'rat1' }) : near;
    const tale = struck.ok && struck.state ? taleOf(struck.state) : undefined;
    const rat = start.figures.find(({ id }) => id === 'rat1');
    const weapon = start.figures[0]?.combat[0];
    if (!rat || !weapon) throw new Error('No rat, no weapon');
    const chances = woundChances(weapon, rat, 1);
    const hoped = chances.reduce((all, chance, n) => all + chance * Math.min(n, rat.con), 0);
    expect(tale?.turns[0]?.hoped).toBeCloseTo(hoped, 9);
    expect(tale?.company.wren?.noise).toBe(1);
  });

  test('CA-1: over levels, heroes and types add up', () => {
    const tales = logs.map(({ end }) => taleOf(end));
    const all = together(tales);
    const dealt = tales.flatMap(({ company }) => (company.wren ? [company.wren.dealt] : []));
    expect([all.company.wren?.dealt, all.company.wren?.name]).toEqual([sum(dealt), 'Wren']);
    expect(sum(all.faces)).toBe(sum(tales.flatMap(({ faces }) => faces)));
    expect(sum(Object.values(all.types).map(({ met }) => met))).toBe(
      sum(tales.flatMap(({ types }) => Object.values(types).map(({ met }) => met))),
    );
  });
});
