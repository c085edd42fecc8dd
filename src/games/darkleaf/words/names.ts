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
