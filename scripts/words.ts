import '../src/ui/words/said/fight/learn-board';
import '../src/ui/words/said/campaign/learn-campaign';
import '../src/ui/words/said/fight/learn-fight';
import '../src/ui/words/said/shared/learn-history';
import '../src/ui/words/said/fight/learn-might';
import '../src/ui/words/said/packs/learn-packs';
import '../src/ui/words/said/shared/learn-reading';
import '../src/ui/words/said/shared/learn-saves';
import '../src/ui/words/said/fight/learn-setup';
import '../src/ui/words/said/packs/learn-shelf';
import '../src/ui/words/said/shared/learn-square';
import '../src/ui/words/said/fight/learn-table';

/** What the core says, in English, with every catalogue learnt: for what scripts print. */
export { say } from '../src/ui/words/say';
