// The taps that are traced: a fight and a command for each.
import type { Command } from '../../src/encounter/model/command';
import type { State } from '../../src/encounter/model/state';
import { apply } from '../../src/encounter/run/apply';
import { playHistory, unkeptHistory } from '../../src/play/history-in-play';
import type { Step } from '../../src/stage/steps';
import { rules } from '../../src/table/fight/encounter-rules';
import { publicView } from '../../src/table/fight/view';
import { hit } from '../../tests/encounter/support/least-fixture';
import { ability, course, nobody } from '../../tests/encounter/support/scripted-fight';
import { say } from '../../tests/support/words';

interface TracedTap {
  readonly what: string;
  /** Goes through all that runs below the screens, and returns the number of events in the log. */
  readonly send: () => number;
}

function tap(what: string, before: State, command: Command): TracedTap {
  const history = unkeptHistory({ apply }, before);
  const playing = playHistory(history, { apply }, rules, say);
  const send = (): number => {
    if (!playing.send(command)) throw new Error(say(playing.refusal.value?.message ?? 'refused'));
    publicView(playing.state.value);
    rules.questionOf(playing.state.value);
    const entry = history.history.value.entries.at(-1);
    return entry?.kind === 'mark' ? entry.events.length : 0;
  };
  return { what, send };
}

/** The boss attacks the character before it, whose defense card is in hand. */
function stateUnderAttack(): State {
  const steps: readonly Step[] = [
    { do: 'target', rules: [] },
    { do: 'attack', might: { red: 2 } },
  ];
  const one = course(steps, { a: { cards: [ability('guard', [], undefined, 2)] } });
  one.tap({ do: 'endTurns' });
  return one.state;
}

export const taps: readonly TracedTap[] = [
  tap('an attack revealed, no card played', stateUnderAttack(), nobody),
  tap('a location broken by an attack of the company', course([]).state, hit('a', 12, 'front')),
];
