import { registerWords } from '../../../ui/words/say';
import './learn-problems';
import { solo } from './solo';

registerWords(solo, 'harrow');
