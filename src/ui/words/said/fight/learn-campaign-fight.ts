import { registerWords } from '../../say';
import { campaignFightSaid } from './campaign-fight';

/** What a fight and the company that fights it both say. */
registerWords(campaignFightSaid);
