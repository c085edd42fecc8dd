import '../../../ui/words/said/learn-reading';
import '../../../ui/words/said/learn-square';
import { registerWords as learn } from '../../../ui/words/say';
import { problems } from './problems';

learn(problems);
