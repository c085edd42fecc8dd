import './learn-board';
import './learn-storage';
import { registerWords } from '../say';
import { setupSaid } from './setup';

/** What may stand in the way of a new fight. */
registerWords(setupSaid);
