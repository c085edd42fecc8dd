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
  'harrow.twice': ({ hex }) => `${hex} is named twice.`,
  'harrow.too-many': ({ hex }) => `At most four Units stand on ${hex}.`,
  'harrow.nobody': ({ hex }) => `No Units stand on ${hex}.`,
  'harrow.infected': ({ hex }) => `More Haints are infected on ${hex} than stand there.`,
  'harrow.not-there': ({ hex }) => `What is attacked is not on ${hex}.`,
  'harrow.more-out': ({ out, held }) => `${out} cubes cannot come out where there were ${held}.`,
};
