import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { packJsonSchema } from '../../scripts/pack-schema';
import { playThrough } from '../../scripts/player/playthrough';
import { builtinPack } from '../../src/packs/builtin';
import { openPack } from '../../src/packs/door';
import { shapeOf } from '../../src/packs/edit/shape';
import { heroFrom } from '../../src/packs/ready';
import { stageTriggerSchema as trigger } from '../../src/stage/card';
import {
  areaSchema as area,
  stepSchema as step,
  targetRuleSchema as targetRule,
} from '../../src/stage/steps';
import { conditionsOf, rulesOf, stepsOf } from '../../src/stage/walk';
import { practiceSetup } from '../../src/table/packs/try';

const found = builtinPack.encounters.flatMap(e => [...stepsOf(e, e.id)].map(f => f.step));

/** The kinds of a family as the door's own schema lists them: a kind that comes new has to be used as well. */
function kindsOf(schema: GenericSchema<unknown, unknown>): readonly string[] {
  const shape = shapeOf(schema);
  return shape.shape === 'kinds' ? shape.kinds.map(kind => kind.name) : [];
}

test('the shipped pack is without fault: the list of packs looks at it no more', () => {
  expect(openPack(builtinPack)).toMatchObject({ ok: true, value: { warnings: [] } });
});

describe('the shipped pack speaks the whole step language', () => {
  test.each(kindsOf(step))('step: %s', kind => {
    expect(found.map(s => s.do as string)).toContain(kind);
  });

  test.each(kindsOf(targetRule))('target rule: %s', rule => {
    const cards = found.flatMap(rulesOf);
    const boards = builtinPack.encounters.flatMap(e => e.enemies.flatMap(k => k.targets ?? []));
    expect([...cards, ...boards].map(r => r.rule as string)).toContain(rule);
  });

  test.each(kindsOf(area))('area: %s', kind => {
    const struck = found.flatMap(one => (one.do === 'attack' && one.area ? [one.area] : []));
    const placed = found.flatMap(one =>
      (one.do === 'tiles' || one.do === 'spawn' || one.do === 'place') && one.at.place === 'area'
        ? [one.at.area]
        : [],
    );
    expect([...struck, ...placed].map(a => a.area as string)).toContain(kind);
  });

  test.each(kindsOf(trigger))('trigger: %s', kind => {
    expect(builtinPack.encounters.flatMap(e => e.triggers).map(t => t.trigger as string)).toContain(kind);
  });

  test.each(['hurt', 'missed', 'noTarget', 'broken', 'within', 'not'])('condition: %s', when => {
    expect(found.flatMap(conditionsOf).map(c => c.when as string)).toContain(when);
  });
});

describe('and the rules carry all of it out', () => {
  const drawn = new Set<string>();
  const stages = new Set<number>();
  test.each(builtinPack.encounters.map(e => [e.name, e] as const))(
    '%s is played to its end',
    (_, encounter) => {
      for (const seed of [1, 2]) {
        const last = playThrough(practiceSetup(encounter, seed), ({ after: { stage } }) => {
          stages.add(stage.stage);
          for (const id of [...stage.discard, ...stage.kept]) drawn.add(`${encounter.id} ${id}`);
        });
        expect([last.refused, last.state.phase]).toEqual([null, 'over']);
      }
    },
  );

  test('every step kind was among the cards that were resolved, and every stage was reached', () => {
    const kinds = new Set(
      builtinPack.encounters.flatMap(encounter => {
        const cards = encounter.cards.filter(card => drawn.has(`${encounter.id} ${card.id}`));
        return [...stepsOf({ ...encounter, cards }, encounter.id)].map(one => one.step.do as string);
      }),
    );
    expect([...kinds].sort()).toEqual([...kindsOf(step)].sort());
    expect([...stages].sort()).toEqual([1, 2, 3]);
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

describe('SU-13, SU-16: what hands set up', () => {
  test.each(builtinPack.encounters.map(e => [e.name, e] as const))(
    '%s: the checklist names every hex on which something stands or lies, and the start zone',
    (_, { checklist, placed, obstacles, tiles, startZone }) => {
      const named = new Set(checklist.join(' ').match(/\b[A-Z]\d{1,2}\b/g));
      const taken = [...placed.map(one => one.at), ...[...obstacles, ...tiles].flatMap(one => one.hexes)];
      expect([...named].sort()).toEqual([...new Set([...taken, ...startZone])].sort());
    },
  );
});

describe('what is published', () => {
  test('docs/pack.schema.json is the schema of the door (npm run --silent pack -- schema)', () => {
    expect(readFileSync('docs/pack.schema.json', 'utf8')).toBe(packJsonSchema());
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
