import { describe, expect, it } from 'vitest';
import { nextCommand } from '../../../scripts/player/policy';
import type { Event } from '../../../src/encounter/model/event';
import type { State } from '../../../src/encounter/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { begin, commit } from '../../../src/history/history';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { movedBy, phaseEvents } from '../../../src/table/fight/moved';
import { readySetup } from '../../../src/table/setup/ready';
import { sitDown } from '../sit-down';

describe('what has happened since the phase began', () => {
  it('gathered mark by mark it is the same as sought anew, over two rounds with undo, redo and a jump', async () => {
    const { session, fight, who } = await sitDown('phase events');
    const gather = phaseEvents();
    let longest = 0;
    const look = () => {
      const history = session.history.value;
      const anew = phaseEvents()(history);
      expect(gather(history)).toEqual(anew);
      expect(fight.moved.value).toEqual(movedBy(anew));
      longest = Math.max(longest, anew.length);
    };
    let hp = 6;
    for (let i = 0; i < 80 && session.state.value.round < 3; i++) {
      const { phase } = session.state.value;
      // Some marks of the players' own phase, so that it grows, and back over some of them.
      if (phase === 'oathsworn' && i % 4 !== 3) {
        hp = hp === 6 ? 5 : 6;
        fight.send({ do: 'say', correction: { say: 'hp', who, hp } });
      } else {
        const command = nextCommand(session.state.value);
        if (!command || !fight.send(command)) break;
      }
      look();
      if (i % 5 === 2) {
        fight.undo();
        look();
        fight.undo();
        look();
        fight.redo();
        look();
        fight.redo();
        look();
      }
    }
    expect(session.state.value.round).toBeGreaterThan(1);
    expect(longest).toBeGreaterThan(4);
    const first = fight.marks.value.at(-1);
    if (first) fight.jump(first.id);
    look();
    await fight.close();
  });

  it('what was played instead, two taps on, is not mixed with what was undone', async () => {
    const { session, fight, who } = await sitDown('phase events of a branch');
    const gather = phaseEvents();
    const hp = (to: number) => {
      expect(fight.send({ do: 'say', correction: { say: 'hp', who, hp: to } })).toBe(true);
    };
    hp(5);
    hp(4);
    gather(session.history.value);
    fight.undo();
    hp(3);
    hp(2);
    expect(gather(session.history.value)).toEqual(phaseEvents()(session.history.value));
    const said = gather(session.history.value).flatMap(event => (event.type === 'hp' ? [event.hp] : []));
    expect(said).toEqual([5, 3, 2]);
    await fight.close();
  });

  it('the event that begins a phase is none of the phase, wherever it stands in its tap', () => {
    const setup = readySetup('old-mossback', 3);
    if (!setup) throw new Error('no such fight');
    const start = initialState(setup);
    const who = start.friends[0]?.id ?? '';
    const [five, four, three] = [5, 4, 3].map(hp => ({ type: 'hp', who, hp, by: null }) as const);
    const begins = { type: 'phase', phase: 'oathsworn', step: 'open', round: 1 } as const;
    if (!five || !four || !three) throw new Error('three events');
    for (const [tap, expected] of [
      [
        [begins, four],
        [four, three],
      ],
      [[five, begins], [three]],
      [
        [five, begins, four],
        [four, three],
      ],
    ] as const) {
      const history = [tap, [three]].reduce(
        (before, events) => commit(fightKind, before, { title: 'tap', events }),
        begin<State, Event>(start),
      );
      expect(phaseEvents()(history)).toEqual(expected);
      // Gathered tap by tap, with something played before the phase.
      const gather = phaseEvents();
      let grown = begin<State, Event>(start);
      const seen = [[five], tap, [three]].map(events => {
        grown = commit(fightKind, grown, { title: 'tap', events });
        return gather(grown);
      });
      expect(seen.at(-1)).toEqual(expected);
    }
  });
});
