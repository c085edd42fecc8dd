import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { COLORS } from '../../../src/might/cards';
import { type AsItLies, asBelieved, correctionsOf, facesOf } from '../../../src/table/fight/all-right';
import { publicView } from '../../../src/table/fight/view';
import { inCombat } from '../../encounter/support/company';
import { setupOf } from '../../encounter/support/least-fixture';
import { runs } from '../../support/samples';
import { say } from '../../support/words';

const putRight = (state: State, now: AsItLies): State =>
  correctionsOf(publicView(state), now).reduce((before, correction) => {
    const decided = decide(before, { do: 'say', correction });
    if (!decided.ok) throw new Error(say(decided.error.message));
    return decided.value.reduce(apply, before);
  }, state);

const paper = () => inCombat({}, setupOf({ settings: { ...setupOf().settings, stage: 'count' } })).state;

describe('everything put as it lies', () => {
  it('says only the places where nothing else is different', () => {
    const view = publicView(inCombat({}).state);
    expect(correctionsOf(view, asBelieved(view)).map(one => one.say)).toEqual(['all']);
  });

  it('puts HP, dice and tokens to what was said, breaks nothing and draws nothing', () => {
    const { state } = inCombat({});
    const lies = asBelieved(publicView(state));
    const boss = state.enemies[0];
    const die = boss?.dice[0];
    if (!boss || !die) throw new Error('No boss');
    const now = putRight(state, {
      ...lies,
      hp: { ...lies.hp, a: 2 },
      animus: { ...lies.animus, a: 1, b: 0 },
      dice: { ...lies.dice, [boss.id]: { ...lies.dice[boss.id], [die.id]: 0 } },
      tokens: { ...lies.tokens, a: { redraw: 3 }, [boss.id]: { bleed: 2 } },
    });
    expect(now.friends.find(one => one.id === 'a')).toMatchObject({ hp: 2, tokens: { redraw: 3 } });
    const animusOf = (it: State, id: string) => it.friends.find(one => one.id === id)?.animus;
    const all = (it: State, id: string) => {
      const { available = 0, reserve = 0 } = animusOf(it, id) ?? {};
      return available + reserve;
    };
    expect([animusOf(now, 'a')?.available, animusOf(now, 'b')?.available]).toEqual([1, 0]);
    expect(all(now, 'a')).toBe(all(state, 'a'));
    expect(all(state, 'a')).toBeGreaterThan(1);
    expect(now.enemies[0]?.dice[0]?.hp).toBe(0);
    expect(now.enemies[0]?.tokens.bleed).toBe(2);
    expect([now.frames, now.agenda]).toEqual([[], []]);
  });

  it('OWN-171: an enemy without any HP is down, one that keeps some never is in between', () => {
    const { state } = inCombat({});
    const lies = asBelieved(publicView(state));
    const boss = state.enemies[0];
    if (!boss) throw new Error('No boss');
    const all = (hp: (i: number) => number): AsItLies => ({
      ...lies,
      dice: { ...lies.dice, [boss.id]: Object.fromEntries(boss.dice.map((die, i) => [die.id, hp(i)])) },
    });
    const down = putRight(
      state,
      all(() => 0),
    );
    expect(down.enemies.find(one => one.id === boss.id)?.present).toBe(false);
    expect([down.frames, down.agenda, down.phase]).toEqual([[], [], state.phase]);
    // Only its last die lay there, and it really was another one.
    const last = boss.dice.length - 1;
    const one = putRight(
      state,
      all(i => (i === 0 ? 1 : 0)),
    );
    const view = publicView(one);
    const other = correctionsOf(view, {
      ...asBelieved(view),
      dice: { [boss.id]: Object.fromEntries(boss.dice.map((die, i) => [die.id, i === last ? 2 : 0])) },
    });
    let now = one;
    for (const correction of other) {
      const decided = decide(now, { do: 'say', correction });
      if (!decided.ok) throw new Error(say(decided.error.message));
      expect(decided.value.some(event => event.type === 'enemyGone')).toBe(false);
      now = decided.value.reduce(apply, now);
    }
    expect(now.enemies.find(it => it.id === boss.id)?.dice.map(die => die.hp)).toEqual(
      boss.dice.map((_, i) => (i === last ? 2 : 0)),
    );
  });

  it('one that was down stands again where it is put, with its HP and what it held', () => {
    const { state } = inCombat({});
    const down = decide(state, {
      do: 'say',
      correction: { say: 'presence', who: 'a', presence: 'unconscious' },
    });
    if (!down.ok) throw new Error(say(down.error.message));
    const fallen = down.value.reduce(apply, state);
    const lies = asBelieved(publicView(fallen));
    expect(lies.stands.map(one => one.who)).not.toContain('a');
    const before = state.friends.find(one => one.id === 'a');
    if (!before) throw new Error('No friend');
    const now = putRight(fallen, {
      ...lies,
      stands: [...lies.stands, { who: 'a', at: before.at, facing: before.facing }],
      hp: { ...lies.hp, a: 3 },
    });
    expect(now.friends.find(one => one.id === 'a')).toMatchObject({
      presence: 'standing',
      at: before.at,
      hp: 3,
    });
    expect(putRight(fallen, lies).friends.find(one => one.id === 'a')?.presence).toBe('unconscious');
  });

  it('OWN-191, EN-2: four of them without HP are a defeat, whatever else was put right with it', () => {
    const { state } = inCombat({});
    const lies = asBelieved(publicView(state));
    const boss = state.enemies[0]?.id ?? '';
    const now = putRight(state, {
      ...lies,
      hp: { a: 0, b: 0, c: 0, d: 0 },
      animus: { ...lies.animus, d: 0 },
      tokens: { ...lies.tokens, a: { redraw: 1 }, [boss]: { bleed: 1 } },
    });
    expect([now.phase, now.outcome]).toEqual(['over', 'defeat']);
    expect(now.enemies[0]?.tokens.bleed).toBe(1);
  });

  it('OWN-191, EN-2: who gets up by it is up before the last one falls', () => {
    const { state } = inCombat({});
    const only = (up: string): State => ({
      ...state,
      friends: state.friends.map(one =>
        one.id === up ? one : { ...one, hp: 0, presence: 'unconscious', at: null },
      ),
    });
    const before = only('a');
    const now = putRight(before, { ...asBelieved(publicView(before)), hp: { a: 0, b: 2, c: 0, d: 0 } });
    expect([now.phase, now.friends.find(one => one.id === 'b')?.presence]).toEqual([state.phase, 'standing']);
    const last = only('d');
    const fallen = putRight(last, { ...asBelieved(publicView(last)), hp: { a: 0, b: 0, c: 3, d: 0 } });
    expect(fallen.outcome).toBe(null);
  });

  it('OWN-191, EN-2: HP are said from the most to none, and of those with none the Oathsworn last', () => {
    const view = publicView(inCombat({}).state);
    const [one] = view.friends;
    if (!one) throw new Error('No friend');
    const roles = fc.array(fc.constantFrom('full', 'companion', 'ally', 'guardian', 'friendly'), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(roles, fc.infiniteStream(fc.nat(2)), (company, some) => {
        const friends = company.map((role, i) => ({ ...one, id: `x${i}`, hp: 4, role }) as const);
        const seen = { ...view, friends };
        const hp = Object.fromEntries(friends.map(({ id }) => [id, Number(some.next().value)]));
        const said = correctionsOf(seen, { ...asBelieved(seen), hp }).flatMap(it =>
          it.say === 'hp' ? [it] : [],
        );
        expect(said.map(it => it.hp)).toEqual(Object.values(hp).toSorted((a, b) => b - a));
        const oathsworn = said
          .filter(it => it.hp === 0)
          .map(it => {
            const role = friends.find(friend => friend.id === it.who)?.role;
            return role === 'full' || role === 'companion';
          });
        expect(oathsworn).toEqual(oathsworn.toSorted((a, b) => Number(a) - Number(b)));
      }),
      runs(100, 2_000),
    );
  });

  it('OWN-191, SE-18: whoever is put down out of a belly has the animus that was said', () => {
    const { state } = inCombat({});
    const inside: State = {
      ...state,
      friends: state.friends.map(one =>
        one.id === 'a'
          ? {
              ...one,
              presence: 'consumed',
              animus: { available: 3, reserve: 3 },
              consumed: { enemy: 'boss', slot: 'core', lost: 0, each: [] },
            }
          : one,
      ),
    };
    const lies = asBelieved(publicView(inside));
    const now = putRight(inside, { ...lies, stands: [...lies.stands, { who: 'a', at: null, facing: 'N' }] });
    expect(now.friends.find(one => one.id === 'a')).toMatchObject({
      presence: 'standing',
      animus: { available: 3, reserve: 3 },
    });
  });

  it('MT-1: might decks come to hold what was counted, no card more or fewer than a colour has', () => {
    const faces = COLORS.flatMap(color => facesOf(color).map(({ face, most }) => ({ color, face, most })));
    const { state } = inCombat({});
    const lies = asBelieved(publicView(state));
    fc.assert(
      fc.property(fc.tuple(...faces.map(({ most }) => fc.nat(most))), counts => {
        const enemy = { white: {}, yellow: {}, red: {}, black: {} } as Record<string, Record<string, number>>;
        faces.forEach(({ color, face }, i) => {
          enemy[color] = { ...enemy[color], [face]: counts[i] ?? 0 };
        });
        const might = { ...lies.might, enemy: { ...lies.might.enemy, ...enemy } };
        const now = putRight(state, { ...lies, might });
        const view = asBelieved(publicView(now));
        for (const { color, face } of faces)
          expect(view.might.enemy[color][face] ?? 0).toBe(enemy[color]?.[face]);
        for (const color of COLORS) {
          const { deck, table, discard } = now.might.enemy.cards[color];
          expect(deck.length + table.length + discard.length).toBe(18);
        }
      }),
      runs(60, 3000),
    );
  });

  it('counts real stage cards as they are told', () => {
    const state = paper();
    const lies = asBelieved(publicView(state));
    const now = putRight(state, { ...lies, stage: { 1: 0, 2: 3, 3: 5 } });
    expect(publicView(now).stage).toMatchObject({ left: { 1: 0, 2: 3, 3: 5 }, stage: 2 });
  });
});
