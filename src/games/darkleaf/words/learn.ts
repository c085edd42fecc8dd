import { registerWords } from '../../../ui/words/say';
import { duel } from './duel';

registerWords(duel, 'darkleaf');
