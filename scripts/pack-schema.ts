import { toJsonSchema } from '@valibot/to-json-schema';
import { packSchema } from '../src/packs/pack';
import { area, condition, effect, group, place, pool, step, targetRule } from '../src/packs/schema-steps';

const definitions = { area, condition, effect, group, place, pool, step, targetRule };

/** The published JSON Schema, made from the schema that the door itself checks with. */
export const packJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Northwest pack', ...toJsonSchema(packSchema, { errorMode: 'ignore', definitions }) }, null, 1)}\n`;
