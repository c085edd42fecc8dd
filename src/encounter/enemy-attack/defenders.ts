import { type EnemyAttack, hitsOf } from '../../might/enemy';
import { tokensOffered } from '../facts/defense-tokens';
import { friendOf } from '../facts/select';
import { mayDo } from '../facts/verdict';
import type { EnemyAttackFrame } from '../model/frame';
import type { Defender } from '../model/question';
import type { Friend, Id, State } from '../model/state';

/** Those of the attacked who can defend themselves, with what they could play. */
export function defenders(state: State, frame: EnemyAttackFrame): readonly Defender[] {
  const { flow } = frame;
  if (!flow) return [];
  const shown = flow.step === 'revealed' ? hitsOf(flow) : [];
  const hurt = shown.flatMap(one => (one.hpLost > 0 ? [one.target] : []));
  return flow.setup.targets.flatMap(target => {
    const friend = friendOf(state, target.id);
    // Who has left the board since the attack began defends no more.
    if (friend?.presence !== 'standing') return [];
    const hit = shown.find(one => one.target === target.id);
    return [
      {
        who: friend.id,
        name: friend.name,
        defense: defenseAgainst(flow, target.id),
        cards: mayPlay(state, friend) ? defenseCards(state, friend) : [],
        plus: mayPlay(state, friend) && keepsOwnCards(state, friend),
        tokens: tokensOffered(state, friend, hurt),
        damage: hit?.damage ?? null,
        hpLost: hit?.hpLost ?? null,
        ...(hit?.ignored ? { ignored: hit.ignored } : {}),
      },
    ];
  });
}

/** EA-5, EA-6: what counts against this attack: guards, the card played and tokens spent among it. */
const defenseAgainst = (flow: EnemyAttack, id: Id): number =>
  (flow.setup.targets.find(target => target.id === id)?.defense ?? 1) +
  (flow.cards[id] ?? 0) +
  (flow.tokens[id] ?? 0);

/** Only full characters have ability cards to defend with (companions have their 2 more instead). */
const mayPlay = (state: State, friend: Friend): boolean => mayDo(state, friend, 'defend');

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
