import type { ClassId } from '../../../campaign/kinds/classes';
import * as icons from '../icons/icons-classes.gen';

const byClass: Record<ClassId, string> = {
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

/** The classes that come with the app. */
const ready: Readonly<Record<string, string>> = {
  lampbearer: icons.lantern,
  reedbow: icons.ranger,
  hewer: icons.exile,
  thornwife: icons.grove,
};

/** Those without a class, as `lookOf` spells them. */
const classless: Readonly<Record<string, string>> = {
  'a guardian': icons.guardian,
  'a sentinel': icons.sentinel,
  'a friendly': icons.friendly,
};

/** The sign of a class, as a campaign spells it; of anybody else, that of an ally. */
export const signOfClass = (id: string): string =>
  Object.entries(byClass).find(([key]) => key === id)?.[1] ??
  classless[id] ??
  ready[id.toLowerCase()] ??
  icons.ally;
