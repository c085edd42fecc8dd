import { chooseTarget } from '../../board/targets/choose';
import { boardOf, placed } from '../facts/positions';
import { enemyOf } from '../facts/select';
import type { TargetFrame } from '../model/frame';
import type { Id } from '../model/state';
import type { Why } from '../model/why';
import { type Handler, wrongAnswer } from '../run/handler';
import { picked } from '../run/pick';
import { pop, type Run, top } from '../run/run';
import { askTable, byTable, tableSays } from './ask-table';
import { whoFits } from './fit-rules';
import { keepTarget, settleTarget } from './keep-target';
import { amongFor, breakerOf, namesAll, pointedAt, targetOrder, wordsFor } from './order';

/** Whom an enemy turns on: by the board where places are known (TG), else by short questions to the table. */
export const target: Handler<TargetFrame> = {
  question: askTable,
  answer: (run, frame, answer) => {
    const ids = picked(askTable(run.state, frame), answer);
    return ids ? tableSays(run, frame, ids) : wrongAnswer();
  },
  go: (run, frame) => {
    if (!enemyOf(run.state, frame.actor)?.present) return pop(run);
    if (frame.step === 'breaker') return top(run, { ...frame, step: 'named', tied: [] });
    const among = amongFor(run.state, frame.actor, frame.among);
    const taunter = pointedAt(run.state, run.state.taunt?.by ?? null);
    const breaker = breakerOf(run.state, frame.actor);
    const asked = [...among.map(one => one.id), taunter, breaker].filter(id => id !== null);
    const known = placed(run.state, [frame.actor, ...asked]);
    if (taunter !== null && !known) return settleTarget(run, frame, taunter, false, ['taunt']);
    // TG-3 (1): the breaker goes before all that the card says.
    if (!known && frame.step === 'begin' && frame.fits === null && breaker !== null)
      return top(run, { ...frame, step: 'breaker' });
    const words = wordsFor(run.state, frame.actor, frame.rules);
    const { fits } = frame;
    const fit = fits
      ? whoFits(
          run,
          frame.actor,
          frame.more ?? [],
          among.filter(one => fits.includes(one.id)),
        )
      : whoFits(run, frame.actor, words, among);
    if ('ask' in fit)
      return top(run, { ...frame, step: 'named', tied: fit.from, asked: fit.ask, more: fit.more });
    const all = namesAll(run.state, frame.actor, frame.among, words);
    const named = words.length > 0 || all ? fit.ids : [];
    if (known) return byBoard(run, frame, named);
    byTable(run, frame, { words, named, among });
  },
};

function byBoard(run: Run, frame: TargetFrame, named: readonly Id[]) {
  const { state } = run;
  const choice = chooseTarget(boardOf(state), targetOrder(state, frame.actor, frame, named));
  const why: Why = {
    actor: frame.actor,
    target: choice.target,
    reachable: choice.reachable,
    rules: choice.why,
    candidates: choice.candidates.map(one => ({
      id: one.id,
      movement: one.movement,
      reachable: one.reachable,
      seen: one.sees,
      dropped: one.verdict === 'chosen' ? null : one.verdict,
    })),
    overruled: false,
  };
  run.emit({ type: 'why', why });
  keepTarget(run, frame, choice.target, choice.reachable);
}
