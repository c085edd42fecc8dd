import { registerWords } from '../../../ui/words/say';
import './learn-problems';
import { play } from './play';

registerWords(play, 'darkholds');
