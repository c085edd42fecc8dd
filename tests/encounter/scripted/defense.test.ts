import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Defender } from '../../../src/encounter/model/question';
import type { Encounter } from '../../../src/stage/encounter';
import type { Group, Step } from '../../../src/stage/steps';
import { say } from '../../support/words';
import { inCombat } from '../support/company';
import { cards, encounterOf } from '../support/least-fixture';
import {
  ability,
  asked,
  course,
  type Fight,
  go,
  hits,
  nobody,
  of,
  pick,
  picking,
  play,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 3 } },
];
/** Enough to be felt through any defense here. */
const hard: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { black: 12 } },
];
const guard = (on?: 'friend') =>
  ability('shield', [{ effect: 'guard', defense: 3, ...(on ? { on } : {}) }], 'beforeDamage');
const parry = ability('parry', [], undefined, 4);

/** Those whom the question about an enemy's attack shows. */
function defendersOf(one: Fight): readonly Defender[] {
  const question = asked(one);
  return question.ask === 'defend' || question.ask === 'soak' ? question.defenders : [];
}
const shown = (one: Fight) => defendersOf(one).map(it => [it.who, it.defense, it.tokens]);
const sentence = (one: Fight): string => say(asked(one).sentence);
const soak = (one: Fight): void => {
  for (let i = 0; asked(one).ask !== 'soak' && i < 5; i++) one.tap(asked(one).ask === 'defend' ? nobody : go);
};
const defenseIs = (who: string, defense: number): Command => ({
  do: 'say',
  correction: { say: 'defense', who, defense },
});
const tokens = (who: string, count: number): Command => ({
  do: 'say',
  correction: { say: 'token', who, token: 'defense', count },
});

describe('what is asked once the draw lies open', () => {
  const held = ability('wither', [{ effect: 'weaken', ignore: 1 }], 'afterDamage');
  const all = { windows: 'all' } as const;

  it('EA-6: Defense tokens are asked for only where somebody who is hit has one', () => {
    const none = course(attack, {}, {}, all);
    none.tap({ do: 'endTurns' });
    soak(none);
    expect(sentence(none)).toMatch(/^Boss deals \d+ to a\.$/);
    const some = course(attack, { a: { tokens: { defense: 1 } }, b: { tokens: { defense: 1 } } });
    some.tap({ do: 'endTurns' });
    expect(sentence(some)).toMatch(/^Boss deals \d+ to a\. Defense tokens\?$/);
  });

  it('AB-10, EA-1: an interrupt is asked for where one can be played, or where the table keeps its own cards and wants to be asked', () => {
    const one = course(attack, { a: { cards: [held] } });
    one.tap({ do: 'endTurns' });
    expect(sentence(one)).toMatch(/ An interrupt\?$/);
    const both = course(attack, { a: { cards: [held], tokens: { defense: 1 } } });
    both.tap({ do: 'endTurns' });
    expect(sentence(both)).toMatch(/ Defense tokens or an interrupt\?$/);
    const light = course(attack, {}, {}, { ...all, company: 'light' });
    light.tap({ do: 'endTurns' });
    soak(light);
    expect(sentence(light)).toMatch(/ An interrupt\?$/);
  });

  it('EA-4: a card for defense is asked for only where somebody who is attacked may play one', () => {
    for (const cards of [[parry], [held]]) {
      const one = course(attack, { a: { cards } }, {}, all);
      one.tap({ do: 'endTurns' });
      for (let i = 0; asked(one).ask !== 'defend' && i < 3; i++) one.tap(go);
      expect(sentence(one).endsWith(' A card for defense?')).toBe(cards[0] === parry);
    }
  });

  it('EA-8: all who strike together are named', () => {
    const mob: Partial<Encounter> = {
      placed: [
        { enemy: 'boss', at: 'A9', facing: 'N' },
        { enemy: 'rat', at: 'I6', number: 1 },
        { enemy: 'rat', at: 'I8', number: 2 },
      ],
    };
    const one = course([], { a: { tokens: { defense: 1 } } }, mob);
    one.tap({ do: 'endTurns' });
    expect(sentence(one)).toMatch(/^Rat \d, Rat \d deal \d+ to a\./);
  });
});

describe('the defense that a question shows is the one that counts', () => {
  it('EA-5, OWN-128: a guard, and the card played', () => {
    const one = course(hard, { a: { cards: [guard(), parry], tokens: { defense: 1 } } });
    one.tap({ do: 'endTurns' });
    expect(shown(one)).toEqual([['a', 2, 1]]);
    one.tap(play('a', 'shield'));
    expect(shown(one)).toEqual([['a', 5, 1]]);
    one.tap({ do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', card: 'parry' }] } });
    expect(shown(one)).toEqual([['a', 9, 1]]);
    one.tap(go);
    expect(hits(one).map(it => it.defense)).toEqual([9]);
  });

  it('DM-1: one that the table puts right counts at once, on either side of the reveal', () => {
    const one = course(attack, { a: { cards: [parry], tokens: { defense: 1 } } });
    one.tap({ do: 'endTurns' }, defenseIs('a', 1));
    expect(shown(one)).toEqual([['a', 1, 1]]);
    one.tap(nobody, defenseIs('a', 3));
    expect(shown(one)).toEqual([['a', 3, 1]]);
    const [defender] = defendersOf(one);
    expect(defender?.hpLost).toBe(Math.floor((defender?.damage ?? 0) / 3));
    one.tap(go);
    expect(hits(one).map(it => it.defense)).toEqual([3]);
    expect(of(one, 'a').defense).toBe(3);
  });

  it('EA-6, TK-1: tokens that came since the attack began can be spent, those that went cannot', () => {
    const spends = (count: number): Command => ({
      do: 'answer',
      answer: { answer: 'tokens', spend: [{ who: 'a', count }] },
    });
    const one = course(attack, { a: { tokens: { defense: 1 } } });
    one.tap({ do: 'endTurns' }, tokens('a', 3));
    expect(shown(one)).toEqual([['a', 2, 3]]);
    expect(one.refused(spends(4))).toBe('no-token');
    one.tap(spends(3));
    expect([hits(one).map(it => it.defense), of(one, 'a').tokens.defense]).toEqual([[5], undefined]);
    const less = course(attack, { a: { tokens: { defense: 2 } }, b: { tokens: { defense: 1 } } });
    less.tap({ do: 'endTurns' }, tokens('a', 1));
    expect(less.refused(spends(2))).toBe('no-token');
    expect(less.refused(spends(1))).toBe('taken');
  });

  it('EA-6, DM-1: tokens count against the damage that the table names instead, and are spent', () => {
    const one = course(hard, { a: { tokens: { defense: 2 } } });
    one.tap({ do: 'endTurns' });
    soak(one);
    const named = (damage: number): Command => ({
      do: 'answer',
      answer: { answer: 'tokens', spend: [{ who: 'a', count: 2 }], said: damage },
    });
    expect(one.refused(named(-1))).toBe('not-a-number');
    one.tap(named(8));
    expect(hits(one).map(it => [it.damage, it.defense, it.hpLost])).toEqual([[8, 4, 2]]);
    expect([of(one, 'a').hp, of(one, 'a').tokens]).toEqual([4, {}]);
  });

  it('EA-6: one spent by itself while the draw lies open counts too, and only once', () => {
    const another = { answer: 'might', command: { type: 'token', target: 'a' } } as const;
    const one = course(hard, { a: { tokens: { defense: 2 } } });
    one.tap({ do: 'endTurns' }, { do: 'spend', who: 'a', token: 'defense' });
    expect(shown(one)).toEqual([['a', 3, 1]]);
    // With the last one nothing is left to be decided, and the attack is taken.
    one.tap({ do: 'answer', answer: another });
    expect(hits(one).map(it => it.defense)).toEqual([4]);
    expect(of(one, 'a').tokens.defense).toBe(undefined);
    const all = course(hard, { a: { tokens: { defense: 1 } } }, {}, { windows: 'all' });
    all.tap({ do: 'endTurns' });
    soak(all);
    all.tap({ do: 'answer', answer: another });
    expect(all.refused({ do: 'answer', answer: another })).toBe('no-token');
  });
});

describe('tokens that the Grove Maiden and her Guardian share', () => {
  const guardian = {
    id: 'ancient',
    name: 'Ancient',
    defense: 1,
    might: { red: 1 },
    moveCost: 1,
    moveHexes: 2,
    attackCost: 1,
  } as const;
  const struck = (attackAll: boolean) => {
    const at: Group = attackAll ? { who: 'company' } : { who: 'players' };
    const encounter = encounterOf({ cards: cards([{ do: 'attack', might: { black: 6 }, at }]) });
    const heroes = { class: 'grove-maiden', tokens: { defense: 2 } } as const;
    const one = inCombat(heroes, { guardian, encounter });
    one.tap({ do: 'endTurns' });
    if (!attackAll) one.tap(pick('guardian'));
    soak(one);
    return one;
  };
  const spends = (...spend: readonly { who: string; count: number }[]): Command => ({
    do: 'answer',
    answer: { answer: 'tokens', spend },
  });

  it('GM-4, TK-1: are offered once, and none can be spent twice', () => {
    const both = struck(true);
    const tokensShown = shown(both).map(([who, , count]) => [who, count]);
    expect(tokensShown).toContainEqual(['a', 2]);
    expect(tokensShown).toContainEqual(['guardian', 0]);
    expect(both.refused(spends({ who: 'a', count: 2 }, { who: 'guardian', count: 1 }))).toBe('no-token');
    both.tap(spends({ who: 'a', count: 1 }, { who: 'guardian', count: 1 }));
    expect(of(both, 'a').tokens.defense).toBe(undefined);
    const alone = struck(false);
    expect(shown(alone)).toEqual([['guardian', 1, 2]]);
    alone.tap(spends({ who: 'guardian', count: 2 }));
    expect(hits(alone).map(it => it.defense)).toEqual([3]);
    expect(of(alone, 'a').tokens.defense).toBe(undefined);
  });
});

describe('a guard for a friendly character', () => {
  it('TM-5, EA-5: may be meant for its own player, who counts as friendly to itself', () => {
    const one = course(attack, { a: { cards: [guard('friend'), parry] } });
    one.tap({ do: 'endTurns' }, play('a', 'shield'));
    expect(shown(one)).toEqual([['a', 5, 0]]);
    one.tap(nobody);
    expect(hits(one).map(it => it.defense)).toEqual([5]);
  });

  it('EA-5: of several who are attacked its player chooses one, and only those are shown as guarded', () => {
    const both: readonly Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', might: { red: 3 }, at: { who: 'oathsworn' } },
    ];
    const one = course(both, { a: { cards: [guard('friend'), parry] } });
    one.tap({ do: 'endTurns' }, play('a', 'shield'));
    expect([picking(one).topic, picking(one).options.map(it => it.id)]).toEqual([
      'friend',
      ['a', 'b', 'c', 'd'],
    ]);
    one.tap(pick('c'));
    expect(shown(one).map(([who, defense]) => [who, defense])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 5],
      ['d', 2],
    ]);
  });
});
