import { learn } from '../say';
import { mightSaid } from './might';

/** All that a fight may say. */
learn(mightSaid);
