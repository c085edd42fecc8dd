import { computed, signal } from '@preact/signals';
import type { Said } from '../basics/said';
import { redo, undo } from '../history/head';
import { begin, commit, type Game, type History } from '../history/history';
import { redoTitle, undoTitle } from '../history/view';
import { type Attack, applyAttack, newAttack } from '../might/attack';
import { type AttackCommand, decideAttack } from '../might/attack-decide';
import { attackSetup } from '../might/attack-setup';
import { COLORS, type Counts, NONE, total } from '../might/cards';
import { applyDecks, resetDecks } from '../might/decks';
import { enemyOdds } from '../might/enemy-odds';
import type { MightEvent } from '../might/event';
import { expected } from '../might/figures';
import { odds } from '../might/odds';
import { outcomeOf } from '../might/outcome';
import { remainingIn } from '../might/remaining';
import { freshTable, type MightTable } from '../might/table';

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

/** The might decks by themselves: both sides, draws, criticals, redraws, and an undo that cannot reroll. */
export function openMightAlone(seed: number) {
  const history = signal<History<State, Event>>(
    begin<State, Event>({ table: freshTable(seed), side: 'oathsworn', attack: null }),
  );
  const note = signal<Said | null>(null);
  const state = computed(() => history.value.state);

  const put = (title: string, events: readonly Event[], revealed: boolean) => {
    history.value = commit(game, history.value, { title, events, revealed });
    note.value = null;
  };

  const command = (what: AttackCommand, title: string) => {
    const { attack, side, table } = state.value;
    if (!attack) return;
    const decided = decideAttack(attack, table[side], what);
    if (!decided.ok) {
      note.value = decided.error.message;
      return;
    }
    const events = decided.value.map(event => ({ type: 'might', side, event }) as const);
    put(title, events, what.type !== 'settle' && what.type !== 'decline');
  };

  return {
    state,
    note,
    undoTitle: computed(() => undoTitle(history.value)),
    redoTitle: computed(() => redoTitle(history.value)),
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
    draw(side: Side, pool: Counts, dice: boolean, title: string) {
      if (total(pool) === 0) return;
      const attack = newAttack(
        attackSetup({ might: { ...pool, white: 0 }, determination: false, redraws: 99 }),
      );
      const decided = decideAttack(attack, state.value.table[side], {
        type: 'choose',
        cubes: { ...pool, white: 0 },
        white: pool.white,
        ...(dice ? { dice: pool } : { dice: NONE }),
      });
      if (!decided.ok) {
        note.value = decided.error.message;
        return;
      }
      const drawn = decided.value.map(event => ({ type: 'might', side, event }) as const);
      put(title, [{ type: 'opened', side, attack }, ...drawn], true);
    },
    command,
    putAway(title: string) {
      const { attack, side, table } = state.value;
      if (!attack) return;
      const settled = attack.outcome
        ? { ok: true as const, value: [] }
        : decideAttack(attack, table[side], { type: 'settle' });
      const events = settled.ok ? settled.value.map(event => ({ type: 'might', side, event }) as const) : [];
      put(title, [...events, { type: 'put-away' }], false);
    },
    shuffle(side: Side, title: string) {
      const events = resetDecks(state.value.table[side]).map(
        event => ({ type: 'might', side, event }) as const,
      );
      put(title, events, true);
    },
    undo() {
      const back = undo(game, history.value);
      if (back.ok) history.value = back.value;
    },
    redo() {
      const forth = redo(game, history.value);
      if (forth.ok) history.value = forth.value;
    },
  };
}
