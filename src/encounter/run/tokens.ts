import { COMBAT_TOKENS } from '../../might/combat-tokens';
import { enemyOf, friendOf, tokensOf } from '../facts/select';
import type { Friend } from '../model/entities';
import type { Id } from '../model/state';
import type { Run } from './run';

/** Adds tokens, or takes them; a crippled token notes how long it lasts (ST-1, ST-2, ST-5). */
export function addToken(run: Run, who: Id, token: string, by: number): void {
  const one = friendOf(run.state, who) ?? enemyOf(run.state, who);
  if (!one || by === 0) return;
  const now = Math.max(0, tokensOf(one, token) + by);
  run.emit({ type: 'token', who, token, count: now });
  // ST-5: one token fewer does not make the others last longer.
  if (token !== 'crippled' || (by < 0 && now > 0)) return;
  // Gained in an Oathsworn phase, that phase's end does not take it: only that of the next full one.
  const phases = now === 0 ? 0 : run.state.phase === 'oathsworn' ? 2 : 1;
  run.emit({ type: 'crippled', who, phases: Math.max(now === 0 ? 0 : one.crippledFor, phases) });
}

const combat: readonly string[] = [...COMBAT_TOKENS, 'lethality'];
export const isCombatToken = (token: string): boolean => combat.includes(token);

/** FT-2: combat tokens lie on the card and stay; all others leave with the body. */
export const combatTokensOf = ({ tokens }: Friend): Friend['tokens'] =>
  Object.fromEntries(Object.entries(tokens).filter(([token]) => combat.includes(token)));

/** At the end of an Oathsworn phase those that it was the last for are gone. */
export function crippledEnds(run: Run): void {
  for (const one of [...run.state.friends, ...run.state.enemies]) {
    if (one.crippledFor === 0) continue;
    run.emit({ type: 'crippled', who: one.id, phases: one.crippledFor - 1 });
    if (one.crippledFor === 1) run.emit({ type: 'token', who: one.id, token: 'crippled', count: 0 });
  }
}
