import type { Flow } from '../world';
import * as attack from './attack';
import { trusted } from './https';
import * as keep from './keep';
import { neighbours } from './neighbours';
import * as offline from './offline';
import * as play from './play';

/** Every flow, in the order of a first evening with the app. */
export const flows: readonly Flow[] = [
  play.start,
  play.fonts,
  offline.worker,
  play.rounds,
  play.midQuestion,
  play.foresight,
  keep.leavings,
  attack.killed,
  offline.offlineReload,
  offline.offlineLink,
  offline.offlineLazy,
  keep.outAndIn,
  keep.rubbish,
  keep.safe,
  play.settings,
  play.packs,
  play.campaign,
  play.might,
  offline.update,
  offline.barred,
  offline.secondUpdate,
  offline.spoilt,
  trusted,
  keep.refused,
  keep.full,
  attack.reallyFull,
  attack.rollback,
  ...neighbours,
  ...play.layouts,
];
