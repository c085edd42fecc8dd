import { hitsOf } from '../might/enemy';
import { defenseOfFriend, friendOf, isOathsworn } from './find';
import type { BlowFrame } from './frame';
import type { Defender } from './question';
import type { Friend, State } from './state';

/** Those of the attacked who can defend themselves, with what they could play. */
export function defenders(state: State, frame: BlowFrame): readonly Defender[] {
  const { flow } = frame;
  if (!flow) return [];
  const shown = flow.step === 'revealed' ? hitsOf(flow) : [];
  return flow.setup.targets.flatMap(target => {
    const friend = friendOf(state, target.id);
    // Who has left the board since the attack began defends no more.
    if (friend?.presence !== 'standing') return [];
    const hit = shown.find(one => one.target === target.id);
    return [
      {
        who: friend.id,
        name: friend.name,
        defense: defenseOfFriend(state, friend) + (flow.cards[friend.id] ?? 0),
        cards: mayPlay(friend) ? defenseCards(state, friend) : [],
        plus: mayPlay(friend) && keepsOwnCards(state, friend),
        tokens: target.tokens - (flow.tokens[target.id] ?? 0),
        damage: hit?.damage ?? null,
        hpLost: hit?.hpLost ?? null,
      },
    ];
  });
}

/** Only full characters have ability cards to defend with (companions have their 2 more instead). */
const mayPlay = (friend: Friend): boolean =>
  friend.role === 'full' && isOathsworn(friend) && friend.consumed === null;

/** The table keeps its own hand of cards: the app is only told what a card is worth. */
const keepsOwnCards = (state: State, friend: Friend): boolean =>
  state.settings.company === 'light' ||
  allCards(friend).every(id => state.library.abilities[id] === undefined);

const allCards = (friend: Friend): readonly string[] => [
  ...friend.cards.hand,
  ...friend.cards.cooldown.flat(),
];

function defenseCards(state: State, friend: Friend): Defender['cards'] {
  if (keepsOwnCards(state, friend)) return [];
  return friend.cards.hand.flatMap(id => {
    const card = state.library.abilities[id];
    return card?.defense ? [{ id, label: card.name, defense: card.defense }] : [];
  });
}
