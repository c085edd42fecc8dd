import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { standardSettings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { ItemCard } from '../../../src/stage/company';
import { gain, inCombat, one, others } from '../support/company';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

type Now = ReturnType<typeof inCombat>;
const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const byHand = { ...setupOf().settings, might: 'physical' } as const;
const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;
const core = (now: Now) => now.state.enemies[0]?.dice.find(die => die.id === 'core')?.hp;

/** Two more damage and bleed on a critical in an attack that hits. */
const maul: ItemCard = {
  id: 'maul',
  name: 'Maul',
  kind: 'weapon',
  cooldown: 1,
  choices: [
    {
      id: 'crit',
      text: '',
      cost: 0,
      interrupt: 'onCritical',
      effects: [{ effect: 'boost', bonus: 2, hit: [{ effect: 'token', token: 'bleed', count: 1 }] }],
    },
  ],
};
const crit: Command = { do: 'play', who: 'a', card: 'maul', choice: 'crit' };

type Face = '0' | '1' | '2' | '2*';
/** With real cards: a white pool tapped in as it came. */
function strikes(now: Now, ...faces: Face[]): void {
  now.tap(
    { do: 'attack', who: 'a', strike: { targets: ['boss'], white: faces.length, cubes: {}, die: 'core' } },
    {
      do: 'answer',
      answer: {
        answer: 'might',
        command: { type: 'tap', pieces: faces.map(face => ({ color: 'white', face })) },
      },
    },
  );
}
const extra = (piece: number, face: Face): Command => ({
  do: 'answer',
  answer: { answer: 'might', command: { type: 'critical', piece, face } },
});

describe('items on a critical in an attack that hits', () => {
  it('IT-7: comes once for an attack, however many criticals were drawn', () => {
    const now = inCombat({ items: [maul] }, { settings: byHand });
    strikes(now, '2*', '2*', '1');
    now.tap(extra(1, '2*'), extra(2, '0'), extra(4, '1'));
    const asked = questionOf(now.state);
    expect(asked?.ask === 'drawn' && asked.plays.map(it => it.choice)).toEqual(['crit']);
    now.tap(crit);
    expect(now.refused(crit)).toBe('no-such-card');
    // 2 + 2 + 1 + 2 + 0 + 1 and the bonus of 2, once: 10 against a defense of 2.
    expect(core(now)).toBe(1);
    expect(now.state.enemies[0]?.tokens).toEqual({ bleed: 1 });
    expect(now.state.friends[0]?.cards.cooldown[1]).toEqual(['maul']);
  });

  it('IT-7: not without a critical, not when it misses, not after it', () => {
    const dull = inCombat({ items: [maul] }, { settings: byHand });
    strikes(dull, '2', '1');
    expect(dull.refused(crit)).not.toBe('taken');
    const misses = inCombat({ items: [maul], tokens: { redraw: 1 } }, { settings: byHand });
    strikes(misses, '2*', '0', '0');
    expect(misses.refused(crit)).toBe('not-its-moment');
    const idle = inCombat({ items: [maul] });
    expect(idle.refused(crit)).toBe('not-its-moment');
  });

  it('IT-7: the blanks that a critical brought do not make it a miss', () => {
    const now = inCombat({ items: [maul] }, { settings: byHand });
    strikes(now, '2*', '2*', '0');
    now.tap(extra(1, '0'), extra(2, '0'), crit);
    expect(core(now)).toBe(3);
    expect(now.state.enemies[0]?.tokens).toEqual({ bleed: 1 });
  });

  it('IT-7, DM-5: what it would do to a target whose location broke is lost', () => {
    const now = inCombat({ items: [maul] }, { settings: byHand });
    now.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 1, quiet: true } });
    strikes(now, '2*');
    now.tap(extra(1, '1'), crit);
    expect(core(now)).toBe(0);
    expect(now.state.enemies[0]?.tokens).toEqual({});
  });

  it('IT-7: somebody else’s attack is not its attack', () => {
    const now = inCombat({}, { settings: byHand }, [hero('b', { items: [maul] })]);
    strikes(now, '2*', '1');
    expect(now.refused({ ...crit, who: 'b' })).toBe('not-its-moment');
  });
});

describe('what an item adds to an attack that is under way', () => {
  const adds = (boost: object) => {
    const edge: ItemCard = {
      ...maul,
      choices: [
        { id: 'crit', text: '', cost: 0, interrupt: 'onCritical', effects: [{ effect: 'boost', ...boost }] },
      ],
    };
    const now = inCombat({ items: [edge] }, { settings: byHand });
    strikes(now, '2*', '1');
    now.tap(extra(1, '1'), crit);
    return now.events.flatMap(it =>
      it.type === 'might' && it.event.type === 'adjusted' ? [it.event.change] : [],
    );
  };
  it.each([
    [{ bonus: 2 }, [{ bonus: 2, redraws: 0 }]],
    [{ redraws: 1 }, [{ bonus: 0, redraws: 1 }]],
    [{ hit: [{ effect: 'token', token: 'bleed', count: 1 }] }, []],
  ])('IT-5: %j changes the draw by that, and by nothing else', (boost, changes) => {
    expect(adds(boost)).toEqual(changes);
  });
});

describe('a bonus that comes when the draw is settled and the die not yet chosen', () => {
  const adds = gain('adds', 1, 0, { effects: [{ effect: 'boost', bonus: 3 }] });
  const late: Command = { do: 'play', who: 'a', card: 'adds', choice: 'adds-1', anyway: true };

  it('IT-5: counts all the same, where the table plays it anyway', () => {
    const now = inCombat({ cards: [adds] });
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 4 } } });
    now.tap(late, pick('core'));
    // 4 and 3 against a defense of 2
    expect(core(now)).toBe(3);
  });

  it('IT-5, AT-7: makes no hit of a miss', () => {
    const now = inCombat({ cards: [adds] });
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: 'missed' } });
    now.tap(late, pick('defense'));
    expect(core(now)).toBe(6);
  });
});

describe('when items may be used', () => {
  it('IT-6: an item serves in the encounter, not before it has begun nor after', () => {
    const charm = one('charm', { cost: 0 });
    const setup = setupOf({
      settings: { ...standardSettings, board: 'off', company: 'full' },
      heroes: [hero('a', { items: [charm], hp: 3 }), ...others],
    });
    const now = fight(setup);
    const use: Command = { do: 'play', who: 'a', card: 'charm', choice: 'charm-1' };
    // The story is told before the encounter begins: what an item does is not to be had there.
    expect(now.refused(use)).toBe('not-now');
    now.tap({ do: 'begin' });
    expect(now.refused(use)).toBe('taken');
    now.tap({ do: 'say', correction: { say: 'outcome', outcome: 'victory' } });
    expect(now.refused(use)).toBe('over');
  });

  it('IT-1: an item without a condition is played in its owner’s own turn, in the middle of an ability too', () => {
    const attackPhase = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
    const charm = one('charm', { cost: 0 });
    const now = inCombat({ items: [charm] }, { encounter: attackPhase }, [
      hero('b', { items: [one('own', { cost: 0 })] }),
    ]);
    const use: Command = { do: 'play', who: 'a', card: 'charm', choice: 'charm-1' };
    const own: Command = { do: 'play', who: 'b', card: 'own', choice: 'own-1' };
    now.tap({ do: 'attack', who: 'b', strike: { targets: ['boss'] } });
    expect(now.refused(own)).toBe('taken');
    expect(now.refused(use)).toBe('no-interrupt');
    expect(now.refused({ ...use, anyway: true })).toBe('taken');
    now.tap({ do: 'answer', answer: { answer: 'total', damage: 1 } });
    if (questionOf(now.state)?.ask === 'pick') now.tap(pick('core'));
    now.tap({ do: 'endTurns' });
    expect(now.state.phase).toBe('encounter');
    expect(now.refused(own)).toBe('no-interrupt');
  });

  it('AB-9: an item played while an ability resolves is carried on by that ability’s battleflow', () => {
    for (const [cooldown, lies] of [
      [2, [[], ['ring'], ['cut'], []]],
      [1, [[], ['ring'], ['cut'], []]],
      [3, [[], [], ['cut'], ['ring']]],
    ] as const) {
      const ring = { ...one('ring', { cost: 0 }), cooldown };
      const cut = gain('cut', 2, 0, { effects: [{ effect: 'attack' }] });
      const now = inCombat({ cards: [cut], items: [ring] });
      now.tap({ do: 'play', who: 'a', card: 'cut', choice: 'cut-1' });
      now.tap(pick('boss'), { do: 'play', who: 'a', card: 'ring', choice: 'ring-1' });
      expect(now.state.friends[0]?.cards.cooldown[cooldown]).toEqual(['ring']);
      now.tap({ do: 'answer', answer: { answer: 'total', damage: 0 } });
      if (questionOf(now.state)?.ask === 'pick') now.tap(pick('core'));
      expect(now.state.friends[0]?.cards.cooldown).toEqual(lies);
    }
  });
});

describe('thrown items', () => {
  const axe = { ...one('axe', { cost: 0 }), kind: 'weapon', might: { red: 1 }, range: 3 } as const;
  const knife = { ...one('knife', { cost: 0 }), kind: 'weapon' } as const;
  const shield = { ...one('shield', { cost: 0 }), kind: 'shield', defense: 2 } as const;
  const bearer = { id: 'a', name: 'a', class: 'a', kind: 'full', maxAnimus: 6, regen: 4 } as const;
  const rats = encounterOf({ placed: [{ enemy: 'rat', at: 'C3' }] });

  function thrower(at: string | null): Now {
    const plain = setupOf({ encounter: rats });
    const now = fight({
      ...plain,
      settings: { ...onBoard, company: 'full' },
      heroes: [{ ...bearer, items: [axe, knife, shield], ...(at === null ? {} : { at }) }, ...others],
    });
    now.tap({ do: 'begin' });
    return now;
  }
  const throws = (item: string, at: string | null): Command => ({
    do: 'throw',
    who: 'a',
    item,
    at,
    target: 'rat1',
  });

  it('SE-20: it lies on an empty hex next to the target, and is picked up by moving in, for free', () => {
    const now = thrower('C6');
    expect(now.refused(throws('axe', 'C3'))).toBe('occupied');
    expect(now.refused(throws('axe', 'C5'))).toBe('not-adjacent');
    expect(now.refused({ ...throws('axe', 'C5'), anyway: true } as Command)).toBe('taken');
    now.tap(throws('axe', 'C4'));
    expect(now.state.friends[0]?.thrown).toEqual([{ item: 'axe', at: 'C4' }]);
    expect(now.refused({ do: 'pickUp', who: 'a', item: 'axe' })).toBe('too-far');
    now.tap({ do: 'move', who: 'a', to: 'C4', animus: 2 });
    expect(now.state.friends[0]).toMatchObject({ thrown: [], animus: { available: 2 } });
  });

  it('SE-21, SE-23: one weapon thrown leaves all attacks unarmed: no cubes, no range, no weapon’s ability', () => {
    const now = thrower('C5');
    const far: Command = { do: 'attack', who: 'a', strike: { targets: ['rat1'], white: 1 } };
    expect(now.refused(far)).toBe('taken');
    now.tap(throws('axe', 'D3'));
    expect(now.refused(far)).toBe('out-of-range');
    for (const weapon of ['axe', 'knife'])
      expect(now.refused({ do: 'play', who: 'a', card: weapon, choice: `${weapon}-1` })).toBe('no-such-card');
    expect(now.refused({ do: 'play', who: 'a', card: 'shield', choice: 'shield-1' })).toBe('taken');
    const bare: Command = { do: 'attack', who: 'a', strike: { targets: ['rat1'], white: 3 }, anyway: true };
    now.tap(bare);
    const pools = now.events.flatMap(it =>
      it.type === 'might' && it.event.type === 'pool-chosen' ? [it.event.pool.cards] : [],
    );
    expect(pools).toEqual([{ white: 3, yellow: 0, red: 0, black: 0 }]);
  });

  it('SE-21, OWN-106: a range that was entered for the sheet goes with the weapon, not with a shield', () => {
    const far: Command = { do: 'attack', who: 'a', strike: { targets: ['rat1'], white: 1 } };
    for (const [item, code] of [
      ['axe', 'out-of-range'],
      ['shield', 'taken'],
    ] as const) {
      const plain = setupOf({ encounter: rats });
      const heroes = [{ ...bearer, items: [axe, shield], range: 4, defense: 3, at: 'C7' }, ...others];
      const now = fight({ ...plain, settings: { ...onBoard, company: 'full' }, heroes });
      now.tap({ do: 'begin' });
      expect(now.refused(far)).toBe('taken');
      now.tap(throws(item, 'C4'));
      expect(now.refused(far)).toBe(code);
    }
  });

  it('SE-22: a thrown shield takes its defense and its ability with it, and nothing of the weapons', () => {
    const now = thrower('C5');
    expect(now.state.friends[0]?.defense).toBe(2);
    now.tap(throws('shield', 'C4'));
    expect(now.state.friends[0]?.defense).toBe(1);
    expect(now.refused({ do: 'play', who: 'a', card: 'shield', choice: 'shield-1' })).toBe('no-such-card');
    expect(now.refused({ do: 'play', who: 'a', card: 'knife', choice: 'knife-1' })).toBe('taken');
    now.tap({ do: 'attack', who: 'a', strike: { targets: ['rat1'], white: 0 } });
    const pools = now.events.flatMap(it =>
      it.type === 'might' && it.event.type === 'pool-chosen' ? [it.event.pool.cards] : [],
    );
    expect(pools).toEqual([{ white: 0, yellow: 0, red: 1, black: 0 }]);
  });
});

describe('refreshing the might decks', () => {
  it('MT-10: tells which were refreshed, and nothing of none', () => {
    const card = gain('card', 1, 0, { effects: [{ effect: 'refresh' }] });
    const told = (...colors: readonly string[]) => {
      const now = inCombat({ cards: [card], might: { red: 2 } });
      now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], white: 0, die: 'core' }, anyway: true });
      const might = (type: 'settle' | 'decline'): Command => ({
        do: 'answer',
        answer: { answer: 'might', command: { type } },
      });
      for (let i = 0; i < 9 && now.state.frames.length > 0; i++) {
        const question = questionOf(now.state);
        if (question?.ask === 'drawn')
          now.tap(might(now.refused(might('settle')) === 'taken' ? 'settle' : 'decline'));
        else if (question?.ask === 'pick') now.tap(pick(question.options[0]?.id ?? ''));
        else now.tap({ do: 'answer', answer: { answer: 'go' } });
      }
      now.tap({ do: 'play', who: 'a', card: 'card', choice: 'card-1', anyway: true }, pick(...colors));
      return now.events.flatMap(it => (it.type === 'note' && it.code === 'refreshed' ? [it.text] : []));
    };
    expect(told('red')).toMatchObject([{ say: 'tell.refreshed', colors: ['red'] }]);
    expect(told()).toEqual([]);
  });
});
