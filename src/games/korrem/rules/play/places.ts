import * as v from 'valibot';
import { dictionary, list, type Output, object, wholeNumber } from '../../../../basics/schema';
import { idSchema } from '../fields';
import { landGrid, landTypes, settlementKinds } from '../world/land';
import { landmarkNames } from '../world/landmarks';

/** LD-2: a land as it is drawn; a landmark has a name. */
export const tileSchema = object({
  type: v.picklist(landTypes),
  landmark: v.nullable(v.picklist(landmarkNames)),
});
export type Tile = Output<typeof tileSchema>;
export const tileListSchema = list(tileSchema, 700);

/** The name of a hex on the map. */
export const hexSchema = v.pipe(
  v.string(),
  v.check(hex => landGrid.cellOf.has(hex)),
);
export const hexListSchema = list(hexSchema, 700);
/** Values by hex. */
/* @__NO_SIDE_EFFECTS__ */
export const byHex = <S extends v.GenericSchema<unknown, unknown>>(value: S) =>
  v.pipe(
    dictionary(value),
    v.check(found => Object.keys(found).every(hex => landGrid.cellOf.has(hex))),
  );

export const sameTile = (a: Tile, b: Tile): boolean => a.type === b.type && a.landmark === b.landmark;

/** ST, TH-5, BE-6: what stands on a hex. */
export const holdingSchema = object({
  owner: idSchema,
  kind: v.picklist(settlementKinds),
  /** Who occupies it: a nation, or the NPCs. */
  occupier: v.nullable(idSchema),
  walls: wholeNumber(0, 99),
  towers: wholeNumber(0, 99),
});
