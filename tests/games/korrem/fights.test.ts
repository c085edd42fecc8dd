import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainPlayer, readBattle } from '../../../scripts/play/korrem-battle';
import { streamOf } from '../../../src/basics/random';
import { battleKind, parseBattleCommand } from '../../../src/games/korrem/door/battle';
import { healthLeft } from '../../../src/games/korrem/rules/battle/card';
import { groupsOf, nameOf } from '../../../src/games/korrem/rules/battle/space';
import { apply } from '../../../src/games/korrem/rules/fight/apply';
import { decide } from '../../../src/games/korrem/rules/fight/decide';
import { describe as describeLog } from '../../../src/games/korrem/rules/fight/describe';
import {
  type Battle,
  type Command,
  type Event,
  fighterOf,
} from '../../../src/games/korrem/rules/fight/model';
import { ahead, questionOf } from '../../../src/games/korrem/rules/fight/question';
import { titleOf } from '../../../src/games/korrem/rules/fight/title';
import { wightAtTheFord } from '../../../src/games/korrem/sample/salt-road';
import { migrateEvent, migrateState } from '../../../src/storage/migrate';
import { expectOk } from '../../support/results';
import '../../../src/games/korrem/words/learn';
import { say } from '../../../src/ui/words/say';
import { throughDoor } from '../../support/door';
import { samples } from '../../support/samples';

interface Played {
  readonly start: Battle;
  readonly end: Battle;
  readonly events: readonly Event[];
}

/** One card a cell, nobody dead on the grid, all of one group when a phase begins. */
function holds(battle: Battle, begins: boolean): void {
  if (new Set(battle.cards.map(({ at }) => nameOf(at))).size !== battle.cards.length)
    throw new Error('Two on a cell');
  for (const card of battle.cards)
    if (healthLeft(card) <= 0 && !battle.end) throw new Error(`${card.id} is dead`);
  if (begins && groupsOf(battle.cards).length > 1) throw new Error('Loose cards');
}

function playOut(seed: number): Played {
  const start = readBattle(seed);
  const player = plainPlayer(streamOf(seed, 'player'));
  const events: Event[] = [];
  let battle = start;
  for (let command = player(battle); command && battle.phase < 120; command = player(battle)) {
    const decided = decide(battle, command);
    if (!decided.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(command)}: ${decided.error.code}`);
    const said = [titleOf(battle, command, decided.value), ...describeLog(battle, decided.value)].map(one =>
      say(one),
    );
    for (const text of said)
      if (text.includes('korrem.') || text.includes('undefined')) throw new Error(`No words: ${text}`);
    events.push(...decided.value);
    const before = battle.phase;
    battle = decided.state ?? battle;
    // Poison may take one out of the group when the phase begins (BP-4).
    const falls = decided.value.some(({ type }) => type === 'killed');
    holds(battle, before !== battle.phase && !battle.end && !falls);
  }
  return { start, end: battle, events };
}

describe('whole battles of NPCs by the plain player', () => {
  const played = Array.from({ length: samples(200, 1_000) }, (_, seed) => playOut(seed));

  test('BE-1: none is refused, all is worded, and nearly all come to their end', () => {
    const ended = played.filter(({ end }) => end.end !== null);
    expect(ended.length).toBeGreaterThan(played.length * 0.9);
    for (const { end } of ended)
      if (end.end?.why === 'defeated')
        expect(end.cards.every(({ side }) => side === end.end?.victor)).toBe(true);
  });

  test('events carry outcomes: applied anew, through the doors of the save, they give the same battle', () => {
    for (const { start, end, events } of played.slice(0, samples(20, 500))) {
      const again = events.reduce<Battle>(
        (now, event) => apply(now, throughDoor(battleKind.event, event)),
        throughDoor(battleKind.state, start),
      );
      expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(end)));
      throughDoor(battleKind.state, end);
    }
  });
});

const sent = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, battle);
const refusal = (battle: Battle, command: Command): readonly (string | undefined)[] => {
  const decided = decide(battle, command);
  return decided.ok ? [] : [decided.error.code, decided.error.rule];
};
const atTheFord = wightAtTheFord(3, { ours: 'Ours', theirs: 'Theirs' });

describe('the Wight at the ford', () => {
  test('EN-4, NF-2: the NPCs act first, the fastest before the others', () => {
    const begun = sent(atTheFord, { do: 'begin' });
    expect(questionOf(begun)).toEqual({ ask: 'roll', id: 'n2', waiting: ['n2', 'n1', 'n3'] });
  });

  test('NA-1: what each number would bring is what it brings', () => {
    const begun = sent(atTheFord, { do: 'begin' });
    for (const { on, turn } of ahead(begun))
      for (const roll of on) {
        const told = sent(begun, { do: 'npc', roll });
        expect([told.doing?.turn.target, told.doing?.turn.damage]).toEqual([turn.target, turn.damage]);
      }
  });

  test('NM-7: the table chooses another target, and the blow goes there', () => {
    const told = sent(atTheFord, { do: 'begin' }, { do: 'npc', roll: 1 });
    const other = sent(told, { do: 'aim', target: 'o1' });
    expect(other.doing).toMatchObject({ overruled: true, turn: { target: 'o1' } });
    expect(fighterOf(sent(other, { do: 'done' }), 'o1')?.damage).toBeGreaterThan(0);
  });

  test('DM-1, BP-2: defense counts once in a phase, and everybody attacks once', () => {
    const own = sent(
      atTheFord,
      { do: 'begin' },
      ...[1, 1, 1].flatMap(roll => [{ do: 'npc', roll } as const, { do: 'done', works: false } as const]),
    );
    expect(own.step).toBe('own');
    const struck = sent(own, { do: 'strike', on: 'n3', by: ['o3'] }, { do: 'strike', on: 'n3', by: ['o4'] });
    // Salt Hog: 1 and 1 against a defense of 2.
    expect(fighterOf(struck, 'n3')?.damage).toBe(0);
    expect(refusal(struck, { do: 'strike', on: 'n3', by: ['o3'] })).toEqual(['twice', 'BP-2']);
    expect(refusal(struck, { do: 'strike', on: 'n2', by: ['n1'] })).toEqual(['card', 'DM-4']);
  });

  test('EN-3: NPCs that attack twice have two phases before ours', () => {
    const twice = sent({ ...atTheFord, first: 2 }, { do: 'begin' });
    const after = sent(
      twice,
      ...[1, 1, 1].flatMap(roll => [{ do: 'npc', roll } as const, { do: 'done', works: false } as const]),
    );
    expect([after.acting, after.phase]).toEqual(['npc', 2]);
  });

  test('BP-3, BP-4: poison takes 1 when its phase begins; who was disabled is free when the other acts again', () => {
    const own = sent(
      atTheFord,
      { do: 'begin' },
      ...[1, 1, 1].flatMap(roll => [{ do: 'npc', roll } as const, { do: 'done', works: false } as const]),
      { do: 'state', id: 'n3', state: 'disabled', on: true },
      { do: 'state', id: 'n1', state: 'poisoned', on: true },
      { do: 'phase' },
    );
    expect([fighterOf(own, 'n1')?.damage, fighterOf(own, 'n3')?.states]).toEqual([1, ['disabled']]);
    const again = sent(
      own,
      ...[1, 1, 1].flatMap(() => [{ do: 'npc', roll: 1 } as const, { do: 'done', works: false } as const]),
    );
    expect(fighterOf(again, 'n3')?.states).toEqual([]);
  });

  test('BE-2: nobody retreats in the first phase, nor while one of the army is held', () => {
    const own = sent(
      atTheFord,
      { do: 'begin' },
      ...[1, 1, 1].flatMap(roll => [{ do: 'npc', roll } as const, { do: 'done', works: false } as const]),
    );
    const held = sent(own, { do: 'state', id: 'o2', state: 'frozen', on: true });
    expect(refusal(held, { do: 'retreat', side: 'ours' })).toEqual(['retreat', 'BE-2']);
    expect(sent(own, { do: 'retreat', side: 'ours' }).end).toMatchObject({ victor: 'npc', why: 'retreat' });
  });

  test('BG-2: an army that is loose or across the line does not begin', () => {
    expect(refusal(sent(atTheFord, { do: 'walk', id: 'o1', to: [-5, 1] }), { do: 'begin' })).toEqual([
      'loose',
      'BG-2',
    ]);
    expect(refusal(sent(atTheFord, { do: 'walk', id: 'o1', to: [-2, 0] }), { do: 'begin' })).toEqual([
      'across',
      'BG-1',
    ]);
  });
});

test('a cell of three numbers is none: what is kept is what was sent', () => {
  expect(parseBattleCommand({ do: 'walk', id: 'o1', to: [1, 2] }).ok).toBe(true);
  expect(parseBattleCommand({ do: 'walk', id: 'o1', to: [1, 2, 3] }).ok).toBe(false);
});

test.each([1, 2, 3])('a battle saved by version %i opens and ends as it did', version => {
  const { state, events, end }: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
    readFileSync(join('tests', 'fixtures', 'korrem', `battle-${version}.json`), 'utf8'),
  );
  const replayed = events.reduce<Battle>(
    (now, event) =>
      apply(now, throughDoor(battleKind.event, expectOk(migrateEvent(battleKind, version, event)))),
    throughDoor(battleKind.state, expectOk(migrateState(battleKind, version, state))),
  );
  expect(JSON.parse(JSON.stringify(replayed))).toEqual(expectOk(migrateState(battleKind, version, end)));
  expect(JSON.stringify(replayed)).not.toMatch(/"told"|korrem\.w-/);
});
