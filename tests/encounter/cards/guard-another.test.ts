import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../../src/packs/builtin';
import { heroFrom } from '../../../src/packs/ready';
import type { Step } from '../../../src/stage/steps';
import {
  ability,
  asked,
  course,
  type Fight,
  go,
  nobody,
  of,
  pick,
  picking,
  play,
} from '../support/scripted-fight';

const attack: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 1 } },
];
const all: readonly Step[] = [
  { do: 'target', rules: [] },
  { do: 'attack', might: { red: 1 }, area: { area: 'cone', range: 3 } },
];
const shield = [ability('shield', [{ effect: 'guard', defense: 3, on: 'other' }], 'beforeDamage')];

const shown = (one: Fight) => {
  const question = asked(one);
  return question.ask === 'defend' || question.ask === 'soak'
    ? question.defenders.map(it => [it.who, it.defense])
    : [];
};
const offered = (one: Fight): readonly string[] => {
  const question = asked(one);
  return 'plays' in question ? question.plays.map(it => `${it.who} ${it.card}`) : [];
};

describe('a guard for somebody else', () => {
  it('OWN-168: its player cannot stand behind it: it is not offered, and refused', () => {
    const one = course(attack, { a: { cards: [...shield, ability('parry', [], undefined, 1)] } });
    one.tap({ do: 'endTurns' });
    expect([shown(one), offered(one)]).toEqual([[['a', 2]], []]);
    expect(one.refused(play('a', 'shield'))).toBe('nobody-to-guard');
  });

  it('OWN-168, EA-5: another who is attacked has the defense without a question', () => {
    const one = course(attack, { b: { cards: shield } }, {}, { windows: 'all' });
    one.tap({ do: 'endTurns' });
    expect(offered(one)).toEqual(['b shield']);
    one.tap(play('b', 'shield'));
    for (let i = 0; shown(one).length === 0 && i < 3; i++) one.tap(go);
    expect(shown(one)).toEqual([['a', 5]]);
  });

  it('OWN-168: of several attacked anybody but its player may be chosen', () => {
    const one = course(
      all,
      {
        a: { cards: shield },
        b: { at: 'I9' },
        c: { at: 'H8' },
      },
      {},
      { windows: 'all' },
    );
    one.tap({ do: 'endTurns' }, play('a', 'shield'));
    expect(picking(one).options.map(it => it.id)).toEqual(['b', 'c']);
    one.tap(pick('c'));
    for (let i = 0; shown(one).length === 0 && i < 3; i++) one.tap(asked(one).ask === 'defend' ? nobody : go);
    expect(new Map(shown(one).map(([who, defense]) => [who, defense])).get('c')).toBe(
      of(one, 'c').defense + 3,
    );
  });

  it('OWN-168: without an attack under way anybody but its player has it for the round', () => {
    const one = course(attack, {
      b: { cards: [ability('shield', [{ effect: 'guard', defense: 3, on: 'other' }])] },
    });
    one.tap(play('b', 'shield'));
    expect(picking(one).options.map(it => it.id)).toEqual(['a', 'c', 'd']);
  });

  it('OWN-168, TM-5: the lampbearer of our own stands before others, never before herself', () => {
    const ysolde = builtinPack.heroes.find(one => one.class === 'lampbearer');
    if (!ysolde) throw new Error('no lampbearer');
    const { id: _, ...sheet } = heroFrom(builtinPack, ysolde);
    const card = 'stand-behind-me';
    const herself = course(attack, { a: { ...sheet, hp: 6 } });
    herself.tap({ do: 'endTurns' });
    expect(offered(herself)).not.toContain(`a ${card}`);
    expect(herself.refused(play('a', card, 'a'))).toBe('nobody-to-guard');
    const another = course(attack, { b: sheet }, {}, { windows: 'all' });
    another.tap({ do: 'endTurns' });
    expect(offered(another)).toContain(`b ${card}`);
    another.tap(play('b', card, 'a'));
    for (let i = 0; shown(another).length === 0 && i < 3; i++) another.tap(go);
    expect(shown(another)).toEqual([['a', 4]]);
  });
});
