import '../src/ui/words/said/learn-board';
import '../src/ui/words/said/learn-campaign';
import '../src/ui/words/said/learn-fight';
import '../src/ui/words/said/learn-history';
import '../src/ui/words/said/learn-might';
import '../src/ui/words/said/learn-packs';
import '../src/ui/words/said/learn-reading';
import '../src/ui/words/said/learn-saves';
import '../src/ui/words/said/learn-setup';
import '../src/ui/words/said/learn-shelf';
import '../src/ui/words/said/learn-square';
import '../src/ui/words/said/learn-table';

/** What the core says, in English, with every catalogue learnt: for what scripts print. */
export { say } from '../src/ui/words/say';
