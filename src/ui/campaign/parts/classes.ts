import type { ClassId } from '../../../campaign/kinds/classes';
import * as icons from '../../oathsworn/icons-classes.gen';

const byClass: { readonly [id in ClassId]: string } = {
  warden: icons.warden,
  priest: icons.priest,
  witch: icons.witch,
  ranger: icons.ranger,
  exile: icons.exile,
  ursus: icons.ursus,
  penitent: icons.penitent,
  cur: icons.cur,
  harbinger: icons.harbinger,
  grove: icons.grove,
  blade: icons.blade,
  huntress: icons.huntress,
};

export const iconOf = (id: string): string =>
  Object.entries(byClass).find(([key]) => key === id)?.[1] ?? icons.ally;
