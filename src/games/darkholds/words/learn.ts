import { registerWords } from '../../../ui/words/say';
import './learn-problems';
import { boxSaid } from './box-said';
import { play } from './play';

registerWords(play, 'darkholds');
registerWords(boxSaid, 'darkholds');
