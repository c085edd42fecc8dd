import { describe, expect, it } from 'vitest';
import type { EnemyKind, Placed } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { encounterOf, flowerSlots } from '../support/least-fixture';
import {
  ability,
  asked,
  course,
  type Fight,
  foe,
  hits,
  nobody,
  of,
  pick,
  picking,
  place,
} from '../support/scripted-fight';

const parry = { cards: [ability('parry', [], undefined, 4)] };
const boss = (change: Partial<EnemyKind> = {}): EnemyKind => ({
  id: 'boss',
  name: 'Boss',
  role: 'boss',
  footprint: 'single',
  defense: 2,
  might: { red: 2 },
  slots: flowerSlots(),
  ...change,
});
const rat = (mob: boolean): EnemyKind => ({
  ...(encounterOf().enemies.find(one => one.id === 'rat') ?? boss()),
  mob,
});
const steps = (...between: Step[]): Step[] => [
  { do: 'target', rules: [] },
  { do: 'move', way: 'toward', hexes: 2 },
  ...between,
  { do: 'attack', might: { red: 3 } },
];
const heroes = (at: Partial<Record<'a' | 'b' | 'c' | 'd', string>> = {}) => ({
  a: { at: 'I7', ...parry },
  b: { at: at.b ?? 'I2', ...parry },
  c: { at: at.c ?? 'Q1', ...parry },
  d: { at: at.d ?? 'A9', ...parry },
});
const single = { enemies: [boss()] };
const mob: Placed[] = [
  { enemy: 'boss', at: 'A1', facing: 'S' },
  { enemy: 'rat', at: 'H5', facing: 'S' },
  { enemy: 'rat', at: 'J5', facing: 'S' },
];
const say = (target: string | null, actor = 'boss') =>
  ({ do: 'say', correction: { say: 'target', actor, target } }) as const;
const defends = (one: Fight) => {
  const question = asked(one);
  return question.ask === 'defend' ? question.defenders.map(it => it.who) : question.ask;
};
const keys = (one: Fight) =>
  one.state.tasks.map(({ text }) =>
    typeof text === 'string' ? text : `${text.say} ${text.name} ${text.at}`,
  );

describe('a target that the table overrules when the enemy has moved', () => {
  it('OWN-167, OWN-130: its move is taken back and gone anew, and the tasks for hands with it', () => {
    const one = course(steps(), heroes(), single);
    one.tap({ do: 'endTurns' });
    expect([foe(one, 'boss').at, defends(one), keys(one)]).toEqual(['I6', ['a'], ['tell.goes Boss I6']]);
    one.tap(say('b'));
    expect([foe(one, 'boss').at, foe(one, 'boss').facing, defends(one)]).toEqual(['I3', 'N', ['b']]);
    expect(keys(one)).toEqual(['tell.back Boss I5', 'tell.goes Boss I3']);
    one.tap(nobody);
    expect(hits(one).map(it => it.target)).toEqual(['b']);
  });

  it('OWN-167: said back again it stands where it stood, and the tap for the same one changes nothing', () => {
    const one = course(steps(), heroes(), single);
    one.tap({ do: 'endTurns' }, say('b'), say('a'));
    expect([foe(one, 'boss').at, defends(one)]).toEqual(['I6', ['a']]);
    const told = keys(one);
    one.tap(say('a'));
    expect([foe(one, 'boss').at, keys(one)]).toEqual(['I6', told]);
  });

  it('OWN-130: out of its reach all the same, the table is asked, and may let it strike', () => {
    const one = course(steps(), heroes(), single);
    one.tap({ do: 'endTurns' }, say('c'));
    expect(picking(one).sentence).toMatchObject({ say: 'ask.strikes-anyway', targets: ['c'], by: 'Boss' });
    expect(foe(one, 'boss').at).not.toBe('I6');
    one.tap(pick('yes'));
    expect(defends(one)).toEqual(['c']);
    one.tap(nobody);
    expect(hits(one).map(it => it.target)).toEqual(['c']);
  });

  it('OWN-130: or its attack falls away', () => {
    const one = course(steps(), heroes(), single);
    one.tap({ do: 'endTurns' }, say('c'), pick('no'));
    expect([hits(one), one.state.round]).toEqual([[], 2]);
    expect(one.events.some(it => it.type === 'note' && it.code === 'fallsAway')).toBe(true);
    expect(one.state.might.enemy.cards.red.discard).toHaveLength(3);
  });

  it('OWN-130, MT-8: where fewer of a mob reach the other its might is less, and the cards are drawn anew', () => {
    const one = course([], heroes({ b: 'A2', c: 'D5' }), { enemies: [boss(), rat(true)], placed: mob });
    one.tap({ do: 'endTurns' });
    const attackers = () => {
      const question = asked(one);
      return question.ask === 'defend' ? question.attackers : [];
    };
    const hidden = () => {
      const blow = one.state.frames.at(-1);
      return blow?.frame === 'blow' ? (blow.flow?.pieces.length ?? 0) : 0;
    };
    const discarded = () =>
      Object.values(one.state.might.enemy.cards).reduce((sum, deck) => sum + deck.discard.length, 0);
    const both = hidden();
    expect(attackers()).toEqual(['rat1', 'rat2']);
    one.tap(say('c', one.state.why?.actor ?? ''));
    expect([attackers(), hidden(), discarded()]).toEqual([['rat1'], both / 2, both]);
  });

  it('OWN-167, MV-6: whom it pushed and what it broke is put back', () => {
    const obstacles = [{ id: 'rock', kind: 'rock', hexes: ['I6'] }];
    const one = course(
      [
        { do: 'target', rules: [] },
        { do: 'move', way: 'toward', hexes: 3 },
        { do: 'attack', might: { red: 3 } },
      ],
      { ...heroes({ b: 'I1', c: 'J7' }), a: { at: 'I9', ...parry } },
      {
        enemies: [boss({ footprint: 'flower' })],
        placed: [{ enemy: 'boss', at: 'I4', facing: 'S' }],
        obstacles,
      },
    );
    one.tap({ do: 'endTurns' }, say('a'));
    const went = foe(one, 'boss').at;
    const pushed = of(one, 'c').at;
    expect(went).not.toBe('I4');
    expect([pushed === 'J7', one.state.obstacles]).toEqual([false, []]);
    one.tap(say('b'));
    expect([of(one, 'c').at, one.state.obstacles]).toEqual(['J7', obstacles]);
    expect(keys(one)).toEqual(expect.arrayContaining(['tell.back c J7', 'tell.back Boss I4']));
  });

  it('OWN-167: where the table has moved one of those that it pushed, nothing is moved back, and the table is asked', () => {
    const one = course(
      [
        { do: 'target', rules: [] },
        { do: 'move', way: 'toward', hexes: 3 },
        { do: 'attack', might: { red: 3 } },
      ],
      { ...heroes({ b: 'I1', c: 'J7' }), a: { at: 'I9', ...parry } },
      {
        enemies: [boss({ footprint: 'flower' })],
        placed: [{ enemy: 'boss', at: 'I4', facing: 'S' }],
      },
    );
    one.tap({ do: 'endTurns' }, say('a'));
    const went = foe(one, 'boss').at;
    expect([went, of(one, 'c').at]).not.toEqual(['I4', 'J7']);
    const stands = { say: 'stands', who: 'c', at: 'Q9', facing: 'N' } as const;
    one.tap({ do: 'say', correction: stands }, say('b'));
    expect([asked(one), foe(one, 'boss').at, of(one, 'c').at]).toMatchObject([
      { ask: 'place', who: 'boss' },
      went,
      'Q9',
    ]);
  });

  it('OWN-167, EA-8: a mob that strikes as one goes for the other as one', () => {
    const one = course([], heroes({ b: 'I2', c: 'Q9' }), { enemies: [boss(), rat(true)], placed: mob });
    one.tap({ do: 'endTurns' });
    const struck = defends(one);
    const before = ['rat1', 'rat2'].map(id => foe(one, id).at);
    const other = struck[0] === 'a' ? 'b' : 'a';
    one.tap(say(other, one.state.why?.actor ?? ''));
    expect(defends(one)).toEqual([other]);
    const question = asked(one);
    expect(question.ask === 'defend' && question.attackers).toEqual(['rat1', 'rat2']);
    expect(['rat1', 'rat2'].map(id => foe(one, id).at)).not.toEqual(before);
  });

  it('OWN-167: an enemy whose attack is still to come goes its way anew at once, and strikes the other', () => {
    const placed: Placed[] = [
      { enemy: 'boss', at: 'A1', facing: 'S' },
      { enemy: 'rat', at: 'H5', facing: 'S' },
      { enemy: 'rat', at: 'I6', facing: 'S' },
    ];
    const one = course([], heroes({ c: 'Q9' }), { enemies: [boss(), rat(false)], placed });
    one.tap({ do: 'endTurns' });
    const question = asked(one);
    const first = question.ask === 'defend' ? question.attackers[0] : undefined;
    const later = first === 'rat1' ? 'rat2' : 'rat1';
    const struck = one.state.scene?.scopes[later]?.target;
    const other = struck === 'a' ? 'b' : 'a';
    const at = foe(one, later).at;
    one.tap(say(other, later));
    expect(asked(one)).toEqual(question);
    expect(foe(one, later).at).not.toBe(at);
    one.tap(nobody);
    expect(defends(one)).toEqual([other]);
  });

  it('OWN-167: with other steps after its move the table is asked where it stands', () => {
    const one = course(steps({ do: 'turn', to: 'NE' }), heroes(), single);
    one.tap({ do: 'endTurns' }, say('b'));
    expect(asked(one)).toMatchObject({ ask: 'place', who: 'boss', sentence: { say: 'ask.where-instead' } });
    one.tap(place('I3'));
    expect([foe(one, 'boss').at, defends(one)]).toEqual(['I3', ['b']]);
  });

  it('OWN-167: moved by the table since, it is not moved back by the app', () => {
    const one = course(steps(), heroes(), single);
    const stand = { say: 'stands', who: 'boss', at: 'H6', facing: 'S' } as const;
    one.tap({ do: 'endTurns' }, { do: 'say', correction: stand }, say('b'));
    expect([asked(one), foe(one, 'boss').at]).toMatchObject([{ ask: 'place', who: 'boss' }, 'H6']);
  });

  it('OWN-167: where somebody else has come to stand it cannot end, and the table is asked', () => {
    const one = course(steps(), heroes(), single);
    const stands = [
      { who: 'b', at: 'I4', facing: 'N' },
      { who: 'd', at: 'I5', facing: 'N' },
    ] as const;
    one.tap({ do: 'endTurns' }, { do: 'say', correction: { say: 'all', stands } }, say('b'));
    expect([asked(one), foe(one, 'boss').at]).toMatchObject([{ ask: 'place', who: 'boss' }, 'I6']);
  });

  it('OWN-167: moved by hand and told, it is asked for again', () => {
    const one = course(steps(), heroes(), single, { board: 'moved' });
    one.tap({ do: 'endTurns' }, place('I6'), say('b'));
    expect(asked(one)).toMatchObject({ ask: 'place', who: 'boss' });
    one.tap(place('I3'));
    expect(defends(one)).toEqual(['b']);
  });

  it('OWN-167, OWN-131: where no places are kept the table is told, and says whether it reaches', () => {
    const one = course(steps(), heroes(), single, { board: 'off' });
    one.tap({ do: 'endTurns' });
    while (asked(one).ask === 'pick') {
      const question = picking(one);
      one.tap(pick(question.options.some(it => it.id === 'yes') ? 'yes' : 'a'));
    }
    expect([defends(one), keys(one).length]).toEqual([['a'], 1]);
    one.tap(say('b'));
    expect(one.state.tasks.map(it => it.text)).toMatchObject([{ say: 'tell.goes-by-hand', target: 'b' }]);
    expect(picking(one).sentence).toMatchObject({ say: 'ask.in-reach', targets: ['b'] });
    one.tap(pick('no'));
    expect(hits(one)).toEqual([]);
  });

  it('OWN-167: tasks that were open before its move stay open', () => {
    const comes: Step = { do: 'spawn', enemy: 'rat', count: 1, at: { place: 'front' } };
    const [kind] = encounterOf().enemies.filter(it => it.id === 'rat');
    const enemies = [...single.enemies, ...(kind ? [{ ...kind, acts: [] }] : [])];
    const one = course([comes, ...steps()], heroes(), { enemies }, { board: 'off' });
    one.tap({ do: 'endTurns' });
    while (asked(one).ask === 'pick') {
      const question = picking(one);
      one.tap(pick(question.options.some(it => it.id === 'yes') ? 'yes' : 'a'));
    }
    const says = () => one.state.tasks.map(({ text }) => (typeof text === 'string' ? text : text.say));
    expect(says()).toEqual(['tell.placed-by-hand', 'tell.move-words']);
    one.tap(say('b'));
    expect(says()).toEqual(['tell.placed-by-hand', 'tell.goes-by-hand']);
  });

  it('OWN-167: a charge is not made a second time: the table says where it stands and whom it hits', () => {
    const charge: Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', might: { red: 3 }, area: { area: 'charge', hexes: 4 } },
    ];
    const one = course(charge, { ...heroes(), a: { at: 'I7', ...parry } }, single);
    one.tap({ do: 'endTurns' });
    const at = foe(one, 'boss').at;
    one.tap(say('b'));
    expect([asked(one).ask, foe(one, 'boss').at]).toEqual(['place', at]);
    one.tap(place('I1'));
    expect(picking(one).sentence).toMatchObject({ say: 'ask.whom-hits' });
    one.tap(pick('b'), nobody);
    expect([hits(one).map(it => it.target), foe(one, 'boss').at]).toEqual([['b'], 'I1']);
  });

  it('OWN-167: once its cards are turned up its move stands', () => {
    const wither = ability('wither', [{ effect: 'weaken', ignore: 1 }], 'afterDamage');
    const at = { at: 'I7', defense: 0, cards: [wither] };
    const one = course(steps(), { ...heroes(), a: at }, single);
    one.tap({ do: 'endTurns' });
    const { ask } = asked(one);
    expect(ask).toBe('soak');
    one.tap(say('b'));
    expect([asked(one).ask, foe(one, 'boss').at]).toEqual([ask, 'I6']);
  });
});
