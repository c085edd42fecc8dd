import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/encounter/model/event';
import type { State } from '../../../src/encounter/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { undo } from '../../../src/history/head';
import { begin, commit, type History } from '../../../src/history/history';
import type { Piece } from '../../../src/might/pieces';
import { chronicle } from '../../../src/table/fight/chronicle';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { readyFights, readySetup } from '../../../src/table/setup/ready';

const setup = readySetup(readyFights[0]?.id ?? '', 7);
if (!setup) throw new Error('No fight comes with the app');
const start = initialState(setup);
const [ysolde = '', perrin = ''] = start.friends.map(friend => friend.id);
const boss = start.enemies[0];
const [first, second] = boss?.dice ?? [];
if (!boss || !first || !second) throw new Error('The boss has two dice');

const play = (...taps: readonly (readonly Event[])[]): History<State, Event> =>
  taps.reduce(
    (history, events) => commit(fightKind, history, { title: 'tap', events }),
    begin<State, Event>(start),
  );
const round = (n: number): Event => ({ type: 'phase', phase: 'oathsworn', step: 'open', round: n });
const die = (which: { readonly id: string }, hp: number, by: string | null): Event => ({
  type: 'die',
  enemy: boss.id,
  die: which.id,
  hp,
  by,
});
const hp = (who: string, left: number): Event => ({ type: 'hp', who, hp: left, by: boss.id });
const piece = (id: number, color: Piece['color'], face: Piece['face']): Piece => ({
  id,
  color,
  face,
  from: 'deck',
  part: 'pool',
});

describe('the chronicle of a fight', () => {
  it('AT-10: a die that is told off twice is one part, and costs nothing the second time', () => {
    const told = chronicle(play([round(1), die(first, 0, perrin)], [die(first, 0, ysolde)]));
    expect(told.rounds.map(({ taken }) => taken)).toEqual([first.hp]);
    expect(told.sources).toEqual([{ who: perrin, taken: first.hp }]);
    expect(told.parts.map(part => part.by)).toEqual([perrin]);
  });

  it('DM-1, AT-10: counts the HP that enemies lost after division, not the damage that was drawn', () => {
    const told = chronicle(
      play(
        [round(1), { type: 'attacked', by: ysolde, damage: 11 }, die(first, first.hp - 2, ysolde)],
        [hp(perrin, 4)],
        [round(2), die(first, 0, perrin), die(second, second.hp - 1, null)],
      ),
    );
    expect(told.rounds.map(({ round: n, taken, lost }) => [n, taken, lost])).toEqual([
      [1, 2, 2],
      [2, first.hp - 2 + 1, 0],
    ]);
    expect(told.sources).toEqual([
      { who: perrin, taken: first.hp - 2 },
      { who: ysolde, taken: 2 },
      { who: null, taken: 1 },
    ]);
  });

  it('DM-3: tells the parts in the order in which they broke, and by whom', () => {
    const told = chronicle(play([round(1), die(second, 0, ysolde)], [round(3), die(first, 0, null)]));
    expect(told.parts).toEqual([
      { enemy: boss.id, die: second.id, round: 1, by: ysolde },
      { enemy: boss.id, die: first.id, round: 3, by: null },
    ]);
  });

  it('UC-1: keeps the HP of each as it stood when a round was over', () => {
    const told = chronicle(play([round(1), hp(ysolde, 5)], [hp(ysolde, 3)], [round(2), hp(perrin, 0)]));
    expect(told.rounds.map(one => [one.hp[ysolde], one.hp[perrin]])).toEqual([
      [3, 6],
      [3, 0],
    ]);
  });

  it('MT-1: luck is what came up against what such cards are worth on the whole', () => {
    const pieces = [piece(1, 'white', '2'), piece(2, 'black', '0'), piece(3, 'red', '4*')];
    const told = chronicle(
      play([round(1), { type: 'might', side: 'enemy', event: { type: 'struck', hits: [], pieces } }]),
    );
    expect(told.rounds[0]?.luck).toEqual({
      company: { drew: 0, expected: 0 },
      enemy: { drew: 6, expected: 1 + 2.5 + 2 },
    });
  });

  it('finds the round after which the winner was never behind again', () => {
    const low = Math.max(0, first.hp - 1);
    const told = chronicle(
      play(
        [round(1), hp(ysolde, 1), hp(perrin, 1)],
        [round(2), die(first, low, ysolde)],
        [round(3), die(first, 0, ysolde), ...boss.dice.slice(1).map(one => die(one, 0, perrin))],
      ),
    );
    expect(told.turning).toBe(3);
    expect(chronicle(play([round(1)])).turning).toBeUndefined();
  });

  it('one round alone has no turning, nor has a fight of a side without HP from its beginning', () => {
    const low = Math.max(0, first.hp - 1);
    const two = [[round(1)], [round(2), die(first, low, ysolde)]];
    expect(chronicle(play([round(1), die(first, low, ysolde)]))).toMatchObject({
      turning: undefined,
      ahead: undefined,
    });
    expect(chronicle(play(...two)).ahead).toBe('company');
    const without: readonly State[] = [
      { ...start, friends: start.friends.map(friend => ({ ...friend, hp: 0 })) },
      { ...start, enemies: [] },
    ];
    for (const empty of without) {
      const history = two.reduce(
        (before, events) => commit(fightKind, before, { title: 'tap', events }),
        begin<State, Event>(empty),
      );
      expect(chronicle(history)).toMatchObject({ turning: undefined, ahead: undefined });
    }
  });

  it('does not tell what was undone', () => {
    const history = play([round(1)], [die(first, 0, ysolde)]);
    const undone = undo(fightKind, history);
    expect(chronicle(undone.ok ? undone.value : history).sources).toEqual([]);
  });
});
