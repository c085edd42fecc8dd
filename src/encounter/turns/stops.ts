import { friendOf } from '../facts/select';
import type { Command } from '../model/command';
import type { State } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';

/** OWN-210: the enemy's phase is over, and the round waits for the table. */
export const atStop = ({ phase, step, frames, agenda, settings }: State): boolean =>
  phase === 'endOfRound' &&
  step === 'start' &&
  frames.length === 0 &&
  agenda.length === 0 &&
  settings.stops === true;

/** A fight that was begun before there were stops has them from the tap that asks for them. */
export function stopsFromNow(run: Run, stops: boolean | undefined): void {
  const { settings } = run.state;
  if (stops === undefined || stops === (settings.stops ?? false)) return;
  run.emit({ type: 'settings', settings: { ...settings, stops } });
}

export function nextRound(run: Run): Refused {
  if (!atStop(run.state)) return no('not-now', because('refuse.no-stop-now'));
  run.onward = true;
  return null;
}

/** OWN-211: a mark for the eye, in the players' own phase. */
export function hadTurns(run: Run, { who, had }: Extract<Command, { do: 'hadTurns' }>): Refused {
  const { state } = run;
  if (!friendOf(state, who)) return no('nobody', because('refuse.nobody'));
  if (state.phase !== 'oathsworn') return no('not-now', because('refuse.turns-in-phase'));
  if ((state.hadTurns ?? []).includes(who) !== had) run.emit({ type: 'hadTurns', who, had });
  return null;
}
