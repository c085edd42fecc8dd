import type { Settings } from '../../encounter/model/settings';

/** How much the app does, in one tap; each part of it may be chosen by itself. */
export const modes = ['full', 'light', 'count'] as const;
export type Mode = (typeof modes)[number];

type Parts = Pick<Settings, 'board' | 'stage' | 'might'>;

/** `known`: the app has the cards, so that the deck may lie in it. */
const partsOf = (mode: Mode, known: boolean): Parts => {
  switch (mode) {
    case 'full':
      return { board: 'mirrored', stage: known ? 'app' : 'physical', might: 'cards' };
    case 'light':
      return { board: 'off', stage: 'physical', might: 'physical' };
    case 'count':
      return { board: 'off', stage: 'count', might: 'cards' };
  }
};

/** The mode of these settings; undefined where the table has chosen part by part. */
export const modeOf = ({ board, stage, might }: Settings, known: boolean): Mode | undefined =>
  modes.find(mode => {
    const parts = partsOf(mode, known);
    const deck = stage === 'app' && !known ? 'physical' : stage;
    return parts.board === board && parts.stage === deck && parts.might === might;
  });

export const inMode = (settings: Settings, mode: Mode, known: boolean): Settings => ({
  ...settings,
  ...partsOf(mode, known),
});
