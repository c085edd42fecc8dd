import '../fight/learn-campaign-fight';
import '../shared/learn-history';
import '../shared/learn-saves';
import { registerWords } from '../../say';
import { campaignRulesSaid } from './campaign-rules';
import { campaignBagsSaid, campaignSheetsSaid } from './campaign-sheets';
import { campaignStepsSaid } from './campaign-steps';
import { campaignTitlesSaid } from './campaign-titles';

/** All that the sheets of a company may say. */
registerWords(campaignRulesSaid);
registerWords(campaignSheetsSaid);
registerWords(campaignBagsSaid);
registerWords(campaignStepsSaid);
registerWords(campaignTitlesSaid);
