import type { Tale } from '../rules/play/tale-model';

const tenth = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

/** What the look back at a level, and at all levels of a campaign, says. */
export const words = {
  open: 'How it went',
  of: (name: string) => `How it went: ${name}`,
  print: 'Print it',
  none: 'Nothing has happened yet.',
  turns: (turns: number, end: 'won' | 'lost' | null, minutes: number | undefined) =>
    [
      end === 'won' ? 'Won' : end === 'lost' ? 'Lost' : 'It goes on',
      turns === 1 ? '1 turn' : `${turns} turns`,
      ...(minutes === undefined ? [] : [minutes === 1 ? '1 minute' : `${minutes} minutes`]),
    ].join(' · '),
  fell: 'Who fell to whom',
  fall: ({ who, by, turn }: Tale['fell'][number]) => `Turn ${turn}: ${who}${by === '' ? '' : `, to ${by}`}`,
  finds: 'Finds',
  dealt: 'Wounds dealt, turn by turn',
  taken: 'Wounds taken, turn by turn',
  there: 'Enemies, turn by turn',
  came: 'actual',
  expected: 'expected of the dice',
  onBoard: 'on the board at the end',
  arrived: 'arrived',
  table: 'All of it as a table',
  columns: [
    'Turn',
    'dealt',
    'expected',
    'dealt otherwise',
    'taken',
    'expected',
    'taken otherwise',
    'enemies',
    'arrived',
  ] as const,
  sum: 'Sum',
  otherwise: 'Otherwise: by cards, by invocations, and what the table said.',
  tenth,
  /** Whole numbers as they are, others with one decimal place. */
  number: (n: number): string => (Number.isInteger(n) ? `${n}` : tenth(n)),
  noise: 'Noise by each of the company',
  hit: 'Squares where the company was wounded',
  faces: 'Faces of the D10s',
  face: (n: number, of: number) => (of === 0 ? `${n}` : `${n} of ${of}`),
  heroes: 'The company',
  heroColumns: ['Who', 'dealt', 'slain', 'taken', 'fell', 'noise'],
  types: 'The enemies',
  typeColumns: ['Type', 'met', 'slain', 'wounds dealt', 'wounds taken'],
  all: 'Over all levels',
  noTale: 'An older version led this level: nothing more is known of it.',
};
