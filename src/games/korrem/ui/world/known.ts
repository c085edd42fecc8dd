import type { Member } from '../../rules/play/model';
import { creatureDeck, decks, memberOf } from '../../sample/short-game';

/** Cards that are offered by name. */
export const knownCards = (creature: boolean): readonly Member[] =>
  creature
    ? creatureDeck()
    : Object.values(decks)
        .flat()
        .map((told, i) => memberOf(`known-${i}`, told));
