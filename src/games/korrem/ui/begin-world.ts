import { go } from '../../../ui/shell/router';
import { bagOf, deckOf } from '../rules/box/box';
import type { World } from '../rules/play/model';
import { longGame, ownGame, shortGame, usualSettings } from '../sample/short-game';
import { ownBox } from '../table/box';
import { beginWorldTable } from '../table/worlds';
import { lobbyWords } from '../words/lobby';
import { ui } from '../words/ui';
import { wsheets } from '../words/world-sheets';

const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** What the app keeps of a game. */
export type Keeps = 'all' | 'meetings' | 'clocks';

async function open(name: string, world: World): Promise<void> {
  const begun = await beginWorldTable(name, world);
  if (begun.ok) go('korrem', 'world', begun.value);
}

/** *The Salt Road* as a short game to 8 points, or from the first land to 25. */
export const openShortGame = (): Promise<void> =>
  open(lobbyWords.lobby.short, shortGame(newSeed(), ui.nations));
export const openLongGame = (): Promise<void> => open(lobbyWords.lobby.long, longGame(newSeed(), ui.nations));

/** A game with the group's own box. */
export const openOwnGame = (
  names: readonly string[],
  {
    keeps,
    sand,
    target,
    draws,
  }: {
    readonly keeps: Keeps;
    readonly sand: boolean;
    readonly target: number;
    /** Whether the app draws from what lies in the group's own box. */
    readonly draws: boolean;
  },
): Promise<void> =>
  open(
    wsheets.fresh.name,
    ownGame(
      names,
      {
        ...usualSettings,
        map: keeps === 'all',
        bank: keeps === 'all',
        sand,
        target,
        ...(keeps === 'clocks' && { clocks: true }),
      },
      newSeed(),
      draws && keeps === 'all'
        ? { bag: bagOf(ownBox.peek()), creatures: deckOf(ownBox.peek()) }
        : { bag: null, creatures: null },
    ),
  );
