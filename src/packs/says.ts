import { type Bare, speaker } from '../basics/said';
import type { Named } from '../stage/named';

/** What stands in lists whose ids must differ. */
export type Listed =
  | 'encounter'
  | 'class'
  | 'item'
  | 'injury'
  | 'ally'
  | 'hero'
  | 'picture'
  | 'enemy'
  | 'card'
  | 'ability'
  | 'obstacle';

/** What is found in a pack; worded in src/ui/words. */
export type PackSays = {
  'pack.too-large': { readonly megabytes: number };
  'pack.not-json': { readonly detail: string };
  'pack.too-deep': { readonly levels: number };
  /** Something else altogether: nothing in it belongs to a pack. */
  'pack.not-a-pack': Bare;
  'pack.newer': { readonly version: number; readonly known: number };
  'pack.nobody-drawn': { readonly of: string };
  'pack.no-boss': Bare;
  'pack.no-boss-placed': Bare;
  'pack.loop': { readonly ability: string };
  'pack.no-class': { readonly class: string };
  'pack.no-ability-of-class': { readonly card: string };
  'pack.no-item': { readonly item: string };
  'pack.no-archetype': { readonly archetype: string };
  'pack.not-there': { readonly what: Named; readonly named: string };
  'pack.no-icon': { readonly icon: string };
  'pack.unused-ability': { readonly ability: string };
  'pack.repeated': { readonly what: Listed; readonly key: 'id' | 'of'; readonly id: string };
  'pack.same-hex': Bare;
  'pack.no-core': Bare;
  'pack.no-dice': Bare;
  'pack.outside-footprint': Bare;
  'pack.hex-of-other-slot': { readonly slot: string };
  'pack.no-start-hex': { readonly hex: string };
  'pack.stage-cards': { readonly stage: number; readonly cards: number };
  'pack.empty-card': { readonly card: string };
  'pack.start-too-small': Bare;
  'pack.too-few-models': { readonly placed: number; readonly enemy: string; readonly models: number };
  'pack.idle-minion': { readonly enemy: string };
  'pack.no-minions': Bare;
  'pack.no-effect': Bare;
  'pack.nobody-chosen': Bare;
  'pack.no-attack-before': Bare;
  'pack.each-alone': Bare;
  'pack.no-move-before': Bare;
  'pack.unknown-token': { readonly token: string };
  'pack.unknown-tile': { readonly tile: string };
};
export const say = speaker<PackSays>();
