import { toJsonSchema } from '@valibot/to-json-schema';
import { packShape } from '../src/games/harrow/door/box';
import { packSchema } from '../src/packs/pack';
import { cubesSchema as pool } from '../src/stage/fields';
import {
  areaSchema as area,
  conditionSchema as condition,
  effectSchema as effect,
  groupSchema as group,
  placeSchema as place,
  stepSchema as step,
  targetRuleSchema as targetRule,
} from '../src/stage/steps';

const definitions = { area, condition, effect, group, place, pool, step, targetRule };

/** The published JSON Schema, made from the schema that the door itself checks with. */
export const packJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Northwest pack', ...toJsonSchema(packSchema, { errorMode: 'ignore', definitions }) }, null, 1)}\n`;

/** That of a pack for Harrow County. What only code can check, names of objects and the map's own rules, is left out. */
export const harrowJsonSchema = (): string =>
  `${JSON.stringify({ title: 'Northwest pack for Harrow County', ...toJsonSchema(packShape, { errorMode: 'ignore' }) }, null, 1)}\n`;
