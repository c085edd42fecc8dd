import { parseWith } from '../../../basics/schema';
import { duelCommandSchema } from '../rules/duel/commands/commands';

/** Reads a command before the rules see it. */
export const parseDuelCommand = parseWith(duelCommandSchema);
