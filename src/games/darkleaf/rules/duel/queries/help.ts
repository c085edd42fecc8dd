import type { Side } from '../../board/square';
import type { Duel, Help } from '../model';

/** How much the app says to a side: as agreed for both, or as this side alone is told. */
export const helpOf = ({ help, helps }: Duel, side: Side): Help => helps?.[side] ?? help;
