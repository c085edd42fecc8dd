import * as v from 'valibot';
import { flag } from '../../basics/schema';
import { difficultySchema, settingsSchema } from '../../encounter/model/settings';
import { countSchema as count } from '../../might/fields';
import { cubesSchema } from '../../stage/fields';
import type { CardDraft, Draft } from './draft';

/** The choices of the last fight, offered for the next one. */
export type StoredStart = Partial<
  Pick<Draft, 'difficulty' | 'hardcore' | 'settings' | 'allies' | 'guardian'>
>;

const card = {
  defense: count,
  might: cubesSchema,
  moveCost: count,
  moveHexes: count,
  attackCost: count,
} satisfies { readonly [K in keyof CardDraft]: v.GenericSchema };

const fields = {
  difficulty: difficultySchema,
  hardcore: flag,
  settings: settingsSchema,
  allies: v.object({ ...card, count }),
  guardian: v.object(card),
} satisfies { readonly [K in keyof StoredStart]-?: v.GenericSchema };

/** The stored choices that can be read; players choose the rest again. */
export function readStart(value: unknown): StoredStart {
  const held: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const read = <T>(schema: v.GenericSchema<unknown, T>, key: keyof StoredStart): T | undefined => {
    const one = v.safeParse(schema, held[key]);
    return one.success ? one.output : undefined;
  };
  const of = {
    difficulty: read(fields.difficulty, 'difficulty'),
    hardcore: read(fields.hardcore, 'hardcore'),
    settings: read(fields.settings, 'settings'),
    allies: read(fields.allies, 'allies'),
    guardian: read(fields.guardian, 'guardian'),
  };
  return {
    ...(of.difficulty === undefined ? {} : { difficulty: of.difficulty }),
    ...(of.hardcore === undefined ? {} : { hardcore: of.hardcore }),
    ...(of.settings === undefined ? {} : { settings: of.settings }),
    ...(of.allies === undefined ? {} : { allies: of.allies }),
    ...(of.guardian === undefined ? {} : { guardian: of.guardian }),
  };
}
