import type { ClassId } from '../../campaign/kinds/classes';

/** One name for one class, in the fight and everywhere. */
export const classNames: { readonly [id in ClassId]: string } = {
  warden: 'Warden',
  priest: 'Priest',
  witch: 'Witch',
  ranger: "A'Dendri Ranger",
  exile: 'Scar Tribe Exile',
  ursus: 'Ursus Warbear',
  penitent: 'Penitent',
  cur: 'Cur',
  harbinger: 'Avi Harbinger',
  grove: "A'Dendri Grove Maiden",
  blade: 'Thracian Blade',
  huntress: 'Huntress',
};
