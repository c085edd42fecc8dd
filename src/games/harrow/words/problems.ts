import type { Catalogue } from '../../../basics/said';
import type { HarrowSays } from '../rules/says';

export const problems: Catalogue<HarrowSays> = {
  'harrow.no-hex': ({ named }) => `${named} is no hex of this map.`,
  'harrow.column-letters': ({ rows }) =>
    `This column has ${rows} letters out of b, f, p, w, m, x and '.' for no hex.`,
  'harrow.columns': ({ columns }) => `This map has ${columns} columns.`,
  'harrow.one-brambles': ({ found }) => `A map has one hex of Brambles; here are ${found}.`,
  'harrow.two-homes': 'A map has two different Home Hexes.',
  'harrow.home-terrain': ({ hex }) => `The Home Hex ${hex} must be bog, forest, plains or wetlands.`,
  'harrow.storm-brambles': ({ hex }) => `No Storm is printed on the Brambles, ${hex}.`,
};
