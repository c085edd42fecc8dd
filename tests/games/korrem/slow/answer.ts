import {
  attractAnswer,
  beginAnswer,
  chitsAnswer,
  endAnswer,
  killOddsAnswer,
  regroupAnswer,
  setupAnswer,
  strikesAnswer,
} from './battle';
import type { SlowCard } from './case';
import { actingIds, dangerAnswer, forecastAnswer, formationAnswer, npcAnswer } from './npcs';
import {
  callToArmsAnswer,
  engageAnswer,
  engageOddsAnswer,
  timelineAnswer,
  timersAnswer,
  victoryAnswer,
  weatherAnswer,
} from './turns';
import {
  buildAnswer,
  creatureAnswer,
  gatherAnswer,
  landAnswer,
  reachAnswer,
  retreatAnswer,
  townHallAnswer,
} from './world';

interface OrderCase {
  readonly cards: readonly SlowCard[];
  readonly side: string;
}

export const slowAnswers = {
  engage: engageAnswer,
  engageOdds: engageOddsAnswer,
  formation: formationAnswer,
  order: ({ cards, side }: OrderCase): object => ({ order: actingIds(cards, side) }),
  npc: npcAnswer,
  forecast: forecastAnswer,
  danger: dangerAnswer,
  setup: setupAnswer,
  strikes: strikesAnswer,
  begin: beginAnswer,
  regroup: regroupAnswer,
  attract: attractAnswer,
  end: endAnswer,
  killOdds: killOddsAnswer,
  chits: chitsAnswer,
  weather: weatherAnswer,
  timers: timersAnswer,
  land: landAnswer,
  reach: reachAnswer,
  retreat: retreatAnswer,
  gather: gatherAnswer,
  build: buildAnswer,
  townHall: townHallAnswer,
  callToArms: callToArmsAnswer,
  creature: creatureAnswer,
  timeline: timelineAnswer,
  victory: victoryAnswer,
};
export type Question = keyof typeof slowAnswers;
export type Case<Q extends Question> = Parameters<(typeof slowAnswers)[Q]>[0];
