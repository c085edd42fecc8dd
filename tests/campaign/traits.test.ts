import { expect, test } from 'vitest';
import { breaches } from '../../src/campaign/facts/breaches';
import { checklist } from '../../src/campaign/facts/checklist';
import { checkTerms } from '../../src/campaign/facts/checks';
import { fightEntry } from '../../src/campaign/facts/fight';
import { commonLoot } from '../../src/campaign/facts/loot';
import { CHECKS, TRAIT_IDS, TRAITS, type TraitId } from '../../src/campaign/kinds/traits';
import { activeOf, type Campaign, STANDARD_VARIANTS } from '../../src/campaign/model/state';
import { founded, four, item, play, refusal, tallied } from './company';

const marked = (trait: TraitId, marks = 1, state: Campaign = founded()) =>
  play(state, { set: 'trait', trait, marks });

const redraws = (state: Campaign) =>
  Object.fromEntries(
    CHECKS.map(kind => [kind, checkTerms(state, kind, activeOf(state)[0]!).redraws.total] as const).filter(
      ([, n]) => n > 0,
    ),
  );

const CHECK_TRAITS: readonly [string, TraitId, readonly string[]][] = [
  ['TR-1: Bushcraft helps Survival checks', 'bushcraft', ['survival']],
  ['TR-2: Keen-Eyed helps Spot, Search and Listening checks', 'keenEyed', ['spot', 'search', 'listening']],
  [
    'TR-3: Quick-Witted helps Barter, Threaten and Reasoning checks',
    'quickWitted',
    ['barter', 'threaten', 'reasoning'],
  ],
];
test.each(CHECK_TRAITS)('%s, once for each mark', (_name, trait, kinds) => {
  for (const marks of [0, 1, 2, 3]) {
    const expected = marks === 0 ? {} : Object.fromEntries(kinds.map(kind => [kind, marks]));
    expect(redraws(marked(trait, marks))).toEqual(expected);
  }
});

test('TR-4: of a check that all make, each has the redraws anew', () => {
  const state = marked('bushcraft', 2);
  expect(activeOf(state).map(c => checkTerms(state, 'survival', c).redraws.total)).toEqual([2, 2, 2, 2]);
});

test('TR-5, CP-4: the backpack holds 12 items, with Endurance 20', () => {
  const packed = (state: Campaign, count: number) =>
    play(
      state,
      ...Array.from({ length: count }, () => ({ set: 'item', item: item(), to: 'backpack' }) as const),
    );
  const over = (state: Campaign) => breaches(state).some(b => b.rule === 'CP-4');
  expect(over(packed(founded(), 12))).toBe(false);
  expect(over(packed(founded(), 13))).toBe(true);
  expect(over(packed(marked('endurance'), 20))).toBe(false);
  expect(over(packed(marked('endurance'), 21))).toBe(true);
});

test('TR-6: the course of the story reminds of the extra ration', () => {
  const rations = (state: Campaign) =>
    checklist(play(state, { do: 'beginChapter' })).filter(s => s.rule === 'TR-6');
  expect(rations(founded())).toHaveLength(0);
  expect(rations(marked('quartermaster'))).toHaveLength(1);
});

test('TR-7, LL-4, CP-8: Scavenger adds one common item, to three or to four', () => {
  expect(commonLoot(founded()).total).toBe(3);
  expect(commonLoot(marked('scavenger')).total).toBe(4);
  const four = founded({ variants: { ...STANDARD_VARIANTS, commonLoot: 4 } });
  expect(commonLoot(four).total).toBe(4);
  expect(commonLoot(marked('scavenger', 1, four)).total).toBe(5);
});

test('TR-7, LL-1: Scavenger chosen with the level of this epilogue counts for its loot', () => {
  let state = tallied(founded({ chapter: 2 }));
  expect(commonLoot(state).total).toBe(3);
  state = play(state, { do: 'chooseTrait', trait: 'scavenger' });
  expect(commonLoot(state).total).toBe(4);
});

test('TR-8, OWN-11: with Herbalist each curative bought brings two, and five may still be bought', () => {
  let state = play(marked('herbalist'), { do: 'beginChapter' });
  const [a, b] = four(state);
  state = play(state, { do: 'curatives', count: 5, pay: { [a]: 3, [b]: 2 } });
  expect(state.curatives).toBe(10);
  expect(refusal(state, { do: 'curatives', count: 1, pay: { [b]: 1 } })).toMatchObject({ rule: 'CP-4' });
});

test('TR-9, CP-8: Tough As Nails gives back one HP, once, at the encounter’s setup', () => {
  let state = play(marked('toughAsNails'), { do: 'beginChapter' });
  const [who, other] = four(state);
  state = play(state, { set: 'member', who, hp: 3 }, { set: 'member', who: other, hp: 5 });
  const tough = { do: 'toughAsNails', who } as const;
  expect(refusal(state, tough)).toEqual({ code: 'breaks-rule', rule: 'TR-9' });
  state = play(state, { do: 'endStory' });
  expect(checklist(state).some(s => s.rule === 'TR-9' && !s.done)).toBe(true);
  state = play(state, tough);
  expect(state.people[who]?.hp).toBe(4);
  expect(refusal(state, { ...tough, who: other })).toEqual({ code: 'breaks-rule', rule: 'TR-9' });
});

test('OWN-19: whoever of several won the roll, the players choose', () => {
  let state = play(marked('toughAsNails'), { do: 'beginChapter' }, { do: 'endStory' });
  for (const who of four(state)) state = play(state, { set: 'member', who, hp: 3 });
  for (const who of four(state)) {
    expect(play(state, { do: 'toughAsNails', who }).people[who]?.hp).toBe(4);
  }
});

test('TR-9: nobody who lacks the trait or has all HP regains any', () => {
  let state = play(founded(), { do: 'beginChapter' }, { do: 'endStory' });
  const [who] = four(state);
  expect(refusal(play(state, { set: 'member', who, hp: 3 }), { do: 'toughAsNails', who })).toMatchObject({
    rule: 'TR-9',
  });
  state = marked('toughAsNails', 1, state);
  expect(refusal(state, { do: 'toughAsNails', who })).toMatchObject({ rule: 'TR-9' });
});

test('TR-9, CP-8: in the other version it works in the story', () => {
  const variants = { ...STANDARD_VARIANTS, toughAsNails: 'time' } as const;
  let state = play(marked('toughAsNails', 1, founded({ variants })), { do: 'beginChapter' });
  const [who] = four(state);
  state = play(state, { set: 'member', who, hp: 2 }, { do: 'toughAsNails', who });
  expect(state.people[who]?.hp).toBe(3);
  expect(refusal(play(state, { do: 'endStory' }), { do: 'toughAsNails', who })).toMatchObject({
    rule: 'TR-9',
  });
});

test('TR-10: Field Medic archives one injury for the chapter’s number of iron, once per chapter', () => {
  let state = marked('fieldMedic', 1, founded({ chapter: 2 }));
  const [who, payer] = four(state);
  state = play(state, { set: 'injury', who, name: 'Limp' }, { set: 'injury', who, name: 'Cut' });
  const [limp, cut] = state.people[who]!.injuries;
  const medic = { do: 'fieldMedic', who, injury: limp!.id, pay: { [payer]: 2 } } as const;
  expect(refusal(state, { ...medic, pay: { [payer]: 1 } })).toEqual({ code: 'wrong-payment' });
  state = play(state, medic);
  expect(state.people[who]?.injuries.map(j => j.name)).toEqual(['Cut']);
  expect(state.people[payer]?.iron).toBe(1);
  const second = { ...medic, injury: cut!.id, pay: { [who]: 2 } };
  expect(refusal(state, second)).toEqual({ code: 'breaks-rule', rule: 'TR-10' });
  expect(refusal(marked('fieldMedic', 0, state), second)).toEqual({ code: 'breaks-rule', rule: 'TR-10' });
});

test('TR-10, CP-8: in the other version it costs time and no iron', () => {
  let state = marked(
    'fieldMedic',
    1,
    founded({ chapter: 9, variants: { ...STANDARD_VARIANTS, fieldMedic: 'time' } }),
  );
  const [who] = four(state);
  state = play(state, { set: 'injury', who, name: 'Limp' });
  const injury = state.people[who]!.injuries[0]!.id;
  state = play(state, { do: 'fieldMedic', who, injury, pay: {} });
  expect(state.people[who]?.injuries).toEqual([]);
  expect(state.people[who]?.iron).toBe(3);
});

test('TR-11: with True Grit two injuries are drawn and one is kept', () => {
  const words = (state: Campaign) => {
    const [who] = four(state);
    const steps = checklist(tallied(state, { fallen: [who] }));
    return steps.find(s => s.id === `injury-${who}`)?.words.say;
  };
  expect(words(founded())).toBe('campaign.owed-injury');
  expect(words(marked('trueGrit'))).toBe('campaign.owed-injury-of-two');
});

test('TR-12: by one, two or three marks of Comradery allies bring 2, 3 or 4 tokens', () => {
  expect([0, 1, 2, 3].map(n => fightEntry(marked('comradery', n)).allyTokens)).toEqual([0, 2, 3, 4]);
});

test('TR-13, CP-4: with Well-Connected a runner to Banksmith or Apothecary is free', () => {
  let state = play(founded({ chapter: 3 }), { do: 'beginChapter' });
  const [who] = four(state);
  const to = (place: 'banksmith' | 'apothecary' | 'other', iron: number) =>
    ({ do: 'runner', to: place, pay: iron === 0 ? {} : { [who]: iron } }) as const;
  expect(refusal(state, to('banksmith', 0))).toEqual({ code: 'wrong-payment' });
  expect(refusal(state, to('banksmith', 3))).toBeUndefined();
  state = marked('wellConnected', 1, state);
  expect(refusal(state, to('banksmith', 0))).toBeUndefined();
  expect(refusal(state, to('apothecary', 0))).toBeUndefined();
  expect(refusal(state, to('other', 0))).toEqual({ code: 'wrong-payment' });
  expect(refusal(state, to('other', 3))).toBeUndefined();
});

test('CP-7: Bushcraft, Keen-Eyed, Quick-Witted and Comradery may be marked three times, the rest once', () => {
  const thrice = ['bushcraft', 'keenEyed', 'quickWitted', 'comradery'];
  expect(TRAIT_IDS).toHaveLength(12);
  for (const trait of TRAIT_IDS) {
    const most = thrice.includes(trait) ? 3 : 1;
    let state = founded({ chapter: 21 });
    for (let i = 0; i < most; i++) state = play(state, { do: 'chooseTrait', trait });
    expect(refusal(state, { do: 'chooseTrait', trait }), trait).toEqual({
      code: 'breaks-rule',
      rule: 'CP-7',
    });
  }
});

test('LV-3: no trait beyond those that the levels gave', () => {
  expect(refusal(founded({ chapter: 2 }), { do: 'chooseTrait', trait: 'endurance' })).toMatchObject({
    rule: 'LV-3',
  });
  const state = play(founded({ chapter: 3 }), { do: 'chooseTrait', trait: 'endurance' });
  expect(refusal(state, { do: 'chooseTrait', trait: 'herbalist' })).toMatchObject({ rule: 'LV-3' });
});

test.each([
  ['bushcraft', 3],
  ['keenEyed', 3],
  ['quickWitted', 3],
  ['endurance', 1],
  ['quartermaster', 1],
  ['scavenger', 1],
  ['herbalist', 1],
  ['toughAsNails', 1],
  ['fieldMedic', 1],
  ['trueGrit', 1],
  ['comradery', 3],
  ['wellConnected', 1],
] as const)('TR-1 to TR-13: %s is marked so often: %i', (trait, most) => {
  expect(TRAITS[trait].most).toBe(most);
});
