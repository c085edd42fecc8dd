import type { Pack } from '../pack';
import { allies, classes, heroes, items } from './company';
import { gallowFord } from './gallow-ford';
import { mossback } from './mossback';
import { gallowFordPictures } from './pictures-gallow-ford';
import { mossbackPictures } from './pictures-mossback';
import { weirWyrmPictures } from './pictures-weir-wyrm';
import { weirWyrm } from './weir-wyrm';

/** What ships with the app: encounters and a practice company of our own. */
export const builtinPack: Pack = {
  format: 'northwest-pack',
  version: 1,
  id: 'northwest',
  name: 'Fords and Hills',
  author: 'The makers of Northwest',
  licence: 'CC BY 4.0',
  language: 'en',
  encounters: [mossback, gallowFord, weirWyrm],
  classes,
  items,
  injuries: [],
  allies,
  heroes,
  pictures: [...mossbackPictures, ...gallowFordPictures, ...weirWyrmPictures],
};
