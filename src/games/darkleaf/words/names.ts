import type { Aura, Clan, Kind } from '../rules/board/position';
import type { Invulnerable } from '../rules/board/standing';
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

/** What a skill does, in a line. */
export const skillDoes: Readonly<Record<SkillId, string>> = {
  longBow: 'A pawn hunts one square further too, and diagonally.',
  pivot: 'A sage journeys a part of the value and hunts with the rest.',
  renewal: 'One bone on the rival’s board goes back to the rival’s pool.',
  tweak: 'After the roll the same bone is rolled again.',
  adapt: 'One bone of each pool changes owners.',
  ironPlating: 'A pawn loses its plating instead of its life.',
  predictiveModel: 'This turn you choose after the roll.',
  electromagneticLoop: 'You take another turn after this one.',
  assassin: 'A sage may ambush a royal, which wins.',
  technologicalSingularity: 'The royal is destroyed on 5 or more.',
  unrelentingTide: 'The rival royal slides until something stops it, and is held.',
  masterTheCurrent: 'Two pawns are pushed one square in one direction.',
  eddy: 'A pawn of yours and one of the rival change places.',
  bigWave: 'All rivals around the unit that journeyed are pushed away.',
  calmWaters: 'Your journeys are one shorter, always.',
  banish: 'Rivals on the centre are sent into the Woods.',
  rekindlePawn: 'A pawn returns beside one of your rooks.',
  metamorphic: 'A journey of 3 or more may be split among three units.',
  sink: 'One vulnerable unit is vanquished.',
  oneWithTheLand: 'Squares are reclaimed on 5 or more.',
  spores: 'Any pawn goes to any free square.',
  rivalRegrowth: 'A pawn of the rival returns beside your rook, held.',
  starterSeed: 'This Morph of one target needs no roll.',
  scatter: 'A unit of the rival loses one aura.',
  theEndless: 'Your pawns in your Seat stand in stasis.',
  poisonGarden: 'The square under the caster is marked: at 0 rivals on and around it fall.',
  witchsLadder: 'A rival on a diagonal is marked: at 0 it falls.',
  hocVult: 'Any unit goes to any free square.',
  waxingMoon: 'All counters go down once more.',
  celestialCompass: 'The directions beside the roll may be gone too.',
};

/** VQ-1: why a unit is invulnerable. */
export const shields: Readonly<Record<Invulnerable, string>> = {
  rook: 'A rook is never vanquished.',
  lockArms: 'Lock Arms: a rook of theirs neighbors it, both in the Woods.',
  thickSkin: 'Thick Skin: no rival here goes for royals.',
  endless: 'The Endless: it stands in stasis in its own Seat.',
  refuge: 'Biotic Refuge: it stands diagonal to a rook of theirs.',
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
