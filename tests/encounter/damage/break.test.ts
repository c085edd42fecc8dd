import { describe, expect, it } from 'vitest';
import { flowerSlots, hit } from '../support/least-fixture';
import {
  ability,
  asked,
  bossWith,
  course,
  type Fight,
  foe,
  pick,
  picking,
  play,
} from '../support/scripted-fight';

describe('what a break leaves of the attack', () => {
  it('FT-4, DM-5: the broken enemy suffers nothing more of it, another one of its targets does', () => {
    const one = course(
      [],
      { a: { at: 'I7' } },
      {
        placed: [
          { enemy: 'boss', at: 'I5', facing: 'S' },
          { enemy: 'rat', at: 'I8', number: 1 },
        ],
        enemies: bossWith({}).map(kind => (kind.id === 'rat' ? { ...kind, hp: 30 } : kind)),
      },
    );
    one.tap({
      do: 'attack',
      who: 'a',
      strike: {
        targets: ['boss', 'rat1'],
        hexes: { boss: 1 },
        said: { damage: 12 },
        hit: [{ effect: 'token', token: 'bleed', count: 1 }],
      },
      anyway: true,
    });
    expect([foe(one, 'boss').tokens, foe(one, 'rat1').tokens]).toEqual([{}, { bleed: 1 }]);
  });

  const two = (front: number, core = 6) => ({
    enemies: bossWith({ slots: [flowerSlots(front)[0]!, flowerSlots(core)[1]!] }).map(kind =>
      kind.id === 'rat' ? { ...kind, hp: 30, mob: false } : kind,
    ),
    placed: [
      { enemy: 'boss', at: 'I5', facing: 'S' as const },
      { enemy: 'rat', at: 'I8', number: 1 },
    ],
  });
  const total = (damage: number) => ({ do: 'answer', answer: { answer: 'total', damage } }) as const;
  const bleed = { do: 'say', correction: { say: 'token', who: 'boss', token: 'bleed', count: 1 } } as const;
  const targets = (one: Fight) => picking(one).options.map(it => it.id);

  it('FT-4: a further attack of the card goes to another enemy, before the reaction', () => {
    const twice = ability('twice', [{ effect: 'attack' }, { effect: 'attack' }]);
    const one = course([{ do: 'text', text: 'reaction' }], { a: { cards: [twice], at: 'I7' } }, two(2), {
      might: 'physical',
    });
    one.tap(play('a', 'twice'), pick('boss'), total(4));
    expect([targets(one), one.state.agenda.length]).toEqual([['rat1'], 1]);
    one.tap(pick('rat1'), total(4));
    expect([foe(one, 'rat1').dice[0]?.hp, asked(one).sentence]).toEqual([28, 'reaction']);
  });

  it('FT-4: with nobody else to attack the further attack is lost, and the log says so', () => {
    const twice = ability('twice', [{ effect: 'attack' }, { effect: 'attack' }]);
    const one = course(
      [{ do: 'text', text: 'reaction' }],
      { a: { cards: [twice], at: 'I7' } },
      { ...two(2), placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }] },
      { might: 'physical' },
    );
    one.tap(play('a', 'twice'), pick('boss'), total(4));
    expect(asked(one).sentence).toBe('reaction');
    expect(one.events.some(it => it.type === 'note' && it.code === 'cut')).toBe(true);
  });

  it('FT-4: what a triggered bleed breaks is lost to the attacks of the same card too', () => {
    const twice = ability('twice', [
      { effect: 'attack', hit: [{ effect: 'bleeds', hp: 1 }] },
      { effect: 'attack' },
    ]);
    const one = course([{ do: 'text', text: 'reaction' }], { a: { cards: [twice], at: 'I7' } }, two(3), {
      might: 'physical',
    });
    one.tap(bleed, play('a', 'twice'), pick('boss'), total(4), pick('front'));
    expect(targets(one)).toEqual(['rat1']);
  });

  it('FT-4: the broken enemy is no link of a further chain, and an area over it hits the others alone', () => {
    for (const more of [{ chain: { range: 4, max: 3 } }, { area: 'circle', range: 2 }] as const) {
      const card = ability('card', [{ effect: 'attack' }, { effect: 'attack', range: 4, ...more }]);
      const one = course([{ do: 'text', text: 'reaction' }], { a: { cards: [card], at: 'I7' } }, two(2), {
        might: 'physical',
      });
      one.tap(play('a', 'card'), pick('boss'), total(4));
      const struck = picking(one).options.flatMap(it => it.hit ?? []);
      expect([struck.includes('boss'), struck.includes('rat1')]).toEqual([false, true]);
    }
  });

  it('FT-4: an attack that answers the hit is refused on the broken enemy; the table may overrule', () => {
    const one = course([{ do: 'text', text: 'reaction' }], { a: { at: 'I7' } }, two(2), {
      might: 'physical',
      windows: 'all',
    });
    one.tap(hit('a', 4, 'front'));
    expect(asked(one)).toMatchObject({ ask: 'go', window: 'onHit' });
    expect(one.refused({ ...hit('a', 4, 'core'), anyway: false })).toBe('broken');
    expect(one.refused(hit('a', 4, 'core'))).toBe('taken');
    expect(one.refused({ ...hit('a', 4, 'hp', 'rat1'), anyway: false })).toBe('taken');
  });

  it('OWN-240, FT-4: an attack of one’s own that was under way when one broke its target does nothing to it', () => {
    const jab = ability('jab', [{ effect: 'attack' }], 'anytime');
    const one = course(
      [{ do: 'text', text: 'reaction' }],
      { a: { at: 'I7', cards: [jab] } },
      { ...two(2), placed: two(2).placed.slice(0, 1) },
      { might: 'physical' },
    );
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], die: 'core' }, anyway: true });
    one.tap(play('a', 'jab'), pick('boss'), total(4));
    one.tap(total(4));
    expect([foe(one, 'boss').dice.map(die => die.hp), asked(one).sentence]).toEqual([[0, 6], 'reaction']);
  });

  it('OWN-241, SE-19: whom the attack kills is knocked back by each of its knockbacks', () => {
    const shove = { effect: 'knockback', hexes: 1 } as const;
    const one = course(
      [],
      { a: { at: 'I7' } },
      {
        placed: [
          { enemy: 'rat', at: 'I6', number: 1 },
          { enemy: 'rat', at: 'A9', number: 2 },
        ],
      },
    );
    one.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['rat1'], die: 'hp', said: { damage: 9 }, hit: [shove, shove] },
    });
    expect(foe(one, 'rat1')).toMatchObject({ at: 'I4', present: false });
  });

  it('OWN-240, FT-4: somebody else’s card is not cut by what this one broke', () => {
    const jab = ability('jab', [{ effect: 'attack', range: 9 }], 'anytime');
    const one = course(
      [{ do: 'text', text: 'reaction' }],
      { a: { at: 'I7' }, b: { at: 'I9', cards: [jab] } },
      two(2),
      { might: 'physical', windows: 'all' },
    );
    one.tap(hit('a', 4, 'front'), play('b', 'jab'));
    expect(targets(one)).toContain('boss');
  });

  it('OWN-241, FT-4, SE-19: after a bleed that breaks a later knockback is lost, an earlier one is not', () => {
    const shove = { effect: 'knockback', hexes: 2 } as const;
    const bleeds = { effect: 'bleeds', hp: 1 } as const;
    for (const [effects, at] of [
      [[bleeds, shove], 'I5'],
      [[shove, bleeds], 'I4'],
    ] as const) {
      const one = course([], { a: { at: 'I7' } }, { ...two(3), placed: two(3).placed.slice(0, 1) });
      one.tap(bleed);
      one.tap({
        do: 'attack',
        who: 'a',
        strike: { targets: ['boss'], die: 'front', said: { damage: 4 }, hit: effects },
      });
      one.tap(pick('front'));
      expect(foe(one, 'boss').at).toBe(at);
    }
  });

  it('FT-17, SE-19: the damage comes before the collision: what that breaks has no breaker', () => {
    const one = course(
      [{ do: 'text', text: 'card' }],
      { a: { at: 'I7' } },
      {
        ...two(3),
        enemies: bossWith({
          footprint: 'single',
          slots: flowerSlots(3).slice(0, 1).concat(flowerSlots().slice(1, 2)),
        }),
        placed: [{ enemy: 'boss', at: 'I6', facing: 'S' }],
        obstacles: [{ id: 'rock', kind: 'rock', hexes: ['I5'] }],
      },
    );
    one.tap({
      do: 'attack',
      who: 'a',
      strike: {
        targets: ['boss'],
        die: 'front',
        said: { damage: 4 },
        hit: [
          { effect: 'knockback', hexes: 1 },
          { effect: 'token', token: 'poison', count: 1 },
        ],
      },
    });
    one.tap(pick('front'));
    expect(one.state.scene?.job).toMatchObject({ why: 'loss', breakers: [{ enemy: 'boss', by: null }] });
    expect(foe(one, 'boss').tokens).toEqual({});
  });

  it('FT-4, FT-6: what the card of the last break does for friends comes before its own reaction, in a turn or at a window', () => {
    const small = (id: string) => ({
      id,
      name: id,
      role: 'boss' as const,
      defense: 1,
      might: { red: 1 },
      slots: flowerSlots(2).slice(0, 1),
    });
    const effects = [
      { effect: 'attack', area: 'adjacent' },
      { effect: 'heal', hp: 2, on: 'self' },
    ] as const;
    for (const window of [undefined, 'beforeDamage'] as const) {
      const one = course(
        [
          { do: 'target', rules: [] },
          { do: 'attack', range: 9 },
          { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 1 }] },
        ],
        { a: { at: 'I6', hp: 3, cards: [ability('sweep', effects, window)] } },
        {
          enemies: [small('x'), small('y')],
          placed: [
            { enemy: 'x', at: 'I5' },
            { enemy: 'y', at: 'I7' },
          ],
        },
        { might: 'physical' },
      );
      if (window) one.tap({ do: 'endTurns' });
      one.tap(play('a', 'sweep'), total(9));
      // The enemy's card under way is on the discard.
      if (window) expect(one.state.stage.discard).toHaveLength(1);
      // Healed by the card first; then the one reaction that is left.
      const healed = one.events.findIndex(it => it.type === 'hp' && it.who === 'a' && it.hp === 5);
      const reacts = one.events.findLastIndex(it => it.type === 'started');
      expect([healed > 0 && healed < reacts, one.state.agenda]).toEqual([true, []]);
      expect(one.state.frames[0]).toMatchObject({ frame: 'card', job: { why: 'reaction', last: true } });
    }
  });
});
