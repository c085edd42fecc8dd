import { registerWords } from '../../../ui/words/say';
import { fight } from './fight';
import { world } from './world';
import './learn-problems';

registerWords(fight, 'korrem');
registerWords(world, 'korrem');
