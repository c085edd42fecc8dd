import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packJsonSchema } from '../../scripts/pack-schema';
import { builtinPack } from '../../src/packs/builtin';
import { readPack } from '../../src/packs/door';
import { heroFrom } from '../../src/packs/ready';
import { areasOf, conditionsOf, rulesOf, stepsOf } from '../../src/packs/walk';

const steps = builtinPack.encounters.flatMap(e => [...stepsOf(e, e.id)].map(f => f.step));

describe('the shipped pack speaks the whole step language', () => {
  test.each([
    ...[
      'target',
      'move',
      'turn',
      'attack',
      'effect',
      'tiles',
      'spawn',
      'minions',
      'place',
      'cage',
      'consume',
    ],
    ...['ability', 'lasting', 'if', 'each', 'draw', 'text'],
  ])('step: %s', kind => {
    expect(steps.map(s => s.do as string)).toContain(kind);
  });

  test.each([
    ...[
      'closest',
      'furthest',
      'mostHp',
      'leastHp',
      'mostWounded',
      'mostAnimus',
      'leastAnimus',
      'mostDefense',
    ],
    ...[
      'leastDefense',
      'mostTokens',
      'hasToken',
      'firstPlayer',
      'class',
      'inArc',
      'adjacent',
      'lastAttacker',
    ],
    ...['random', 'same', 'another', 'players'],
  ])('target rule: %s', rule => {
    const cards = steps.flatMap(rulesOf);
    const boards = builtinPack.encounters.flatMap(e => e.enemies.flatMap(k => k.targets ?? []));
    expect([...cards, ...boards].map(r => r.rule as string)).toContain(rule);
  });

  test.each(['adjacent', 'circle', 'cone', 'wave', 'charge', 'chain', 'custom'])('area: %s', area => {
    expect(steps.flatMap(areasOf).map(a => a.area as string)).toContain(area);
  });

  test.each(['diceLost', 'broken', 'round', 'bossesLost', 'hand'])('trigger: %s', trigger => {
    expect(builtinPack.encounters.flatMap(e => e.triggers).map(t => t.trigger as string)).toContain(trigger);
  });

  test.each(['hurt', 'missed', 'noTarget', 'broken', 'within', 'not'])('condition: %s', when => {
    expect(steps.flatMap(conditionsOf).map(c => c.when as string)).toContain(when);
  });
});

describe('SU-6, SU-7: the shipped fights can be set up by the book', () => {
  test.each(builtinPack.encounters.map(e => [e.name, e] as const))(
    '%s: five cards in each stage',
    (_, encounter) => {
      expect([1, 2, 3].map(stage => encounter.cards.filter(c => c.stage === stage).length)).toEqual([
        5, 5, 5,
      ]);
    },
  );

  test.each(builtinPack.heroes.map(h => [h.name, h] as const))('%s brings 0, 1, 1, 2, 2, 3, 3', (_, hero) => {
    const setup = heroFrom(builtinPack, hero);
    expect(setup.cards?.map(c => c.cooldown).sort()).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(setup.items?.length).toBe(hero.items?.length);
  });
});

describe('what is published', () => {
  test('docs/pack.schema.json is the schema of the door (npm run --silent pack -- schema)', () => {
    expect(readFileSync('docs/pack.schema.json', 'utf8')).toBe(packJsonSchema());
  });

  test('the walk-through of docs/PACKS.md, put together as written, can be played', () => {
    const blocks = [...readFileSync('docs/PACKS.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(m =>
      JSON.parse(m[1]!),
    );
    const [frame, encounter, card] = blocks;
    const opened = readPack(JSON.stringify({ ...frame, encounters: [{ ...encounter, cards: [card] }] }));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.warnings.map(w => w.code)).toEqual(['stage', 'stage', 'stage']);
  });
});

describe('the pictures', () => {
  const drawn = new Map(builtinPack.pictures.map(one => [one.of, one]));

  test('every encounter and every enemy of ours is drawn, and nobody else', () => {
    const names = builtinPack.encounters.flatMap(one => [one.id, ...one.enemies.map(enemy => enemy.id)]);
    expect([...drawn.keys()].sort()).toEqual([...names].sort());
  });

  test('they are made of several tones, and all together take less than 64 kB', () => {
    for (const { of, strokes } of builtinPack.pictures)
      expect([of, new Set(strokes.map(one => one.tone)).size >= 4]).toEqual([of, true]);
    expect(JSON.stringify(builtinPack.pictures).length).toBeLessThan(70_000);
  });
});
