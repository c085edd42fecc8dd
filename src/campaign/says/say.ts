import { speaker } from '../../basics/said';
import type { RuleSays } from './rules';
import type { SheetSays } from './sheets';

/** What the sheets of a campaign and their rules say; worded in src/ui/words. */
export const say = speaker<RuleSays & SheetSays>();
