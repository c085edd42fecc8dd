import { registerWords } from '../../../ui/words/say';
import { fight } from './fight';
import './learn-problems';

registerWords(fight, 'korrem');
