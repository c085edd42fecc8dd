import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import { writePack } from '../../src/packs/door';
import { asKind, blankOf, fits, formOf, freshIn, isWritten, kindIn } from '../../src/packs/edit/form';
import {
  cardForm,
  encounterForm,
  enemyForm,
  partsForm,
  slotForm,
  stepsForm,
} from '../../src/packs/edit/forms';
import { type Field, type Shape, shapeOf } from '../../src/packs/edit/shape';
import { packSchema } from '../../src/packs/pack';
import {
  areaSchema as area,
  conditionSchema as condition,
  effectSchema as effect,
  groupSchema as group,
  placeSchema as place,
  stepSchema as step,
  targetRuleSchema as targetRule,
} from '../../src/stage/steps';
import { fieldWords, optionWords } from '../../src/ui/words/pack-fields';
import { kindWords } from '../../src/ui/words/pack-kinds';
import { runs } from '../support/samples';
import { pack } from './arbitrary';

const whole = shapeOf(packSchema);

/** Every shape of the format, with the key under which it lies. */
function shapes(): readonly { readonly shape: Shape; readonly key: string }[] {
  const out: { shape: Shape; key: string }[] = [];
  const seen = new Set<Shape>();
  const walk = (shape: Shape, key: string): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    out.push({ shape, key });
    const into = (fields: readonly Field[]) => {
      for (const field of fields) walk(field.of(), field.key);
    };
    if (shape.shape === 'fields') into(shape.fields);
    if (shape.shape === 'kinds') for (const kind of shape.kinds) into(kind.fields);
    if (shape.shape === 'list') walk(shape.of(), key);
    if (shape.shape === 'tuple' || shape.shape === 'either') for (const one of shape.of) walk(one, key);
  };
  walk(whole, 'pack');
  return out;
}
const all = shapes();

/** Fields that a value has and a form would not show: what lies in it unknown to the format. */
function unseen(shape: Shape, value: unknown, at: string): string[] {
  const inFields = (fields: readonly Field[], told: string | undefined): string[] =>
    isWritten(value)
      ? Object.entries(value).flatMap(([key, one]) => {
          if (key === told) return [];
          const field = fields.find(it => it.key === key);
          return field ? unseen(field.of(), one, `${at}.${key}`) : [`${at}.${key}`];
        })
      : [at];
  switch (shape.shape) {
    case 'fields':
      return inFields(shape.fields, undefined);
    case 'kinds': {
      const kind = kindIn(shape, value);
      return kind ? inFields(kind.fields, shape.key) : [at];
    }
    case 'list':
      return Array.isArray(value) ? value.flatMap((one, i) => unseen(shape.of(), one, `${at}[${i}]`)) : [at];
    case 'either': {
      const side = shape.of.find(one => fits(one, value));
      return side ? unseen(side, value, at) : [at];
    }
    default:
      return fits(shape, value) ? [] : [at];
  }
}

describe('forms made from the door’s own schemas', () => {
  test('every field, kind and word of the format has words on the screen', () => {
    const silent = all.flatMap(({ shape, key }) => {
      const fields = (list: readonly Field[]) => list.map(one => one.key).filter(one => !(one in fieldWords));
      if (shape.shape === 'fields') return fields(shape.fields);
      if (shape.shape === 'kinds')
        return [
          ...shape.kinds.flatMap(kind => fields(kind.fields)),
          ...shape.kinds.map(kind => kind.name).filter(name => !(name in (kindWords[shape.key] ?? {}))),
        ];
      if (shape.shape === 'one')
        return shape.options
          .filter(one => typeof one === 'string' && !(one in optionWords) && `${key} ${one}` !== 'kind full')
          .map(one => `${key} ${one}`);
      return [];
    });
    expect(silent).toEqual([]);
  });

  test('and no words are left over', () => {
    const keys = new Set(
      all.flatMap(({ shape }) =>
        shape.shape === 'fields'
          ? shape.fields.map(one => one.key)
          : shape.shape === 'kinds'
            ? [shape.key, ...shape.kinds.flatMap(kind => kind.fields.map(one => one.key))]
            : [],
      ),
    );
    expect(Object.keys(fieldWords).filter(key => !keys.has(key))).toEqual([]);
    const kinds = all.flatMap(({ shape }) =>
      shape.shape === 'kinds' ? shape.kinds.map(kind => `${shape.key} ${kind.name}`) : [],
    );
    const said = Object.entries(kindWords).flatMap(([key, names]) =>
      Object.keys(names).map(name => `${key} ${name}`),
    );
    expect(said.filter(one => !kinds.includes(one))).toEqual([]);
  });

  test('a fresh one of every kind passes the door', () => {
    const families = { step, targetRule, group, effect, area, place, condition };
    for (const [name, schema] of Object.entries(families)) {
      const form = formOf<v.GenericSchema>(schema);
      if (form.shape.shape !== 'kinds') throw new Error(name);
      for (const kind of form.shape.kinds) {
        const made = asKind(form.shape, kind.name, {});
        expect([name, kind.name, form.read(made).ok]).toEqual([name, kind.name, true]);
        // With everything that it may have besides.
        const rich = { ...made, ...Object.fromEntries(kind.fields.map(f => [f.key, blankOf(f.of())])) };
        expect([name, kind.name, form.read(rich).ok]).toEqual([name, kind.name, true]);
      }
    }
    for (const form of [cardForm, slotForm, enemyForm, encounterForm, partsForm]) {
      const read = form.read(blankOf(form.shape));
      expect(read).toMatchObject({ ok: true });
    }
  });

  test('a fresh text is as long as it must be, a hex lies on every board, an id is a word', () => {
    const text = (what: 'words' | 'id' | 'hex', least: number) =>
      blankOf({ shape: 'text', what, least, most: 40 });
    expect([text('words', 0), text('id', 1), text('hex', 1), text('hex', 0)]).toEqual([
      '',
      'new',
      'A1',
      'A1',
    ]);
    expect(text('words', 1)).not.toBe('');
  });

  test('one more of any list is a thing of its own', () => {
    const lists = all.flatMap(({ shape, key }) => (shape.shape === 'list' ? [{ of: shape.of(), key }] : []));
    for (const { of, key } of lists) {
      const one = freshIn(of, [], `${key} 1`);
      const two = freshIn(of, [one], `${key} 1`);
      expect(fits(of, one)).toBe(true);
      if (isWritten(one) && isWritten(two) && 'id' in one) expect(two.id).not.toBe(one.id);
    }
  });

  test('nothing that the shipped pack or any other pack says is out of sight', () => {
    expect(unseen(whole, JSON.parse(writePack(builtinPack)), 'pack')).toEqual([]);
    fc.assert(
      fc.property(pack, one => {
        const odd = unseen(whole, JSON.parse(writePack(one)), 'pack').filter(
          at => !/\.(fieldOfALaterVersion|alsoLater)$/.test(at),
        );
        return odd.length === 0;
      }),
      runs(100, 3000),
    );
  });

  test('a step that becomes another keeps what both have', () => {
    const { shape } = formOf(step);
    if (shape.shape !== 'kinds') throw new Error('no kinds');
    const at = { place: 'rear' };
    expect(asKind(shape, 'tiles', { do: 'spawn', enemy: 'frog', count: 2, at })).toEqual({
      do: 'tiles',
      tile: 'new',
      at,
    });
    expect(asKind(shape, 'draw', { do: 'text', text: 'Boo' })).toEqual({ do: 'draw' });
  });

  test('what a later version of the app wrote stays when a form changes something beside it', () => {
    const read = stepsForm.read([{ do: 'draw', later: { odd: 1 } }]);
    expect(read.ok && read.value).toEqual([{ do: 'draw', later: { odd: 1 } }]);
  });
});
