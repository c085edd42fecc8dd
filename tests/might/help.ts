import { streamFrom } from '../../src/basics/random';
import type { Refusal, Result } from '../../src/basics/result';
import { type Attack, applyAttack, newAttack } from '../../src/might/attack';
import { decideAttack } from '../../src/might/attack-decide';
import { attackSetup } from '../../src/might/attack-setup';
import { COLORS, type Color, type Face } from '../../src/might/cards';
import type { AttackCommand, EnemyCommand } from '../../src/might/commands';
import { applyDecks, freshDecks, type MightDecks } from '../../src/might/decks';
import { applyEnemyAttack, type EnemyAttack, enemySetup, newEnemyAttack } from '../../src/might/enemy';
import { decideEnemyAttack } from '../../src/might/enemy-decide';
import type { MightEvent } from '../../src/might/event';

type Faces = Partial<Record<Color, readonly Face[]>>;

/** Decks in a known order: what is not named is empty. */
export function stacked(deck: Faces, discard: Faces = {}): MightDecks {
  const decks = freshDecks(1, 'oathsworn');
  const pile = (color: Color) => ({
    deck: deck[color] ?? [],
    table: [],
    discard: discard[color] ?? [],
    stream: streamFrom(5),
  });
  return {
    ...decks,
    cards: { white: pile('white'), yellow: pile('yellow'), red: pile('red'), black: pile('black') },
  };
}

export const faces = (of: { readonly pieces: readonly { readonly face: Face }[] }): Face[] =>
  of.pieces.map(piece => piece.face);

/** All cards of a side, wherever they lie: never more and never fewer. */
export const census = (decks: MightDecks): string =>
  COLORS.map(color => {
    const { deck, table, discard } = decks.cards[color];
    return `${color} ${[...deck, ...table, ...discard].sort().join(' ')}`;
  }).join('; ');

/** An attack played command by command; it goes through JSON after each, as if left and taken up again. */
export class AttackPlay {
  events: readonly MightEvent[] = [];
  attack: Attack;

  constructor(
    setup: Parameters<typeof attackSetup>[0],
    public decks: MightDecks,
  ) {
    this.attack = newAttack(attackSetup(setup));
  }

  try(command: AttackCommand): Result<readonly MightEvent[], Refusal> {
    return decideAttack(this.attack, this.decks, command);
  }

  do(...commands: AttackCommand[]): this {
    for (const command of commands) {
      const decided = this.try(command);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
      this.events = decided.value;
      this.attack = JSON.parse(JSON.stringify(this.events.reduce(applyAttack, this.attack)));
      this.decks = JSON.parse(JSON.stringify(this.events.reduce(applyDecks, this.decks)));
    }
    return this;
  }

  refusal(command: AttackCommand): string {
    const decided = this.try(command);
    return decided.ok ? 'not refused' : decided.error.code;
  }
}

export class EnemyPlay {
  events: readonly MightEvent[] = [];
  attack: EnemyAttack;

  constructor(
    setup: Parameters<typeof enemySetup>[0],
    public decks: MightDecks,
  ) {
    this.attack = newEnemyAttack(enemySetup(setup));
  }

  do(...commands: EnemyCommand[]): this {
    for (const command of commands) {
      const decided = decideEnemyAttack(this.attack, this.decks, command);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
      this.events = decided.value;
      this.attack = JSON.parse(JSON.stringify(this.events.reduce(applyEnemyAttack, this.attack)));
      this.decks = JSON.parse(JSON.stringify(this.events.reduce(applyDecks, this.decks)));
    }
    return this;
  }

  refusal(command: EnemyCommand): string {
    const decided = decideEnemyAttack(this.attack, this.decks, command);
    return decided.ok ? 'not refused' : decided.error.code;
  }
}
