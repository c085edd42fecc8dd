import { computed } from '@preact/signals';
import { ok } from '../basics/result';
import type { Game } from '../history/history';
import { type Attack, applyAttack, newAttack } from '../might/attack';
import { decideAttack } from '../might/attack-decide';
import { attackSetup } from '../might/attack-setup';
import { COLORS, type Counts, NONE, total } from '../might/cards';
import type { AttackCommand } from '../might/commands';
import { applyDecks, resetDecks } from '../might/decks';
import { enemyOdds } from '../might/enemy-odds';
import type { MightEvent } from '../might/event';
import { expected } from '../might/figures';
import { odds } from '../might/odds';
import { outcomeOf } from '../might/outcome';
import { remainingIn } from '../might/remaining';
import { freshTable, type MightTable } from '../might/table';
import { playHistory, unkeptHistory } from '../play/history-in-play';
import type { Decided, UnkeptRules } from '../play/rules';

type Side = 'oathsworn' | 'enemy';

interface State {
  readonly table: MightTable;
  readonly side: Side;
  readonly attack: Attack | null;
}

type Event =
  | { readonly type: 'opened'; readonly side: Side; readonly attack: Attack }
  | { readonly type: 'might'; readonly side: Side; readonly event: MightEvent }
  | { readonly type: 'put-away' };

const game: Game<State, Event> = {
  apply(state, event) {
    switch (event.type) {
      case 'opened':
        return { ...state, side: event.side, attack: event.attack };
      case 'might': {
        const table = { ...state.table, [event.side]: applyDecks(state.table[event.side], event.event) };
        return { ...state, table, attack: state.attack && applyAttack(state.attack, event.event) };
      }
      case 'put-away':
        return { ...state, attack: null };
    }
  },
};

/** What to expect of a draw before it is made; an enemy's cannot miss. */
export interface Expected {
  readonly miss: number | null;
  readonly damage: number;
}

function expectedOf(table: MightTable, side: Side, pool: Counts, dice: boolean): Expected | null {
  if (total(pool) === 0) return null;
  const drawn = dice ? { cards: NONE, dice: pool } : { cards: pool, dice: NONE };
  const left = remainingIn(table[side]);
  if (side === 'enemy') return { miss: null, damage: expected(enemyOdds(drawn, left)) };
  const { miss, hit } = odds({ pool: drawn, left });
  return { miss, damage: expected(hit) };
}

/** What a table does with the decks. */
export type MightCommand =
  | { readonly do: 'draw'; readonly side: Side; readonly pool: Counts; readonly dice: boolean }
  | { readonly do: 'attack'; readonly command: AttackCommand }
  | { readonly do: 'putAway' }
  | { readonly do: 'shuffle'; readonly side: Side };

const ofSide = (side: Side, events: readonly MightEvent[]): readonly Event[] =>
  events.map(event => ({ type: 'might', side, event }));

function drawn(table: MightTable, { side, pool, dice }: Extract<MightCommand, { do: 'draw' }>): Decision {
  if (total(pool) === 0) return ok([]);
  const attack = newAttack(attackSetup({ might: { ...pool, white: 0 }, determination: false, redraws: 99 }));
  const decided = decideAttack(attack, table[side], {
    type: 'choose',
    cubes: { ...pool, white: 0 },
    white: pool.white,
    dice: dice ? pool : NONE,
  });
  return decided.ok ? ok([{ type: 'opened', side, attack }, ...ofSide(side, decided.value)]) : decided;
}

type Decision = Decided<State, Event>;

function decide({ attack, side, table }: State, command: MightCommand): Decision {
  switch (command.do) {
    case 'draw':
      return drawn(table, command);
    case 'attack': {
      if (!attack) return ok([]);
      const decided = decideAttack(attack, table[side], command.command);
      return decided.ok ? ok(ofSide(side, decided.value)) : decided;
    }
    case 'putAway': {
      if (!attack) return ok([]);
      const settled = attack.outcome ? ok([]) : decideAttack(attack, table[side], { type: 'settle' });
      return ok([...(settled.ok ? ofSide(side, settled.value) : []), { type: 'put-away' }]);
    }
    case 'shuffle':
      return ok(ofSide(command.side, resetDecks(table[command.side])));
  }
}

/** The draw was made with dice. */
export const isThrown = ({ pieces }: Attack): boolean => pieces.every(piece => piece.from === 'die');

/** Something that nobody could know came to light, or was mixed anew. */
const shows: ReadonlySet<MightEvent['type']> = new Set(['deck', 'drew', 'exchanged']);

/** The might decks by themselves: both sides, draws, criticals, redraws, and an undo that cannot reroll. */
export function openMightAlone(seed: number, titleOf: (command: MightCommand, thrown: boolean) => string) {
  const rules: UnkeptRules<State, MightCommand, Event, never> = {
    decide,
    questionOf: () => null,
    titleOf: ({ attack }, command) => titleOf(command, attack ? isThrown(attack) : false),
    revealedBy: events => events.some(event => event.type === 'might' && shows.has(event.event.type)),
  };
  const history = unkeptHistory(game, { table: freshTable(seed), side: 'oathsworn', attack: null });
  // Titles are already put into words.
  const playing = playHistory(history, game, rules, title => (typeof title === 'string' ? title : title.say));
  const { state } = playing;
  return {
    ...playing,
    left(side: Side) {
      const { cards } = state.value.table[side];
      return COLORS.map(color => ({
        color,
        deck: cards[color].deck.length,
        discard: cards[color].discard.length,
      }));
    },
    expected: (side: Side, pool: Counts, dice: boolean) => expectedOf(state.value.table, side, pool, dice),
    outcome: computed(() => (state.value.attack ? outcomeOf(state.value.attack) : null)),
  };
}
