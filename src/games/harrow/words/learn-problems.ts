import '../../../ui/words/said/shared/learn-reading';
import { registerWords as learn } from '../../../ui/words/say';
import { problems } from './problems';

learn(problems);
