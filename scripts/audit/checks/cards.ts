import { type Friend, isOpen, isUp } from '../books';
import type { LogCards, Position } from '../log';
import type { LogEvent, LogTap } from '../log-event';
import { isAnyway, isSaid, type Watch } from '../watch';

const all = ({ hand, cooldown, spent }: LogCards): readonly string[] => [
  ...hand,
  ...cooldown.flat(),
  ...spent,
];
const sorted = (ids: readonly string[]): string => ids.toSorted().join(' ');
const told = (cards: LogCards): string =>
  [cards.hand, ...cards.cooldown, cards.spent, cards.cubes].map(sorted).join(' | ');

interface Piles {
  hand: readonly string[];
  cooldown: (readonly string[])[];
  spent: readonly string[];
}

/** Out of wherever it lies, onto a position or face down. */
function put(cards: LogCards, card: string, to: Position | 'spent'): Piles {
  const less = (ids: readonly string[]): readonly string[] => ids.filter(id => id !== card);
  const piles: Piles = {
    hand: less(cards.hand),
    cooldown: cards.cooldown.map(less),
    spent: less(cards.spent),
  };
  if (to === 'spent') piles.spent = [...piles.spent, card];
  else piles.cooldown[to] = [...(piles.cooldown[to] ?? []), card];
  return piles;
}

/** AB-6, AB-7: what lies at one position goes one lower, from the lowest to the hand. */
function flow(piles: Piles, position: Position, but: string | null): Piles {
  const there = piles.cooldown[position] ?? [];
  const moves = there.filter(id => id !== but);
  const cooldown = piles.cooldown.map((ids, at) => {
    if (at === position) return there.filter(id => id === but);
    return at === position - 1 ? [...ids, ...moves] : ids;
  });
  return { ...piles, cooldown, hand: position === 0 ? [...piles.hand, ...moves] : piles.hand };
}

const asCards = ({ hand, cooldown, spent }: Piles, cubes: readonly string[]): string =>
  [hand, ...cooldown, spent, cubes].map(sorted).join(' | ');

export const cards: Watch = (books, find) => {
  let refreshing = false;
  let defending: { readonly who: string; readonly card: string; readonly had: boolean }[] = [];

  function played(one: Friend, id: string, event: Extract<LogEvent, { type: 'cards' }>): void {
    const { cards: before } = one;
    const ability = books.abilities.get(id);
    const item = books.items.get(id);
    const injury = books.injuries.get(id);
    const now = told(event.cards);
    if (ability) {
      if (asCards(flow(put(before, id, ability.cooldown), ability.cooldown, id), before.cubes) !== now)
        find('battleflow', `${one.id} plays ${id}: ${told(before)} becomes ${now}`);
    } else if (item) {
      const to = one.role === 'companion' ? 'spent' : (item.cooldown ?? 'spent');
      if (asCards(put(before, id, to), before.cubes) !== now)
        find('item-away', `${one.id} uses ${id}: ${told(before)} becomes ${now}`);
    } else if (injury) {
      if (!before.hand.includes(id)) find('from-hand', `${one.id} plays ${id} from elsewhere`);
      if (asCards(put(before, id, injury.cooldown), before.cubes) !== now)
        find('injury-away', `${one.id} plays ${id}: ${told(before)} becomes ${now}`);
    } else if (!event.cards.cubes.includes(id)) find('once-each', `${id} of ${one.id} gets no cube`);
  }

  function moved(one: Friend, event: Extract<LogEvent, { type: 'cards' }>, tap: LogTap): void {
    const { cards: before } = one;
    const piles: Piles = { ...before, cooldown: [...before.cooldown] };
    const { command } = tap;
    if (refreshing) {
      const cubes = one.role === 'companion' ? [] : before.cubes;
      if (asCards(flow(piles, 0, null), cubes) !== told(event.cards))
        find('cards-back', `${one.id}: ${told(before)} becomes ${told(event.cards)}`);
      return;
    }
    const { use } = command.do === 'spend' ? command : {};
    const at = ([0, 1, 2, 3] as const).find(position => position === use);
    if (at === undefined || asCards(flow(piles, at, null), before.cubes) !== told(event.cards))
      find('token-flow', `${one.id}: ${told(before)} becomes ${told(event.cards)} by ${command.do}`);
  }

  return {
    begins({ command }) {
      defending =
        command.do === 'answer' && command.answer.answer === 'defend'
          ? command.answer.with.flatMap(({ who, card }) => {
              const had = card !== undefined && (books.friends.get(who)?.cards.hand.includes(card) ?? false);
              return card === undefined ? [] : [{ who, card, had }];
            })
          : [];
    },
    sees(event, tap) {
      if (event.type === 'roundBegins') refreshing = true;
      if (event.type === 'phase' && refreshing) {
        refreshing = false;
        for (const one of books.friends.values())
          if (isUp(one) && one.cards.cooldown[0].length > 0)
            find('cards-back', `${one.cards.cooldown[0].join(', ')} of ${one.id} stays at position 0`);
      }
      if (event.type === 'pushed' && event.frame.frame === 'play' && !event.frame.effects) {
        const { who, card, choice } = event.frame;
        const one = books.friends.get(who);
        const isCard = books.abilities.has(card) || books.items.has(card);
        if (one && isCard && !one.cards.hand.includes(card))
          find('from-hand', `${who} plays ${card} from elsewhere`);
        if (one && !isCard && one.cards.cubes.includes(choice) && !isAnyway(tap))
          find('once-each', `${who} uses ${choice} again`);
        const under = books.frames.some(
          frame => frame.frame === 'play' && frame.who === who && frame.card === card,
        );
        if (under) find('from-hand', `${who} plays ${card} while it is being played`);
        const ability = books.abilities.get(card)?.choices.find(({ id }) => id === choice);
        const owes = one && ability && !ability.interrupt && one.role === 'full' && isOpen(books);
        if (owes && tap.command.do === 'play' && !isAnyway(tap) && owesInjury(one))
          find('injuries-first', `${who} plays ${card} with injuries in hand`);
      }
      if (event.type === 'might' && event.side === 'enemy' && event.event.type === 'defended') {
        const { target, value } = event.event;
        const by = defending.find(({ who }) => who === target);
        if (by && (!by.had || books.abilities.get(by.card)?.defense !== value))
          find('one-defense-card', `${target} defends by ${value} with ${by.card}`);
      }
      if (event.type !== 'cards' || isSaid(tap)) return;
      const one = books.friends.get(event.who);
      if (!one) return;
      const before = all(one.cards);
      if (sorted(before) !== sorted(all(event.cards)))
        find('cards-kept', `${one.id} has ${sorted(all(event.cards))}, not ${sorted(before)}`);
      if (event.played === null) moved(one, event, tap);
      else played(one, event.played, event);
    },
  };

  function owesInjury(one: Friend): boolean {
    return !books.injured.has(one.id) && one.cards.hand.some(card => books.injuries.has(card));
  }
};
