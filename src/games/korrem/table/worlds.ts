import { leftOf } from '../../../basics/timer';
import { defineDocument } from '../../../play/define-document';
import type { Playing } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { type ClockTable, clocksOf } from '../../../session/clocks';
import { parseWorldCommand, worldKind } from '../door/world';
import type { Event } from '../rules/play/events';
import { blueGlass, lengthOf, phaseWatch, turnsOf } from '../rules/play/glasses';
import { titleOf } from '../rules/play/log/title';
import { commander, type World } from '../rules/play/model';
import { type Question, questionOf } from '../rules/play/question';
import type { Command } from '../rules/play/turn/commands';
import { decide, reveals } from '../rules/play/turn/decide';

const rules: Rules<World, Command, Event, Question> = {
  command: parseWorldCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
  sharing: async () => (await import('./sharing')).worldSharing,
};

export interface WorldTable extends Playing<World, Command, Event, Question> {
  /** WT-7: clocks lie beside the log, and no undo turns one back. */
  readonly glasses: ClockTable;
}

export const worldDocument = defineDocument({ kind: worldKind, rules }, (play, session, say): WorldTable => {
  const glasses = clocksOf(session.id);
  for (const glass of [blueGlass, phaseWatch]) glasses.add(glass, lengthOf(glass));
  const playing = play(session, say);
  /** WT-6, BP-1: what is played turns the glasses; what is undone turns none. */
  const send = (...commands: readonly Command[]): boolean => {
    const before = session.state.peek();
    // What the phase took is told where it ends.
    const watch = glasses.clocks.peek()[phaseWatch];
    const took = watch?.started ? watch.length - leftOf(watch, Date.now()) : undefined;
    const told = commands.map(one => (one.do === 'end' && took !== undefined ? { ...one, took } : one));
    if (!playing.send(...told)) return false;
    const now = session.state.peek();
    if (commander(now) !== null && (commander(now) !== commander(before) || now.turn !== before.turn))
      glasses.tap(phaseWatch, { do: 'start' });
    for (const { glass, does } of turnsOf(before, session.state.peek())) {
      if (does === 'remove') glasses.remove(glass);
      else {
        glasses.add(glass, lengthOf(glass));
        glasses.tap(glass, { do: does });
      }
    }
    return true;
  };
  return { ...playing, send, glasses };
});

export const beginWorldTable = worldDocument.create;
