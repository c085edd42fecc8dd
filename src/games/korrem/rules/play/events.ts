import type { Stream } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Event as BattleEvent } from '../fight/model';
import type { Member } from './cards';
import type { WorldLogEntry } from './log-entry';
import type { Army, BattleHere, World } from './model';
import type { Nation, Scored } from './nations';
import type { Holding, Tile } from './places';
import type { Count, SagaLine } from './tally';

export type WorldChange = Partial<
  Pick<
    World,
    | 'settings'
    | 'allies'
    | 'observer'
    | 'turn'
    | 'roll'
    | 'order'
    | 'current'
    | 'actions'
    | 'step'
    | 'timeline'
    | 'hadEvent'
    | 'meeting'
    | 'winners'
    | 'goesOn'
    | 'made'
  >
>;
export type NationChange = Partial<Omit<Nation, 'id'>>;

export type Event =
  | { readonly type: 'now'; readonly change: WorldChange }
  | { readonly type: 'land'; readonly hex: Hex; readonly tile: Tile | null }
  | { readonly type: 'settlement'; readonly hex: Hex; readonly holding: Holding | null }
  | { readonly type: 'army'; readonly army: Army }
  | { readonly type: 'army-gone'; readonly id: string }
  | { readonly type: 'nation'; readonly id: string; readonly change: NationChange }
  | { readonly type: 'bag'; readonly bag: readonly Tile[] }
  | { readonly type: 'hand'; readonly nation: string; readonly tiles: readonly Tile[] }
  | { readonly type: 'creatures'; readonly creatures: readonly Member[] }
  | { readonly type: 'war'; readonly war: BattleHere }
  | { readonly type: 'war-gone'; readonly id: string }
  | { readonly type: 'battle'; readonly id: string; readonly event: BattleEvent }
  | { readonly type: 'scored'; readonly scored: Scored }
  | { readonly type: 'logged'; readonly entry: WorldLogEntry }
  /** What the saga tells and the plots count of what has happened. */
  | { readonly type: 'noted'; readonly lines: readonly SagaLine[]; readonly counts: readonly Count[] }
  | { readonly type: 'rolled'; readonly stream: Stream };
