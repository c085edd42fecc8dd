import { CLASS_IDS } from '../../campaign/kinds/classes';
import { isSameClass } from '../../stage/class-name';
import type { HeroDraft } from '../../table/setup/draft';

const key = 'northwest.company';

/** The four of the last fight that was begun here: a convenience of this device, not a save. */
export function lastCompany(): readonly HeroDraft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(heroIn) : [];
  } catch {
    return [];
  }
}

export function rememberCompany(heroes: readonly HeroDraft[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(heroes));
  } catch {
    // A full or forbidden store only means that they are chosen again.
  }
}

function heroIn(value: unknown): readonly HeroDraft[] {
  if (typeof value !== 'object' || value === null) return [];
  const held: Readonly<Record<string, unknown>> = { ...value };
  const name = typeof held.class === 'string' ? held.class : '';
  // An older version stored another id for one class.
  const id = CLASS_IDS.find(one => isSameClass(one, name));
  const might = typeof held.might === 'object' && held.might !== null ? { ...held.might } : {};
  if (!id) return [];
  const number = (name: string, high: number): number => {
    const n = held[name];
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= high ? n : 0;
  };
  const pool: Readonly<Record<string, unknown>> = might;
  const cards = (color: string): number => {
    const n = pool[color];
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 18 ? n : 0;
  };
  return [
    {
      class: id,
      kind: held.kind === 'companion' ? 'companion' : 'full',
      defense: number('defense', 12),
      might: { yellow: cards('yellow'), red: cards('red'), black: cards('black') },
      animus: number('animus', 15),
      regen: number('regen', 15),
    },
  ];
}
