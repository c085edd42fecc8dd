import './learn-board';
import '../shared/learn-storage';
import { registerWords } from '../../say';
import { setupSaid } from './setup';

/** What may stand in the way of a new fight. */
registerWords(setupSaid);
