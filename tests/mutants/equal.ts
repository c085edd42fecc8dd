/** A change of one line that makes no difference that a test could notice, and why. */
export interface Equal {
  readonly file: string;
  /** The line as it stands, and as the change makes it; without what only lays it out. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const of = (file: string, before: string, after: string, reason: string): Equal => ({
  file: `src/${file}.ts`,
  before,
  after,
  reason,
});

export const equals: readonly Equal[] = [
  of(
    'encounter/title/title-correction',
    'const kind = state.encounter.enemies.find(one => one.id === it.kind)?.name ?? it.kind;',
    'const kind = state.encounter.enemies.findLast(one => one.id === it.kind)?.name ?? it.kind;',
    'A kind stands once among the enemies of an encounter: the door of packs refuses two of one id.',
  ),
  of(
    'encounter/enemy/redo-move',
    "if (open.length > 0) emit(run, { type: 'ticked', tasks: open });",
    "if (open.length >= 0) emit(run, { type: 'ticked', tasks: open });",
    'To tick off no task changes nothing.',
  ),
  of(
    'encounter/damage/leave-fight',
    'if (one.id === from || !one.falcons.includes(from)) continue;',
    'if (one.id === from && !one.falcons.includes(from)) continue;',
    'Falcons are told to sit where they sit already.',
  ),
];
