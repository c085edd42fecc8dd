import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/encounter/model/command';
import { worth } from '../../../src/might/cards';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import {
  ability,
  asked,
  course,
  type Fight,
  foe,
  go,
  hits,
  nobody,
  of,
  pick,
  picking,
  play,
  struckWith,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 3 } },
];
const bossIn = (...steps: Step[]): readonly Step[] => [...attack, ...steps];
const heal = { effect: 'heal', hp: 1, on: 'self' } as const;
const blow = (one: Fight) => {
  const frame = one.state.frames.findLast(it => it.frame === 'blow');
  if (frame?.frame !== 'blow' || !frame.flow) throw new Error('no attack is under way');
  return frame.flow;
};
const windowOf = (one: Fight) => {
  const question = asked(one);
  return question.ask === 'go' ? question.window : question.ask;
};
const playsOf = (one: Fight): readonly string[] => {
  const question = asked(one);
  return 'plays' in question ? question.plays.map(it => `${it.who}:${it.card}`) : [];
};

describe('the windows of an enemy’s attack', () => {
  it('AB-10, EA-1, EA-5, OWN-128: before damage is drawn an interrupt may guard, and it counts for that draw alone', () => {
    const guard = ability('shield', [{ effect: 'guard', defense: 3 }], 'beforeDamage');
    const bare = course(bossIn(...attack), { a: {} });
    const one = course(bossIn(...attack), { a: { cards: [guard] } });
    bare.tap({ do: 'endTurns' });
    one.tap({ do: 'endTurns' });
    expect(windowOf(one)).toBe('beforeDamage');
    expect(blow(one).pieces).toEqual([]);
    expect(playsOf(one)).toEqual(['a:shield']);
    one.tap(play('a', 'shield'));
    const [first, second] = hits(one);
    const [plain] = hits(bare);
    expect(first?.damage).toBe(plain?.damage);
    expect([first?.defense, second?.defense]).toEqual([(plain?.defense ?? 0) + 3, plain?.defense]);
  });

  it('EA-1, EA-4, OWN-125: who may also defend with a card is asked both at once, before the draw', () => {
    const guard = ability('shield', [{ effect: 'guard', defense: 1 }], 'beforeDamage');
    const one = course(attack, { a: { cards: [guard, ability('parry', [], undefined, 4)] } });
    one.tap({ do: 'endTurns' });
    expect([windowOf(one), playsOf(one), blow(one).step]).toEqual(['defend', ['a:shield'], 'before']);
    one.tap(play('a', 'shield'));
    expect([windowOf(one), playsOf(one)]).toEqual(['defend', []]);
    one.tap({ do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', card: 'parry' }] } });
    expect(hits(one).map(it => it.defense)).toEqual([2 + 1 + 4]);
    expect(of(one, 'a').cards.cooldown[2]).toEqual(['shield']);
  });

  it('EA-1, MT-6: after damage is drawn an interrupt may make the highest or the lowest card count nothing', () => {
    for (const which of ['highest', 'lowest', undefined] as const) {
      const weaken = { effect: 'weaken', ignore: 1, ...(which ? { which } : {}) } as const;
      const one = course(attack, { a: { hp: 6, cards: [ability('wither', [weaken], 'afterDamage')] } });
      one.tap({ do: 'endTurns' });
      expect([windowOf(one), playsOf(one)]).toEqual(['soak', ['a:wither']]);
      one.tap(play('a', 'wither'));
      if (asked1(one) === 'soak') one.tap(go);
      const values = (struckWith(one)[0] ?? []).map(piece => worth(piece.face)).filter(value => value > 0);
      const sum = values.reduce((all, value) => all + value, 0);
      const gone = which === 'highest' ? Math.max(...values) : Math.min(...values);
      expect(hits(one)[0]?.damage).toBe(sum - gone);
      expect(Math.max(...values)).toBeGreaterThan(Math.min(...values));
    }
  });

  it('MT-4, OWN-133: redraws are forced on the enemy one after the other, as many as the card says or fewer', () => {
    const force = ability('jinx', [{ effect: 'forceRedraw', count: 2 }], 'afterDamage');
    for (const stops of [false, true]) {
      const one = course(attack, { a: { cards: [force] } });
      one.tap({ do: 'endTurns' }, play('a', 'jinx'));
      const before = blow(one).pieces.map(piece => piece.id);
      expect([picking(one).topic, picking(one).options.map(it => Number(it.id))]).toEqual(['redraw', before]);
      one.tap(pick(`${before[0]}`));
      const between = blow(one).pieces.map(piece => piece.id);
      expect(between).not.toContain(before[0]);
      // What has come may be drawn again.
      one.tap(stops ? pick() : pick(`${between.at(-1)}`));
      if (asked1(one) === 'soak') one.tap(go);
      expect(one.events.filter(it => it.type === 'might' && it.event.type === 'exchanged')).toHaveLength(
        stops ? 1 : 2,
      );
    }
  });

  it('EA-9: all cards of a Mob may be changed if one of the attackers is within range, and none if nobody is', () => {
    const weaken = { effect: 'weaken', ignore: 9, within: 2 } as const;
    const mob: Partial<Encounter> = {
      placed: [
        { enemy: 'boss', at: 'A9', facing: 'N' },
        { enemy: 'rat', at: 'I6', number: 1 },
        { enemy: 'rat', at: 'I8', number: 2 },
      ],
    };
    // From I4 the first rat is 2 away and the other 4; from I3 they are 3 and 5 away.
    for (const [at, within] of [
      ['I4', true],
      ['I3', false],
    ] as const) {
      const one = course(
        [],
        { b: { at, cards: [ability('wither', [weaken], 'afterDamage')] }, d: { at: 'Q9' } },
        mob,
      );
      one.tap({ do: 'endTurns' });
      if (!within) {
        expect(one.state.round).toBe(2);
        continue;
      }
      expect(playsOf(one)).toEqual(['b:wither']);
      one.tap(play('b', 'wither'));
      expect(hits(one)[0]?.damage).toBe(0);
      expect(struckWith(one)[0]).toHaveLength(4);
    }
  });

  it('EA-9: out of the range of all attackers it is refused, and the table may overrule', () => {
    const weaken = { effect: 'weaken', ignore: 9, within: 2 } as const;
    const one = course(attack, {
      a: { tokens: { defense: 1 } },
      b: { cards: [ability('wither', [weaken], 'afterDamage')] },
    });
    one.tap({ do: 'endTurns' });
    expect([windowOf(one), playsOf(one)]).toEqual(['soak', []]);
    expect(one.refused(play('b', 'wither'))).toBe('out-of-range');
    expect(one.refused({ do: 'play', who: 'b', card: 'wither', choice: 'x', anyway: true })).toBe('taken');
  });

  it('AB-10, OWN-126: when hit: after the losses, before the card goes on', () => {
    const steps = bossIn({
      do: 'effect',
      on: { who: 'hit' },
      effects: [{ effect: 'token', token: 'bleed', count: 1 }],
    });
    const one = course(steps, { a: { hp: 4, defense: 3, cards: [ability('grit', [heal], 'whenHit')] } });
    one.tap({ do: 'endTurns' });
    expect([windowOf(one), playsOf(one)]).toEqual(['whenHit', ['a:grit']]);
    const lost = hits(one)[0]?.hpLost ?? 0;
    expect([of(one, 'a').hp, of(one, 'a').tokens.bleed ?? 0]).toEqual([4 - lost, 0]);
    one.tap(play('a', 'grit'));
    expect([of(one, 'a').hp, of(one, 'a').tokens.bleed]).toEqual([4 - lost + 1, 1]);
  });

  it('AB-10, OWN-127: when moved: once somebody has been knocked back, pushed or dragged', () => {
    const effects = [
      { effect: 'knockback', hexes: 1 },
      { effect: 'push', hexes: 1 },
      { effect: 'drag', way: 'S', hexes: 1 },
    ] as const;
    for (const effect of effects) {
      const steps: Step[] = [
        { do: 'target', rules: [] },
        { do: 'effect', on: { who: 'target' }, effects: [effect] },
        { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'token', token: 'bleed', count: 1 }] },
      ];
      const one = course(steps, {
        a: { cards: [ability('roll', [{ effect: 'move', hexes: 1 }], 'whenMoved')] },
      });
      one.tap({ do: 'endTurns' });
      expect([windowOf(one), playsOf(one), of(one, 'a').at]).toEqual(['whenMoved', ['a:roll'], 'I8']);
      expect(of(one, 'a').tokens.bleed ?? 0).toBe(0);
      one.tap(play('a', 'roll'));
      const question = asked(one);
      expect(question.ask === 'place' && question.hexes?.includes('I9')).toBe(true);
      one.tap({ do: 'answer', answer: { answer: 'place', at: 'I9' } });
      expect([of(one, 'a').at, of(one, 'a').tokens.bleed]).toEqual(['I9', 1]);
    }
  });

  it('AB-10: nothing is asked where nobody holds anything for the window, or cannot pay for it', () => {
    const held = ability('shield', [{ effect: 'guard', defense: 3 }], 'beforeDamage');
    for (const heroes of [{}, { a: { cards: [held], regen: 0 } }]) {
      const one = course(attack, heroes);
      one.tap({ do: 'endTurns' });
      expect([one.state.phase, one.state.round]).toEqual(['oathsworn', 2]);
    }
  });

  it('AB-10: a table that wants to see every window is shown every window', () => {
    const steps: Step[] = [
      attack[0]!,
      { do: 'attack', might: { red: 3 }, hit: [{ effect: 'knockback', hexes: 1 }] },
    ];
    const one = course(steps, {}, {}, { windows: 'all' });
    one.tap({ do: 'endTurns' });
    const seen: unknown[] = [];
    while (one.state.round === 1 && seen.length < 9) {
      seen.push(windowOf(one));
      one.tap(asked1(one) === 'defend' ? nobody : go);
    }
    expect(seen).toEqual(['beforeDamage', 'defend', 'soak', 'whenMoved', 'whenHit']);
  });

  it('AB-10: an interrupt is refused when it is not its moment, and may come at any question when it has none', () => {
    const one = course(attack, {
      a: {
        cards: [
          ability('wither', [{ effect: 'weaken', ignore: 1 }], 'afterDamage'),
          ability('breathe', [heal], 'anytime'),
        ],
        hp: 4,
      },
      b: { cards: [ability('shield', [{ effect: 'guard', defense: 1 }], 'beforeDamage')] },
    });
    expect(one.refused(play('a', 'wither'))).toBe('not-its-moment');
    one.tap({ do: 'endTurns' });
    expect(windowOf(one)).toBe('beforeDamage');
    expect(one.refused(play('a', 'wither'))).toBe('not-its-moment');
    one.tap(play('a', 'breathe'));
    expect([of(one, 'a').hp, windowOf(one)]).toEqual([5, 'beforeDamage']);
  });

  it('OWN-129: after the draw nothing is asked where nobody would lose HP', () => {
    const card = ability('wither', [{ effect: 'weaken', ignore: 1 }], 'afterDamage');
    const one = course(attack, { a: { defense: 40, cards: [card] } });
    one.tap({ do: 'endTurns' });
    expect([hits(one).map(it => it.hpLost), one.state.round]).toEqual([[0], 2]);
  });

  for (const [says, settings, waits] of [
    ['waits with light sheets', { company: 'light', waits: true }, true],
    ['goes on where the table wants that', { company: 'light', waits: false }, false],
    ['goes on in a fight of before', { company: 'light' }, false],
    ['goes on with full sheets, whose cards the app knows', { company: 'full', waits: true }, false],
  ] as const)
    it(`OWN-212, EA-6: a loss that the app drew ${says}`, () => {
      const one = course(attack, { a: { defense: 1 } }, {}, settings);
      one.tap({ do: 'endTurns' });
      if (settings.company === 'light') one.tap(nobody);
      expect(of(one, 'a').hp < 6).toBe(!waits);
      if (!waits) return;
      const question = asked(one);
      expect(question.ask === 'soak' && question.defenders.map(it => [it.who, (it.hpLost ?? 0) > 0])).toEqual(
        [['a', true]],
      );
      // What the table's own card does against it is said, and only then it counts.
      one.tap({
        do: 'answer',
        answer: { answer: 'might', command: { type: 'settle', said: { damage: 2 } } },
      });
      expect(of(one, 'a').hp).toBe(4);
    });

  it('OWN-212, OWN-129: where nobody would lose HP, and where the table itself draws, nothing waits', () => {
    const safe = course(attack, { a: { defense: 40 } }, {}, { company: 'light', waits: true });
    safe.tap({ do: 'endTurns' }, nobody);
    expect([hits(safe).map(it => it.hpLost), safe.state.round]).toEqual([[0], 2]);
    const own = course(
      attack,
      { a: { defense: 1 } },
      {},
      { company: 'light', waits: true, might: 'physical' },
    );
    own.tap({ do: 'endTurns' }, nobody);
    own.tap({ do: 'answer', answer: { answer: 'total', damage: 3 } });
    expect([of(own, 'a').hp, own.state.round]).toEqual([3, 2]);
  });

  it('OWN-130, TG-7: until the cards are turned up the table may name another target, out of reach too', () => {
    const one = course(attack, {
      a: { cards: [ability('parry', [], undefined, 4)] },
      b: { cards: [ability('duck', [], undefined, 2)] },
    });
    one.tap({ do: 'endTurns' });
    const lay = blow(one).pieces;
    expect([lay.length, blow(one).step]).toEqual([3, 'hidden']);
    one.tap({ do: 'say', correction: { say: 'target', actor: 'boss', target: 'b' } });
    expect(picking(one).sentence).toMatchObject({ say: 'ask.strikes-anyway', targets: ['b'] });
    one.tap(pick('yes'));
    const question = asked(one);
    expect(question.ask === 'defend' && question.defenders.map(it => it.who)).toEqual(['b']);
    const { red } = one.state.might.enemy.cards;
    expect([red.discard.length, red.deck.length]).toEqual([0, 15]);
    expect(blow(one).pieces).toEqual(lay);
    one.tap(nobody);
    expect(hits(one).map(it => it.target)).toEqual(['b']);
    expect(foe(one, 'boss').at).toBe('I5');
  });
});

describe('an attack whose course the table takes into its own hands', () => {
  const guard = ability('shield', [{ effect: 'guard', defense: 1 }], 'beforeDamage');
  const might = (command: Extract<Answer, { answer: 'might' }>['command']) =>
    ({ do: 'answer', answer: { answer: 'might', command } }) as const;

  it('EA-1, MT-8: before the draw the pool may still be put right, and the cards drawn or turned at once', () => {
    const one = course(attack, { a: { cards: [guard] } });
    one.tap({ do: 'endTurns' });
    one.tap(might({ type: 'adjust', change: { pool: { white: 1, yellow: 0, red: 0, black: 0 } } }));
    expect(windowOf(one)).toBe('beforeDamage');
    one.tap(might({ type: 'reveal' }));
    if (one.state.frames.length > 0) one.tap(go);
    expect([struckWith(one)[0]?.map(piece => piece.color), one.state.round]).toEqual([['white'], 2]);
  });

  it('OWN-130: another target for a circle too, out of reach as well', () => {
    const steps: Step[] = [attack[0]!, { do: 'attack', area: { area: 'circle' }, might: { red: 1 } }];
    const one = course(steps, { a: { cards: [guard] } });
    one.tap({ do: 'endTurns' }, { do: 'say', correction: { say: 'target', actor: 'boss', target: 'c' } });
    one.tap(pick('yes'), go);
    expect(hits(one).map(it => it.target)).toEqual(['c']);
  });
});

const might1 = (command: Extract<Answer, { answer: 'might' }>['command']) =>
  ({ do: 'answer', answer: { answer: 'might', command } }) as const;

describe('what has been played against an attack that then strikes somebody else', () => {
  const ring: Step[] = [attack[0]!, { do: 'attack', area: { area: 'adjacent' }, range: 1 }];
  const cover = ability('cover', [{ effect: 'guard', defense: 3 }], 'beforeDamage');
  /** As long as somebody holds it the window stays open. */
  const spare = ability('spare', [heal], 'beforeDamage');
  const parry = ability('parry', [], undefined, 4);
  const otherTarget = { do: 'say', correction: { say: 'target', actor: 'boss', target: 'b' } } as const;
  const defenseOf = (one: Fight, who: string) => hits(one).find(it => it.target === who)?.defense;
  const near = { a: { at: 'I7' }, b: { at: 'J7' } };
  const onward = (one: Fight) => {
    for (let i = 0; hits(one).length === 0 && i < 9; i++) {
      const now = asked(one).ask;
      one.tap(now === 'pick' ? pick('yes') : now === 'defend' ? nobody : go);
    }
  };

  it('EA-5, OWN-130: counts for whom it guards, if the new attack strikes that one too', () => {
    const one = course(ring, { a: { ...near.a, cards: [cover, spare] }, b: near.b });
    one.tap({ do: 'endTurns' }, play('a', 'cover'), otherTarget);
    onward(one);
    expect([defenseOf(one, 'a'), defenseOf(one, 'b')]).toEqual([5, 2]);
  });

  it('EA-4, OWN-130: a card for the defense counts too, though the cards of the enemy go back', () => {
    const one = course(ring, { a: { ...near.a, cards: [parry] }, b: { ...near.b, cards: [parry] } });
    one.tap({ do: 'endTurns' });
    one.tap(might1({ type: 'defend', target: 'a', value: 4 }), otherTarget);
    onward(one);
    expect([defenseOf(one, 'a'), defenseOf(one, 'b')]).toEqual([6, 2]);
  });

  it('EA-9, OWN-130: cards of the enemy that were to be ignored are ignored all the same', () => {
    const weaken = ability('weaken', [{ effect: 'weaken', ignore: 2 }], 'beforeDamage');
    const one = course(ring, { a: { ...near.a, cards: [weaken, spare] }, b: near.b });
    one.tap({ do: 'endTurns' }, play('a', 'weaken'), otherTarget);
    onward(one);
    expect(hits(one).map(it => it.damage)).toEqual([0, 0]);
  });
});

describe('the windows of the company’s own attacks', () => {
  const strike = (who: string) =>
    ({ do: 'attack', who, strike: { targets: ['boss'], white: 2, cubes: {}, die: 'front' } }) as const;

  it('AB-10: on an attack the attacker may answer to its own draw, nobody else to it', () => {
    const card = ability('focus', [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }], 'onAttack');
    const one = course([], { a: { cards: [card] }, b: { cards: [card] } });
    one.tap(strike('a'));
    expect([asked1(one), playsOf(one)]).toEqual(['drawn', ['a:focus']]);
    one.tap(play('a', 'focus'));
    expect(of(one, 'a').tokens.redraw).toBe(1);
  });

  it('AB-10: on a hit: when the losses are taken', () => {
    const card = ability('follow', [heal], 'onHit');
    const one = course([], { a: { hp: 3, cards: [card] } });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], die: 'front', said: { damage: 4 } } });
    expect([windowOf(one), playsOf(one)]).toEqual(['onHit', ['a:follow']]);
    expect(foe(one, 'boss').dice.find(die => die.slot === 'front')?.hp).toBe(4);
    one.tap(play('a', 'follow'));
    expect([of(one, 'a').hp, one.state.frames]).toEqual([4, []]);
    one.tap({ do: 'attack', who: 'b', strike: { targets: ['boss'], said: 'missed' }, anyway: true });
    expect(picking(one).topic).toBe('token');
  });
});

function asked1(one: Fight): string {
  const question = one.state.frames.length > 0 ? asked(one) : null;
  return question?.ask ?? 'open';
}
