import '../src/ui/words/said/learn-board';
import '../src/ui/words/said/learn-history';
import '../src/ui/words/said/learn-might';

/** What the core says, in English, with every catalogue learnt: for what scripts print. */
export { say } from '../src/ui/words/say';
