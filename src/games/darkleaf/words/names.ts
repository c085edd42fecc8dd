import type { Aura, Clan, Kind } from '../rules/board/position';
import type { SkillId } from '../rules/skills/names';

export const clanNames: Readonly<Record<Clan, string>> = {
  huldra: 'Huldra',
  murg: 'The Murg',
  ferrymen: 'Ferrymen',
  erde: 'Erde',
  wibo: 'Wildero Wibo',
  hexen: 'Hexen',
};
export const kindNames: Readonly<Record<Kind, string>> = {
  pawn: 'pawn',
  sage: 'sage',
  knight: 'knight',
  rook: 'rook',
  queen: 'queen',
  king: 'king',
};
export const skillNames: Readonly<Record<SkillId, string>> = {
  longBow: 'Long Bow',
  pivot: 'Pivot',
  renewal: 'Renewal',
  tweak: 'Tweak',
  adapt: 'Adapt',
  ironPlating: 'Iron Plating',
  predictiveModel: 'Predictive Model',
  electromagneticLoop: 'Electromagnetic Loop',
  assassin: 'Assassin',
  technologicalSingularity: 'Technological Singularity',
  unrelentingTide: 'Unrelenting Tide',
  masterTheCurrent: 'Master the Current',
  eddy: 'Eddy',
  bigWave: 'Big Wave',
  calmWaters: 'Calm Waters',
  banish: 'Banish',
  rekindlePawn: 'That Which Cannot Be Destroyed',
  metamorphic: 'Metamorphic',
  sink: 'Sink',
  oneWithTheLand: 'One With the Land',
  spores: 'Hallucinogenic Spores',
  rivalRegrowth: 'Rival Regrowth',
  starterSeed: 'Starter Seed',
  scatter: 'Scatter',
  theEndless: 'The Endless',
  poisonGarden: 'Poison Garden',
  witchsLadder: 'Witch’s Ladder',
  hocVult: 'Haggedorn Hoc Vult',
  waxingMoon: 'Waxing Moon',
  celestialCompass: 'Celestial Compass',
};
export const auraNames: Readonly<Record<Aura, string>> = {
  longBow: 'Long Bow',
  pivot: 'Pivot',
  ironPlating: 'Iron Plating',
  assassin: 'Assassin',
  barbaric: 'Barbaric',
  ripple: 'Ripple Effect',
};

/** HU-1 to HX-1: how a clan wins. */
export const paths: Readonly<Record<Clan, string>> = {
  huldra: 'Hunt the rival royal three times.',
  murg: 'Destroy the rival royal with a roll of 6.',
  ferrymen: 'Flow the rival royal off the board twice.',
  erde: 'Reclaim the four centre squares, then journey the king onto one.',
  wibo: 'End a turn with six pawns in your Seat.',
  hexen: 'See both Divine Quarry vanquished.',
};
export const turnsOf: Readonly<Record<Clan, string>> = {
  huldra: 'Roll, then journey or hunt at exactly that distance.',
  murg: 'Say first whether you journey or destroy, then roll.',
  ferrymen: 'Roll and journey; who stands in the way is pushed.',
  erde: 'Journeys may be split between two units; pawns reclaim the centre.',
  wibo: 'Up to three rolls: journey, morph, retreat.',
  hexen: 'The roll is a direction; then cast a hex.',
};
