import './learn-history';
import './learn-table';
import './learn-setup';
import { registerWords } from '../say';
import { asksSaid } from './asks';
import { campaignFightSaid } from './campaign-fight';
import { deedsSaid } from './deeds';
import { mightSaid } from './might';
import { refusalsSaid } from './refusals';
import { tellsSaid } from './tells';
import { titlesSaid } from './titles';

/** All that a fight may say. */
registerWords(asksSaid);
registerWords(campaignFightSaid);
registerWords(deedsSaid);
registerWords(mightSaid);
registerWords(refusalsSaid);
registerWords(tellsSaid);
registerWords(titlesSaid);
