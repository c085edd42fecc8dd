import { type Bare, speaker } from '../../../src/basics/said';

/** Problems of cases that cannot be read. Their sentences are in words.ts. */
export type DarkleafSays = {
  'darkleaf.square': { readonly named: string };
  'darkleaf.side': { readonly named: string };
  'darkleaf.clan': { readonly named: string };
  'darkleaf.same-clan': Bare;
  'darkleaf.kind': { readonly kind: string; readonly clan: string };
  'darkleaf.two-on-one': { readonly square: string };
  'darkleaf.too-many': { readonly kind: string; readonly most: number };
  'darkleaf.value': { readonly least: number; readonly most: number };
  'darkleaf.word': { readonly known: string };
  'darkleaf.flag': Bare;
  'darkleaf.list': Bare;
  'darkleaf.object': Bare;
  'darkleaf.text': Bare;
  'darkleaf.slot': { readonly slot: string };
};
export const say = speaker<DarkleafSays>();
