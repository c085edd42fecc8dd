import './learn-campaign-fight';
import '../shared/learn-history';
import './learn-might';
import './learn-table';
import './learn-setup';
import { registerWords } from '../../say';
import { asksSaid } from './asks';
import { deedsSaid } from './deeds';
import { refusalsSaid } from './refusals';
import { tellsSaid } from './tells';
import { titlesSaid } from './titles';

/** All that a fight may say. */
registerWords(asksSaid);
registerWords(deedsSaid);
registerWords(refusalsSaid);
registerWords(tellsSaid);
registerWords(titlesSaid);
