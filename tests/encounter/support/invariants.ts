import { hexesOf } from '../../../src/board/targets/measure';
import { boardOf } from '../../../src/encounter/facts/positions';
import { heroes } from '../../../src/encounter/facts/select';
import type { Event } from '../../../src/encounter/model/event';
import type { Friend, State } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { atStop } from '../../../src/encounter/turns/stops';
import { COLORS, cardsOf } from '../../../src/might/cards';

/** What there was when the fight began, or when the table last said otherwise. */
export interface Ledger {
  readonly slips: number;
  readonly animus: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

const slipsOf = ({ stage }: State): number =>
  stage.deck.length + stage.drawn.length + stage.kept.length + stage.discard.length;
const cardsHeld = ({ cards }: Friend): readonly string[] => [
  ...cards.hand,
  ...cards.cooldown.flat(),
  ...cards.spent,
];

export const ledgerOf = (state: State): Ledger => ({
  slips: slipsOf(state),
  animus: new Map(state.friends.map(one => [one.id, one.animus.available + one.animus.reserve])),
  cards: new Map(state.friends.map(one => [one.id, cardsHeld(one).length])),
});

/** Who comes in brings what it has; what the table says is taken as it is, of just what it speaks of. */
export function rebooked(ledger: Ledger, event: Event, after: State): Ledger {
  const now = ledgerOf(after);
  const who =
    event.type === 'friendCame'
      ? event.friend.id
      : event.type === 'said' && event.correction.say === 'animus'
        ? event.correction.who
        : null;
  const slips = event.type === 'said' && event.correction.say === 'stageDeck' ? now.slips : ledger.slips;
  if (who === null) return slips === ledger.slips ? ledger : { ...ledger, slips };
  const with1 = (old: ReadonlyMap<string, number>, of: ReadonlyMap<string, number>) =>
    new Map([...old, [who, of.get(who) ?? 0] as const]);
  return { slips, animus: with1(ledger.animus, now.animus), cards: with1(ledger.cards, now.cards) };
}

/** What must hold after every event of any fight; the first thing that does not. */
export function broken(state: State, ledger: Ledger): string | null {
  for (const side of ['oathsworn', 'enemy'] as const)
    for (const color of COLORS) {
      const { deck, table, discard } = state.might[side].cards[color];
      if (deck.length + table.length + discard.length !== 18) return `${side} ${color}: cards lost or made`;
    }
  if (slipsOf(state) !== ledger.slips) return `stage cards: ${slipsOf(state)} of ${ledger.slips}`;
  for (const one of state.friends) {
    if (!Number.isInteger(one.hp) || one.hp < 0 || one.hp > one.maxHp) return `${one.id} has ${one.hp} HP`;
    const { available, reserve } = one.animus;
    if (available < 0 || reserve < 0) return `${one.id} has ${available}/${reserve} animus`;
    const sum = ledger.animus.get(one.id);
    if (sum !== available + reserve) return `${one.id} has ${available + reserve} animus in all, not ${sum}`;
    const cards = cardsHeld(one);
    if (new Set(cards).size !== cards.length) return `${one.id} has a card twice`;
    const count = ledger.cards.get(one.id);
    if (cards.length !== count) return `${one.id} has ${cards.length} cards, not ${count}`;
    if (Object.values(one.tokens).some(n => n <= 0)) return `${one.id} tokens ${JSON.stringify(one.tokens)}`;
  }
  for (const enemy of state.enemies)
    for (const die of enemy.dice)
      if (die.hp < 0 || die.hp > die.max) return `${enemy.id} ${die.id} ${die.hp}`;
  return null;
}

/** The very cards of MT-1, wherever they lie. */
export function conserved(state: State): string | null {
  for (const side of ['oathsworn', 'enemy'] as const)
    for (const color of COLORS) {
      const { deck, table, discard } = state.might[side].cards[color];
      const all = [...deck, ...table, ...discard].sort().join();
      if (all !== printed[color]) return `${side} ${color}: ${all}`;
    }
  return null;
}

const sorted = (color: (typeof COLORS)[number]): string => [...cardsOf(color)].sort().join();
const printed = {
  white: sorted('white'),
  yellow: sorted('yellow'),
  red: sorted('red'),
  black: sorted('black'),
};

/** What must hold once a tap is over: nobody shares a hex, one question on top or an open phase. */
export function unsettled(state: State): string | null {
  const lost = conserved(state);
  if (lost) return lost;
  const board = boardOf(state);
  const seen = new Map<string, string>();
  for (const one of board.characters) {
    if (one.side === 'sentinel') continue;
    for (const hex of hexesOf(board, one.id)) {
      if (seen.has(hex)) return `${one.id} and ${seen.get(hex)} share ${hex}`;
      seen.set(hex, one.id);
    }
  }
  for (const obstacle of board.obstacles)
    for (const hex of obstacle.hexes)
      if (seen.has(hex)) return `${seen.get(hex)} stands in ${obstacle.id} at ${hex}`;
  if (state.phase === 'over') return state.outcome === null ? 'over without an outcome' : null;
  const open = (state.frames.length === 0 && state.step === 'open') || atStop(state);
  if (!open && !questionOf(state)) return `nothing is asked in ${state.phase}/${state.step}`;
  if (!open && state.agenda.some(job => job.id <= 0)) return 'a job without an id';
  // FT-6: what fell at once with them may still wait for its die.
  const settling = state.frames.at(-1)?.frame === 'die';
  if (!settling && heroes(state).every(one => one.presence === 'unconscious' || one.presence === 'dead'))
    return 'all are down';
  return null;
}
