import type { Aura, Clan, Kind } from '../board/position';

export type SkillType = 'aura' | 'relic' | 'miracle' | 'law';

/** SK-3, SK-4: the skills of all clans; a unit's own text beats the clan's, the clan's beats the general rule. */
export interface Skill {
  readonly clan: Clan;
  readonly type: SkillType;
  /** SK-1, MU-6: the kind that an aura fits. */
  readonly kind?: Kind;
}

const of = (clan: Clan, type: SkillType, kind?: Kind): Skill => ({ clan, type, ...(kind && { kind }) });

export const skills = {
  longBow: of('huldra', 'aura', 'pawn'),
  pivot: of('huldra', 'aura', 'sage'),
  renewal: of('huldra', 'miracle'),
  tweak: of('huldra', 'relic'),
  adapt: of('huldra', 'law'),
  ironPlating: of('murg', 'aura', 'pawn'),
  predictiveModel: of('murg', 'relic'),
  electromagneticLoop: of('murg', 'relic'),
  assassin: of('murg', 'aura', 'sage'),
  technologicalSingularity: of('murg', 'law'),
  unrelentingTide: of('ferrymen', 'relic'),
  masterTheCurrent: of('ferrymen', 'miracle'),
  eddy: of('ferrymen', 'miracle'),
  bigWave: of('ferrymen', 'miracle'),
  calmWaters: of('ferrymen', 'law'),
  banish: of('erde', 'relic'),
  rekindlePawn: of('erde', 'miracle'),
  metamorphic: of('erde', 'relic'),
  sink: of('erde', 'miracle'),
  oneWithTheLand: of('erde', 'law'),
  spores: of('wibo', 'miracle'),
  rivalRegrowth: of('wibo', 'miracle'),
  starterSeed: of('wibo', 'relic'),
  scatter: of('wibo', 'miracle'),
  theEndless: of('wibo', 'law'),
  poisonGarden: of('hexen', 'relic'),
  witchsLadder: of('hexen', 'relic'),
  hocVult: of('hexen', 'miracle'),
  waxingMoon: of('hexen', 'miracle'),
  celestialCompass: of('hexen', 'law'),
} satisfies Record<string, Skill>;
export type SkillId = keyof typeof skills;

export const isSkill = (id: string): id is SkillId => Object.hasOwn(skills, id);
export const skillOf = (id: string): Skill | undefined => (isSkill(id) ? skills[id] : undefined);

/** The aura that a skill of this type gives bears its name. */
export const auraOfSkill = (id: string): Aura | undefined =>
  id === 'longBow' || id === 'pivot' || id === 'ironPlating' || id === 'assassin' ? id : undefined;
