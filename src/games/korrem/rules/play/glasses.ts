import type { Battle } from '../fight/model';
import { commander, type World } from './model';

/** WT-6: three minutes of blue sand for a Command Phase. */
export const blueGlass = 'blue';
/** BP-1: a minute of red sand for the phases of each battle. */
export const redGlassOf = (battle: string): string => `red/${battle}`;
/** BP-6: half a minute for an ability, if the group wants it. */
export const abilityGlass = 'ability';

/** How long a Command Phase lasts, for the plots: half an hour at most, so that a night does not count. */
export const phaseWatch = 'phase';

const second = 1_000;
export function lengthOf(glass: string): number {
  if (glass === blueGlass) return 180 * second;
  if (glass === phaseWatch) return 1_800 * second;
  return glass === abilityGlass ? 30 * second : 60 * second;
}

export interface GlassTurn {
  readonly glass: string;
  readonly does: 'start' | 'pause' | 'resume' | 'remove';
}

/** BP-1: the sand of a battle runs in Attack Phases of players; regroup, setup and what NPCs do use none. */
const runsIn = ({ step, end, dodging }: Battle): boolean => step === 'own' && end === null && !dodging;

const fightsIn = ({ battles }: World): boolean => battles.some(({ battle }) => battle.end === null);

/** WT-6, BP-1: whether a rule has this glass stand as things are. */
export function standsByRule(world: World, glass: string): boolean {
  if (glass === blueGlass) return commander(world) === null || fightsIn(world);
  const fought = world.battles.find(({ id }) => redGlassOf(id) === glass);
  return fought !== undefined && !runsIn(fought.battle);
}

/** WT-6, BP-1: what a tap that led from one state to another means for the glasses. */
export function turnsOf(before: World, after: World): GlassTurn[] {
  if (!after.settings.sand) return [];
  const turns: GlassTurn[] = [];
  for (const { id, battle } of after.battles) {
    const was = before.battles.find(one => one.id === id)?.battle;
    const glass = redGlassOf(id);
    const [ran, runs] = [was !== undefined && runsIn(was), runsIn(battle)];
    if (runs && (!ran || was?.phase !== battle.phase))
      turns.push({ glass, does: was?.phase === battle.phase ? 'resume' : 'start' });
    else if (ran && !runs) turns.push({ glass, does: 'pause' });
  }
  for (const { id } of before.battles)
    if (!after.battles.some(one => one.id === id)) turns.push({ glass: redGlassOf(id), does: 'remove' });
  // WT-6: a battle stops the blue glass until it ends.
  const [fought, fights] = [fightsIn(before), fightsIn(after)];
  const [was, is] = [commander(before), commander(after)];
  if (is !== null && (is !== was || before.current !== after.current || before.turn !== after.turn))
    turns.push({ glass: blueGlass, does: 'start' });
  else if (is === null && was !== null) turns.push({ glass: blueGlass, does: 'pause' });
  if (is !== null && !fought && fights) turns.push({ glass: blueGlass, does: 'pause' });
  else if (is !== null && fought && !fights) turns.push({ glass: blueGlass, does: 'resume' });
  return turns;
}
