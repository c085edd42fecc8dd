import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/encounter/model/event';
import type { State } from '../../../src/encounter/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { undo } from '../../../src/history/head';
import { begin, commit, type History } from '../../../src/history/history';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { lookBack, whysLately, whysOf } from '../../../src/table/fight/look-back';
import { readyFights, readySetup } from '../../../src/table/setup/ready';
import { say } from '../../support/words';

const setup = readySetup(readyFights[0]?.id ?? '', 7);
if (!setup) throw new Error('No fight comes with the app');
const start = initialState(setup);
const [ysolde = '', perrin = '', bodo = ''] = start.friends.map(friend => friend.id);

const play = (...taps: readonly (readonly Event[])[]): History<State, Event> =>
  taps.reduce(
    (history, events) => commit(fightKind, history, { title: 'tap', events }),
    begin<State, Event>(start),
  );

const round = (n: number): Event => ({ type: 'phase', phase: 'oathsworn', step: 'open', round: n });
const hits = (by: string, damage: number): Event => ({ type: 'attacked', by, damage });
const hp = (who: string, left: number, by: string | null = null): Event => ({
  type: 'hp',
  who,
  hp: left,
  by,
});

describe('looking back on a fight', () => {
  it('counts damage and losses by round', () => {
    const { rounds } = lookBack(
      play([round(1), hits(ysolde, 4)], [hp(perrin, 4), hits(perrin, 2)], [round(2), hp(perrin, 3)]),
    );
    expect(rounds).toEqual([
      { round: 1, dealt: 6, lost: 2 },
      { round: 2, dealt: 0, lost: 1 },
    ]);
  });

  it('names the attack that dealt the most, the first of equals', () => {
    const { best } = lookBack(
      play([round(1), hits(ysolde, 4)], [hits(perrin, 9)], [round(2), hits(bodo, 9)]),
    );
    expect(best).toMatchObject({ who: perrin, damage: 9, round: 1, pieces: [] });
  });

  it('the narrowest escape is the least HP of those who did not fall afterwards', () => {
    const { narrowest } = lookBack(
      play(
        [round(1), hp(ysolde, 1, 'boss')],
        [hp(perrin, 2, 'boss'), hp(bodo, 2, null)],
        [round(2), hp(ysolde, 0, 'boss')],
      ),
    );
    expect(narrowest).toEqual({ who: perrin, by: 'boss', round: 1, hp: 2, lost: 4 });
  });

  it('a scratch is no escape, and a healing takes none away', () => {
    expect(lookBack(play([round(1), hp(ysolde, 5)])).narrowest).toBeUndefined();
    expect(lookBack(play([round(1), hp(ysolde, 1)], [hp(ysolde, 6)])).narrowest).toMatchObject({
      hp: 1,
      lost: 5,
    });
  });

  it('what was undone did not happen', () => {
    const played = play([round(1), hits(ysolde, 4)], [hp(perrin, 1)]);
    const back = undo(fightKind, played);
    if (!back.ok) throw new Error(say(back.error.message));
    expect(lookBack(back.value)).toMatchObject({
      rounds: [{ round: 1, dealt: 4, lost: 0 }],
      narrowest: undefined,
    });
  });

  it('finds every choice that a tap brought', () => {
    const why = {
      actor: 'boss',
      target: perrin,
      reachable: true,
      rules: ['closest'],
      candidates: [],
      overruled: false,
    };
    const history = play(
      [round(1)],
      [
        { type: 'why', why },
        { type: 'why', why: { ...why, target: bodo } },
      ],
    );
    expect(whysOf(history, 1)).toEqual([]);
    expect(whysOf(history, 2).map(one => one.target)).toEqual([perrin, bodo]);
  });

  it('keeps the choices of the last phase that had some, until another one has its first', () => {
    const why = (target: string): Event => ({
      type: 'why',
      why: { actor: 'boss', target, reachable: true, rules: [], candidates: [], overruled: false },
    });
    const phase = (round: number): Event => ({ type: 'phase', phase: 'encounter', step: 'card', round });
    const targets = (...taps: readonly (readonly Event[])[]) =>
      whysLately(play(...taps)).map(one => one.target);
    expect(targets([round(1)])).toEqual([]);
    // The tap that brings the last choice of a phase may end it.
    const first = [[round(1)], [phase(1), why(perrin)], [why(bodo), round(2)]];
    expect(targets(...first)).toEqual([perrin, bodo]);
    expect(targets(...first, [hits(perrin, 2)])).toEqual([perrin, bodo]);
    expect(targets(...first, [phase(2)], [hits(perrin, 2)])).toEqual([perrin, bodo]);
    expect(targets(...first, [phase(2), why(ysolde)])).toEqual([ysolde]);
    // A phase has steps: it is one all the same.
    expect(targets(...first, [phase(2), why(ysolde), phase(2)], [phase(2), why(bodo)])).toEqual([
      ysolde,
      bodo,
    ]);
  });
});
