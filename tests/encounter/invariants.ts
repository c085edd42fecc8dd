import { hexesOf } from '../../src/board/measure';
import { questionOf } from '../../src/encounter/advance';
import { heroes } from '../../src/encounter/find';
import { boardOf } from '../../src/encounter/positions';
import type { State } from '../../src/encounter/state';
import { COLORS, cardsOf } from '../../src/might/cards';

/** What must hold after every event of any fight that nobody has corrected; the first thing that does not. */
export function broken(state: State, begun: State): string | null {
  for (const side of ['oathsworn', 'enemy'] as const)
    for (const color of COLORS) {
      const { deck, table, discard } = state.might[side].cards[color];
      if (deck.length + table.length + discard.length !== 18) return `${side} ${color}: cards lost or made`;
    }
  const slips = (of: State): number =>
    of.stage.deck.length + of.stage.drawn.length + of.stage.kept.length + of.stage.discard.length;
  if (slips(state) !== slips(begun)) return `stage cards: ${slips(state)} of ${slips(begun)}`;
  for (const one of state.friends) {
    if (!Number.isInteger(one.hp) || one.hp < 0 || one.hp > one.maxHp) return `${one.id} has ${one.hp} HP`;
    const { available, reserve } = one.animus;
    const before = begun.friends.find(it => it.id === one.id);
    if (available < 0 || reserve < 0) return `${one.id} has ${available}/${reserve} animus`;
    if (before && available + reserve !== before.animus.available + before.animus.reserve)
      return `${one.id} animus sum`;
    const cards = [...one.cards.hand, ...one.cards.cooldown.flat(), ...one.cards.spent];
    if (new Set(cards).size !== cards.length) return `${one.id} has a card twice`;
    if (before && cards.length !== before.cards.hand.length) return `${one.id} has ${cards.length} cards`;
    if (Object.values(one.tokens).some(count => count <= 0))
      return `${one.id} tokens ${JSON.stringify(one.tokens)}`;
  }
  for (const enemy of state.enemies)
    for (const die of enemy.dice)
      if (die.hp < 0 || die.hp > die.max) return `${enemy.id} ${die.id} ${die.hp}`;
  return null;
}

/** The very cards of MT-1, wherever they lie. */
function conserved(state: State): string | null {
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
  const open = state.frames.length === 0 && state.step === 'open';
  if (!open && !questionOf(state)) return `nothing is asked in ${state.phase}/${state.step}`;
  if (!open && state.agenda.some(job => job.id <= 0)) return 'a job without an id';
  if (heroes(state).every(one => one.presence === 'unconscious' || one.presence === 'dead'))
    return 'all are down';
  return null;
}
