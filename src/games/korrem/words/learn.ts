import { registerWords } from '../../../ui/words/say';
import { box } from './box';
import { fight } from './fight';
import { world } from './world';
import './learn-problems';

registerWords(box, 'korrem');
registerWords(fight, 'korrem');
registerWords(world, 'korrem');
