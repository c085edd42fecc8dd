import './learn-history';
import './learn-table';
import './learn-setup';
import { learn } from '../say';
import { asksSaid } from './asks';
import { campaignFightSaid } from './campaign-fight';
import { deedsSaid } from './deeds';
import { mightSaid } from './might';
import { refusalsSaid } from './refusals';
import { tellsSaid } from './tells';
import { titlesSaid } from './titles';

/** All that a fight may say. */
learn(asksSaid);
learn(campaignFightSaid);
learn(deedsSaid);
learn(mightSaid);
learn(refusalsSaid);
learn(tellsSaid);
learn(titlesSaid);
