/** Class ids for the full names on the player boards, and for an id that fights had in older saves. */
const idOf: Readonly<Record<string, string>> = {
  'a-dendri-ranger': 'ranger',
  'scar-tribe-exile': 'exile',
  'ursus-warbear': 'ursus',
  'avi-harbinger': 'harbinger',
  'a-dendri-grove-maiden': 'grove',
  'grove-maiden': 'grove',
  'thracian-blade': 'blade',
};

function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return idOf[key] ?? key;
}

/** OWN-194: the same class, by its id or by its name, in whichever spelling. */
export const isSameClass = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

interface OfClass {
  readonly class: string | null;
  readonly className?: string;
}

/** Whether somebody is of the class that is named. */
export const isOfClass = ({ class: id, className }: OfClass, named: string): boolean =>
  (id !== null && isSameClass(id, named)) || (className !== undefined && isSameClass(className, named));
