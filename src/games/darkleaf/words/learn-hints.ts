import { registerWords } from '../../../ui/words/say';
import { hints } from './hints';

registerWords(hints, 'darkleaf');
