import type { BreakFrame } from '../model/frame';
import type { Option } from '../model/question';
import type { State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked } from '../run/pick';
import { pop } from '../run/run';
import { say } from '../says/asks';
import { drawNow, stagesByHand } from './ask-stage';
import { changeStage } from './stage-cards';

/** The stages that may come, each with the words of the rules board for it. */
const options = (state: State): readonly Option[] => [
  { id: 'no', label: say('ask.stage-stays') },
  ...stagesByHand(state).map(stage => {
    const text = state.encounter.triggers.flatMap(one =>
      one.trigger === 'hand' && one.stage === stage && one.text !== '' ? [one.text] : [],
    );
    return { id: `${stage}`, label: say('ask.stage-now', { stage, text: text[0] ?? null }) };
  }),
];

/** DM-3, OWN-200: a part broke; whether that changes the stage is settled before its reaction is drawn. */
export const breakFrame: Handler<BreakFrame> = {
  question: state =>
    stagesByHand(state).length === 0 ? null : pick('stage', say('ask.stage-changes'), null, options(state)),
  answer: (run, frame, answer) => {
    const id = picked(breakFrame.question(run.state, frame), answer)?.[0];
    if (id === undefined) return wrongAnswer();
    pop(run);
    const stage = stagesByHand(run.state).find(one => `${one}` === id);
    if (stage !== undefined) changeStage(run, stage);
    drawNow(run, frame.drawings);
    return null;
  },
  go: (run, frame) => {
    pop(run);
    drawNow(run, frame.drawings);
  },
};
