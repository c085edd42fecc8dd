import { describe, expect, it } from 'vitest';
import { battleKind } from '../../../src/games/korrem/door/battle';
import type { Ability } from '../../../src/games/korrem/rules/battle/card';
import { edges, rowAt, setupProblems } from '../../../src/games/korrem/rules/battle/setup';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import {
  type Battle,
  type Command,
  type Fighter,
  fighterOf,
} from '../../../src/games/korrem/rules/fight/model';
import { questionOf } from '../../../src/games/korrem/rules/fight/question';
import { afterBattle } from '../../../src/games/korrem/rules/play/war/fighters';
import { battleOf } from '../../../src/games/korrem/sample/salt-road';
import { memberOf } from '../../../src/games/korrem/sample/short-game';
import { throughDoor } from '../../support/door';
import { factsOf } from '../../support/results';
import { fighter } from './slow/reign';

const spell: Ability = {
  name: 'Spark',
  on: [],
  target: 'E',
  ranged: false,
  damage: 3,
  works: 8,
  ready: true,
  last: null,
};
const cards = (abilities: readonly Ability[]): readonly Fighter[] => [
  fighter('rok', 'npc', [0, 0], { health: 40 }),
  fighter('ann', 'ours', [0, 1], { abilities }),
  fighter('bo', 'ours', [1, 1]),
];
/** Ours acts in its first own phase. */
const battle = (abilities: readonly Ability[], change: Partial<Battle> = {}): Battle => ({
  ...battleOf({ npcArmy: [], ownArmy: [], name: 'Ours', npcName: 'Theirs', seed: 1 }),
  cards: cards(abilities),
  step: 'own',
  acting: 'ours',
  phase: 2,
  had: { npc: 1, ours: 1 },
  ...change,
});
const sent = (start: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    for (const event of decided.value) throughDoor(battleKind.event, event);
    return throughDoor(battleKind.state, decided.state ?? now);
  }, start);
const refusal = (start: Battle, command: Command): string => {
  const decided = decide(start, command);
  return decided.ok ? 'done' : `${decided.error.code} ${decided.error.rule}`;
};
const spark = (on?: string): Command => ({ do: 'ability', id: 'ann', name: 'Spark', ...(on && { on }) });
const strike: Command = { do: 'strike', on: 'rok', by: ['ann'] };
/** The phase of ours ends, the NPCs have theirs, and ours acts again. */
function round(start: Battle): Battle {
  let now = sent(start, { do: 'phase' });
  for (let asked = questionOf(now); asked && asked.ask !== 'own'; asked = questionOf(now)) {
    if (asked.ask === 'roll') now = sent(now, { do: 'npc', id: asked.id, roll: 8 });
    else if (asked.ask === 'done') now = sent(now, { do: 'done', works: false });
    else now = sent(now, { do: 'regroup' });
  }
  return now;
}

describe('abilities of players, and how often they are used', () => {
  it('BP-2, DM-1: an ability that does damage hits whom it is used on, once in a phase, beside the base attack', () => {
    const facts = factsOf(sent(battle([spell]), spark('rok')).log);
    expect(facts).toContainEqual(
      expect.objectContaining({
        type: 'abilityUsed',
        uses: 'Spark',
        target: fighterOf(battle([spell]), 'rok')?.name,
      }),
    );
    const used = sent(battle([spell]), spark('rok'), strike);
    expect(fighterOf(used, 'rok')?.damage).toBe(5);
    expect(refusal(used, spark('rok'))).toBe('not-ready BP-2');
    expect(fighterOf(sent(round(used), spark('rok')), 'rok')?.damage).toBe(8);
  });

  it('BP-2, NA-8: one that the table says has failed was used, and does nothing', () => {
    const used = sent(battle([spell]), { do: 'ability', id: 'ann', name: 'Spark', on: 'rok', works: false });
    expect([fighterOf(used, 'rok')?.damage, refusal(used, spark('rok'))]).toEqual([0, 'not-ready BP-2']);
  });

  it('BP-2: Focus excludes other abilities and the base attack, before and after', () => {
    const focused = { ...spell, limits: { focus: true } };
    const other = { ...spell, name: 'Ward', damage: 0 };
    const ward: Command = { do: 'ability', id: 'ann', name: 'Ward' };
    const after = sent(battle([focused, other]), spark('rok'));
    expect([refusal(after, strike), refusal(after, ward)]).toEqual(['focus BP-2', 'focus BP-2']);
    for (const before of [strike, ward])
      expect(refusal(sent(battle([focused, other]), before), spark('rok'))).toBe('focus BP-2');
    // Others of the same army do as they like.
    expect(refusal(after, { do: 'strike', on: 'rok', by: ['bo'] })).toBe('done');
    expect(refusal(round(after), strike)).toBe('done');
  });

  it('BP-2: what recharges is not used in two turns running', () => {
    const used = sent(battle([{ ...spell, limits: { recharge: true } }]), spark('rok'));
    const next = round(used);
    expect(refusal(next, spark('rok'))).toBe('not-ready BP-2');
    expect(refusal(round(next), spark('rok'))).toBe('done');
  });

  it('BP-2: Evaporate counts uses of a battle, Deplete those of a game', () => {
    const limited = { ...spell, limits: { battle: 2, game: 3 } };
    let now = battle([limited]);
    for (let i = 0; i < 2; i++) now = round(sent(now, spark('rok')));
    expect(refusal(now, spark('rok'))).toBe('not-ready BP-2');
    const ann = fighterOf(now, 'ann');
    const printed = {
      ...memberOf('ann', { name: 'Ann', attack: 2, defense: 0, health: 5, speed: 3 }),
      abilities: [limited],
    };
    const rested = ann && afterBattle(printed, ann);
    // TE-1: of a card that was whole nothing is open afterwards.
    expect(rested).not.toHaveProperty('unsure');
    expect(rested?.abilities[0]).toMatchObject({ ready: true, used: { game: 2, battle: 0 } });
    const last = sent(battle(rested?.abilities ?? []), spark('rok'));
    const gone = fighterOf(last, 'ann');
    expect(gone && afterBattle(printed, gone).abilities[0]?.ready).toBe(false);
  });

  it('NA-1, BP-2: an NPC whose ability recharges attacks on its number in the next turn', () => {
    const rok = (limits: Ability['limits']): Battle =>
      battle([], {
        cards: cards([]).map(card =>
          card.id === 'rok'
            ? { ...card, abilities: [{ ...spell, on: [8], ...(limits && { limits }) }] }
            : card,
        ),
      });
    const uses = (now: Battle): unknown => {
      const phase = sent(now, { do: 'phase' });
      const doing = questionOf(sent(phase, { do: 'npc', roll: 8 }));
      return doing?.ask === 'done' ? doing.doing.turn.uses : undefined;
    };
    expect([uses(rok(undefined)), uses(round(rok(undefined)))]).toEqual(['Spark', 'Spark']);
    const first = rok({ recharge: true });
    expect([uses(first), uses(round(first)), uses(round(round(first)))]).toEqual(['Spark', 'base', 'Spark']);
  });

  it('BP-2, SA-2, SA-4, SA-1, DM-4: who is held or undead uses none, and nobody is hit from afar by what is not ranged', () => {
    for (const [states, code] of [
      [['disabled'], 'held SA-2'],
      [['frozen'], 'held SA-2'],
      [['undead'], 'undead SA-1'],
    ] as const) {
      const held = battle([spell]);
      const changed = held.cards.map(card => (card.id === 'ann' ? { ...card, states } : card));
      expect(refusal({ ...held, cards: changed }, spark('rok'))).toBe(code);
    }
    const far = battle([spell]);
    const away = far.cards.map(card => (card.id === 'ann' ? { ...card, at: [0, 2] as const } : card));
    expect(refusal({ ...far, cards: away }, spark('rok'))).toBe('far BP-2');
    expect(refusal({ ...far, cards: away, light: true }, spark('rok'))).toBe('done');
  });
});

it('BG-3: a row of any length before a frontline is a legal setup from every side', () => {
  const others = cards([]).map(({ at }) => at);
  for (const from of edges)
    for (let n = 1; n <= 8; n++) {
      const placed = rowAt(from, n, others).map((at, i) => ({ id: `${i}`, at }));
      expect(setupProblems(from, placed, others), `${from} ${n}`).toEqual([]);
    }
});
