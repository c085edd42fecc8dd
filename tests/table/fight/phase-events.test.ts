import { describe, expect, it } from 'vitest';
import { nextCommand } from '../../../scripts/player/policy';
import { movedBy, phaseEvents } from '../../../src/table/fight/moved';
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
});
