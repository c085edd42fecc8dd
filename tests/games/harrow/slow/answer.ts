import {
  aimsAnswer,
  distanceAnswer,
  endAnswer,
  mapAnswer,
  razeAnswer,
  reachAnswer,
  rescueAnswer,
  shiftAnswer,
  sitesAnswer,
  spawnAnswer,
  threatAnswer,
} from './boards';
import type { Case, Question } from './case';
import { activateAnswer, directAnswer, foreseeAnswer, strikeAnswer } from './director';
import { dialAnswer, resolveAnswer } from './fights';
import { bagAnswer, gridAnswer, roundAnswer, treeAnswer } from './numbers';
import { rootsAnswer, witchAnswer } from './witch';

export const slowAnswers: { readonly [Q in Question]: (asked: Case<Q>) => unknown } = {
  map: mapAnswer,
  distance: distanceAnswer,
  reach: reachAnswer,
  shift: shiftAnswer,
  sites: sitesAnswer,
  threat: threatAnswer,
  spawn: spawnAnswer,
  aims: aimsAnswer,
  end: endAnswer,
  rescue: rescueAnswer,
  raze: razeAnswer,
  roots: rootsAnswer,
  witch: witchAnswer,
  direct: directAnswer,
  strike: strikeAnswer,
  activate: activateAnswer,
  foresee: foreseeAnswer,
  resolve: resolveAnswer,
  tree: treeAnswer,
  bag: bagAnswer,
  round: roundAnswer,
  grid: gridAnswer,
  dial: dialAnswer,
};
