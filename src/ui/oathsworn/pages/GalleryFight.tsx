import { signal } from '@preact/signals';
import { ok } from '../../../basics/result';
import type { Question } from '../../../encounter/model/question';
import { initialState } from '../../../encounter/setup/initial-state';
import type { Fight } from '../../../table/fight/fight';
import { nothingHappened } from '../../../table/fight/happened';
import { reachOf } from '../../../table/fight/reach';
import { publicView } from '../../../table/fight/view';
import { freshDraft, freshMinions, heroOf, setupOf } from '../../../table/setup/draft';
import { FightScreen } from '../../fight/screen/FightScreen';
import { presetNames } from '../../words/preset';

const draft = {
  ...freshDraft,
  foe: { ...freshDraft.foe, name: 'Broodmother' },
  minions: freshMinions,
  heroes: (['warden', 'priest', 'witch', 'ranger'] as const).map(heroOf),
};
const state = {
  ...initialState(setupOf(draft, 1, presetNames)),
  phase: 'oathsworn',
  step: 'open',
  round: 2,
} as const;

const fight = (question: Question | null): Fight => ({
  id: 'gallery',
  view: signal(publicView(state)),
  question: signal(question),
  refusal: signal(null),
  sawHidden: signal(false),
  happened: signal(nothingHappened),
  walked: signal([]),
  moved: signal([]),
  leftOut: signal(new Map()),
  forecast: signal(undefined),
  threat: signal(null),
  foresight: signal(false),
  inHand: signal(undefined),
  line: signal({ line: [], at: 0 }),
  marks: signal([]),
  undoTitle: signal('Warden draws 2 red'),
  redoTitle: signal(undefined),
  saving: signal('saved'),
  send: command => {
    console.log(command);
    return true;
  },
  mayShow: signal(false),
  shows: () => false,
  undo: () => {},
  redo: () => {},
  jump: () => {},
  at: () => undefined,
  whys: () => [],
  whysLately: () => [],
  lookBack: () => ({
    rounds: [],
    best: undefined,
    narrowest: undefined,
    chronicle: { rounds: [], sources: [], parts: [], turning: undefined, ahead: undefined },
  }),
  reach: who =>
    reachOf(
      { ...state, friends: state.friends.map(f => ({ ...f, animus: { available: 3, reserve: 4 } })) },
      who,
    ),
  aim: () => ({ warning: null, dice: [], arc: null }),
  help: () => null,
  sayAll: () => true,
  playing: () => [],
  against: () => new Map(),
  preview: () => undefined,
  dismissRefusal: () => {},
  problem: signal(undefined),
  retry: () => {},
  saveHelp: {
    found: signal([]),
    putAway: () => {},
    takeDamaged: undefined,
    needed: signal(false),
    mayRetry: signal(false),
    full: signal(false),
    makeRoom: () => Promise.resolve(ok(0)),
    takeOut: () => Promise.resolve(ok(undefined)),
  },
  close: () => Promise.resolve(),
});

const composing: Question = {
  ask: 'card',
  reaction: false,
  sentence: 'Which stage card lies face up?',
  stage: 1,
  options: [],
  takes: ['card', 'compose', 'aloud'],
};

export function GalleryFight({ which }: { which: string | undefined }) {
  return <FightScreen fight={fight(which === 'card' ? composing : null)} />;
}
