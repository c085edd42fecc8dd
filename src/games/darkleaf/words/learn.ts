import { registerWords } from '../../../ui/words/say';
import { duel } from './duel';
import './learn-problems';

registerWords(duel, 'darkleaf');
