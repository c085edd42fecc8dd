import './learn-history';
import './learn-saves';
import { learn } from '../say';
import { campaignFightSaid } from './campaign-fight';
import { campaignRulesSaid } from './campaign-rules';
import { campaignBagsSaid, campaignSheetsSaid } from './campaign-sheets';
import { campaignStepsSaid } from './campaign-steps';
import { campaignTitlesSaid } from './campaign-titles';

/** All that the sheets of a company may say. */
learn(campaignRulesSaid);
learn(campaignSheetsSaid);
learn(campaignBagsSaid);
learn(campaignStepsSaid);
learn(campaignTitlesSaid);
learn(campaignFightSaid);
