import './learn-board';
import './learn-storage';
import { learn } from '../say';
import { setupSaid } from './setup';

/** What may stand in the way of a new fight. */
learn(setupSaid);
