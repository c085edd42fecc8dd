import type { SkillId } from '../rules/skills/names';

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

/** What a row of a clan board says when it is tapped. */
export const rowWords = {
  types: {
    aura: 'An aura: it goes on a fitting unit of yours at once.',
    relic: 'A relic: it gives a token, which is spent later.',
    miracle: 'A miracle: it takes effect at once, or is lost.',
    law: 'A law: it is in force for the rest of the game.',
  },
  slot: (takes: string, lies: number | null) => (lies === null ? `Takes ${takes}.` : `Holds ${lies}.`),
  takes: (value: number) => `It takes the ${value}.`,
  untaught: 'Its slots are not taught yet.',
  sum: (low: number, high: number) => `All its values together are ${low} to ${high}.`,
  places: (tokens: number, places: number) => `${tokens} of ${places} places are taken.`,
  chance: (chance: string) => `The next roll completes it: ${chance}.`,
  useless: 'It can have no use any more: its bones may go back to the pool. The table judges.',
} as const;
