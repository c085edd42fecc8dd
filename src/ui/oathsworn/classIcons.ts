import type { HeroClassId } from '../../table/setup/draft';
import * as icons from './icons-classes.gen';

const byClass: Record<HeroClassId, string> = {
  warden: icons.warden,
  priest: icons.priest,
  witch: icons.witch,
  ranger: icons.ranger,
  exile: icons.exile,
  ursus: icons.ursus,
  penitent: icons.penitent,
  cur: icons.cur,
  harbinger: icons.harbinger,
  'grove-maiden': icons.grove,
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

export const classIcon = (id: string | null): string =>
  Object.entries(byClass).find(([key]) => key === id)?.[1] ?? ready[id?.toLowerCase() ?? ''] ?? icons.ally;
