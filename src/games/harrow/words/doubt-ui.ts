import type { Doubt, Piece } from '../rules/doubt';

/** What the page says that answers a doubt. */
export const doubtUi = {
  title: 'A doubt',
  put: 'Put only the pieces in doubt on the map. Nothing is kept.',
  pieces: 'Pieces',
  piece: {
    protectors: 'Protectors',
    family: 'Family',
    kammi: 'Kammi',
    townsfolk: 'Townsfolk',
    buildings: 'Building',
    bonfire: 'Bonfire',
    storms: 'Storm',
    paths: 'Path',
    dolls: 'Doll',
  } satisfies Readonly<Record<Piece, string>>,
  ask: 'Ask',
  doubt: {
    advance: 'What does an ADVANCE cost?',
    attack: 'Whom can it attack?',
    home: 'Do Townsfolk get home?',
    storms: 'Do Storms reach a Building?',
  } satisfies Readonly<Record<Doubt, string>>,
  how: {
    advance: 'Tap a group: each hex that it reaches bears what it costs.',
    attack: 'Tap a group: each target bears the two strengths.',
    home: 'Tap the Protectors’ Home Hex: Townsfolk that get there glow.',
    storms: 'Tap the Family’s Home Hex: Buildings that fall glow.',
  } satisfies Readonly<Record<Doubt, string>>,
  none: (at: string) => `From ${at}: nothing.`,
  answer: (at: string, list: string) => `From ${at}: ${list}.`,
  rules: { advance: 'AC-2', attack: 'AT-1', home: 'OB-2', storms: 'OB-4' } satisfies Readonly<
    Record<Doubt, string>
  >,
  clear: 'Clear the map',
};
