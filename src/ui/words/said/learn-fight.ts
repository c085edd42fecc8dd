import { learn } from '../say';
import { asksSaid } from './asks';
import { mightSaid } from './might';
import { tellsSaid } from './tells';
import { titlesSaid } from './titles';

/** All that a fight may say. */
learn(asksSaid);
learn(mightSaid);
learn(tellsSaid);
learn(titlesSaid);
