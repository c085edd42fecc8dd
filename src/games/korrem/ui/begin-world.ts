import { go } from '../../../ui/shell/router';
import { bagOf, deckOf } from '../rules/box/box';
import { dealt, deckNamed } from '../rules/box/decks';
import { nothing } from '../rules/goods';
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

interface OwnGame {
  /** Who plays, in seating order, each with the nation whose deck the box has; nothing where it lies on the table. */
  readonly seats: readonly { readonly name: string; readonly nation: string | null }[];
  readonly keeps: Keeps;
  readonly sand: boolean;
  readonly target: number;
  /** Whether the app draws from what lies in the group's own box. */
  readonly draws: boolean;
}

/** A game with the group's own box, and with how it reads the rules. */
export function openOwnGame({ seats, keeps, sand, target, draws }: OwnGame): Promise<void> {
  const box = ownBox.peek();
  const isWhole = keeps === 'all';
  const settings = {
    ...usualSettings,
    map: isWhole,
    bank: isWhole,
    sand,
    target,
    ...(keeps === 'clocks' && { clocks: true }),
    ...(box.formation && { formation: box.formation }),
    ...(box.rows && { rows: box.rows }),
  };
  const drawn =
    draws && isWhole ? { bag: bagOf(box), creatures: deckOf(box) } : { bag: null, creatures: null };
  const names = seats.map(({ name }) => name);
  return open(
    wsheets.fresh.name,
    ownGame(names, settings, newSeed(), drawn, (id, i) => {
      const nation = seats[i]?.nation ?? null;
      const deck = nation === null || !isWhole ? undefined : deckNamed(box.decks ?? [], nation);
      return {
        deck: deck ? dealt(box, deck, id) : [],
        prices: { wall: deck?.wall ?? nothing, tower: deck?.tower ?? nothing },
      };
    }),
  );
}
