import type { Member } from '../../../rules/play/cards';
import { creatureDeck, decks, memberOf } from '../../../sample/short-game';
import { taughtCards } from '../../../table/box';

/** TE-2: cards that are offered by name: those of the group's own box first, then those of the sample. */
export const knownCards = (creature: boolean): readonly Member[] => [
  ...taughtCards.value.filter(({ nature }) => !creature || nature !== null),
  ...(creature
    ? creatureDeck()
    : Object.values(decks)
        .flat()
        .map((told, i) => memberOf(`known-${i}`, told))),
];
