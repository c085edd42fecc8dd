import { describe, expect, it } from 'vitest';
import { bookWith } from '../../src/ui/shell/lookUp';
import { playersWords } from '../../src/ui/words/rule-words';
import { terms } from '../../src/ui/words/terms';

const lookUp = bookWith(playersWords, Object.values(terms));
const titles = (query: string) => lookUp(query).terms.map(term => term.title);

describe('what is looked up in the rules', () => {
  it('UC-1: a term is found by the word that a table says for it, and its rules with it', () => {
    expect(titles('knocked out')).toContain('Unconscious');
    expect(lookUp('knocked out').rules[0]?.id).toBe('UC-1');
  });

  it('ST-2, TL-4: poison is explained as what the special rules board says', () => {
    const { rules, terms } = lookUp('poison');
    expect(terms[0]?.title).toBe('Poison');
    expect(terms[0]?.says).toContain('special rules board');
    expect(rules.map(rule => rule.id)).toContain('ST-2');
  });

  it('finds nothing where neither the book nor a term has the word', () => {
    expect(lookUp('zzz')).toEqual({ rules: [], terms: [] });
  });

  const first: readonly (readonly [string, readonly string[]])[] = [
    ['line of sight tree', ['LS-2', 'LS-1', 'LS-3']],
    ['knokback', ['PS-3', 'SE-19', 'PS-5']],
    ['knockback into a tree', ['PS-3', 'PS-5', 'SE-19']],
    ['batleflow', ['AB-6', 'TK-5', 'AB-7']],
    ['north then west', ['HX-5']],
    ['who is the target of minions', ['TG-5', 'MN-5']],
    ['lost items after the encounter', ['LL-12']],
    ['backpack', ['CP-4', 'TR-5']],
    ['quick leveling', ['LV-25']],
    ['unconcious', ['UC-1']],
    ['difficulty', ['CP-1']],
    ['MV-4', ['MV-4']],
    ['empowered tokens', ['TK-4']],
  ];
  it.each(first)('%s: the rule that is meant stands first', (query, wanted) => {
    expect(wanted).toContain(lookUp(query).rules[0]?.id);
  });

  /** What somebody types who has the game on the table, and the rule that answers it. */
  const owners: readonly (readonly [string, string])[] = [
    ['can I attack twice', 'OP-1'],
    ['how far can I move', 'OP-3'],
    ['what does a blank do', 'MT-3'],
    ['redraw', 'MT-4'],
    ['line of sight', 'LS-1'],
    ['break a location', 'DM-3'],
    ['what happens when I die', 'UC-1'],
    ['ally', 'UC-2'],
    ['fire', 'TL-1'],
    ['water', 'TL-2'],
    ['minions order', 'MN-4'],
    ['boss cannot reach', 'TG-3'],
    ['companion animus', 'CN-2'],
    ['interrupt card', 'AB-10'],
    ['flank', 'AR-1'],
    ['round up or down', 'DM-1'],
    ['deck is empty', 'SC-5'],
    ['first player', 'SU-14'],
    ['defense card', 'EA-4'],
    ['falcons', 'HU-1'],
    // Words of players that the book does not have.
    ['target tie', 'TG-4'],
    ['critical hit', 'MT-3'],
    ['diagonal', 'HX-1'],
    ['crit', 'MT-3'],
    ['exploding dice', 'MT-3'],
    ['reroll', 'MT-4'],
    ['reshuffle', 'MT-10'],
    ['skill check', 'MT-12'],
    ['attack of opportunity', 'AB-10'],
    ['hand size', 'SU-7'],
    ['boss health', 'SU-5'],
    ['hit points', 'CP-1'],
    ['who goes first', 'SU-14'],
    ['turn order', 'RD-8'],
    ['skip turn', 'RD-9'],
    ['boss turn', 'RD-10'],
    ['adjacent', 'HX-4'],
    ['behind the boss', 'AR-1'],
    ['backstab', 'AR-1'],
    ['cover', 'LS-2'],
    ['can I shoot over a tree', 'LS-2'],
    ['who does the boss attack', 'TG-3'],
    ['aggro', 'TG-3'],
    ['trample', 'MV-6'],
    ['pushed into a wall', 'PS-3'],
    ['shove', 'PS-3'],
    ['area of effect', 'AE-1'],
    ['body part', 'DM-3'],
    ['dodge', 'EA-4'],
    ['spawn', 'PL-1'],
    ['stunned', 'ST-4'],
    ['get rid of crippled', 'ST-5'],
    ['swallowed', 'SE-14'],
    ['disarmed', 'SE-20'],
    ['trapped', 'SE-3'],
    ['enrage', 'SC-7'],
    ['win', 'EN-1'],
    ['game over', 'EN-2'],
    ['retry', 'EN-4'],
    ['killed', 'UC-1'],
    ['revive', 'UC-2'],
    ['minion dies', 'AT-12'],
    ['solo', 'CP-2'],
    ['two players', 'CP-2'],
    ['armour', 'CP-3'],
    ['money', 'CP-4'],
    ['level up', 'LL-2'],
    ['swap character', 'LV-28'],
    ['scar', 'LL-10'],
    ['does the boss hit back', 'RX-2'],
  ];
  it.each(owners)('“%s”, as an owner types it: %s stands first', (query, wanted) => {
    expect(lookUp(query).rules[0]?.id).toBe(wanted);
  });

  it('a word of players leads to its rule, whole or with a slip of the finger, and hides no other', () => {
    const ids = new Set(lookUp('').rules.map(rule => rule.id));
    for (const [id, names] of Object.entries(playersWords)) {
      expect(ids).toContain(id);
      for (const name of names)
        expect(
          lookUp(name)
            .rules.slice(0, 3)
            .map(rule => rule.id),
          name,
        ).toContain(id);
    }
    expect(lookUp('revvive').rules[0]?.id).toBe('UC-2');
    expect(lookUp('adjacent').rules.length).toBeGreaterThan(5);
  });

  it('every rule that exists is found first by its own name, and no name is given twice', () => {
    const all = lookUp('').rules.filter(rule => rule.title !== rule.id);
    expect(new Set(all.map(rule => rule.title)).size).toBe(all.length);
    const lost = all.filter(
      rule =>
        !lookUp(rule.title)
          .rules.slice(0, 3)
          .some(one => one.id === rule.id),
    );
    expect(lost.map(rule => rule.id)).toEqual([]);
  });

  it('a word with one letter wrong finds what the right one finds', () => {
    for (const [wrong, right] of [
      ['knokback', 'knockback'],
      ['batleflow', 'battleflow'],
      ['movment', 'movement'],
      ['sentinal', 'sentinel'],
      ['detremination', 'determination'],
    ] as const)
      expect(
        lookUp(wrong)
          .rules.slice(0, 8)
          .map(rule => rule.id),
        wrong,
      ).toContain(lookUp(right).rules[0]?.id);
  });

  it('marks the words that answered, and names the page of the rulebook', () => {
    const [best] = lookUp('knokback').rules;
    expect(best?.marks).toContain('knockback');
    expect(best?.pages).toEqual(['encounter', '31']);
    // Our own readings stand in no rulebook.
    expect(lookUp('OWN-16').rules[0]?.pages).toBeUndefined();
  });
});
