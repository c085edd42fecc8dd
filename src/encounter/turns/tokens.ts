import { say as inMight } from '../../might/says';
import type { HeroEffect } from '../../stage/company';
import { battleflow } from '../cards/battleflow';
import { isHitInTheOpen, isHitUnseen, spendsDefense } from '../enemy-attack/defense-token';
import { friendOf, insideOf, tokensOf } from '../facts/select';
import type { TokenUse } from '../model/command';
import type { Friend, Id, State } from '../model/state';
import { gainAnimus } from '../run/animus';
import { barred } from '../run/may';
import { unless } from '../run/overrule';
import { no, note, push, type Refused, type Run } from '../run/run';
import { addToken, isCombatToken } from '../run/tokens';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { guardsFriend, strikeInTheOpen } from '../strike/guard-friends';
import { actor, isFriend, isOpen, mayInterrupt } from './may-act';

interface Spends {
  readonly who: Id;
  readonly token: string;
  readonly use?: TokenUse;
  readonly anyway?: boolean;
}

/** A combat token is spent. Companions and allies use +2 Animus and Battleflow in ways of their own, in their turn. */
export function spend(run: Run, { who, token, use, anyway }: Spends): Refused {
  if (!mayInterrupt(run.state)) return no('not-now', because('refuse.no-spending-now'));
  const friend = actor(run, who, 'spend', anyway);
  if (!isFriend(friend)) return friend;
  // OWN-310: a status is nothing that anybody spends.
  if (!isCombatToken(token)) return no('no-token', because('refuse.token-not-spent'));
  const payer = payerOf(run, friend, token);
  if (!payer) return no('no-token', because('refuse.no-such-token'));
  const simple = friend.role === 'full';
  if (token === 'animus' && simple) {
    addToken(run, payer, token, -1);
    // TK-2: 2 animus
    gainAnimus(run, who, 2);
    return null;
  }
  if (token === 'battleflow' && simple) {
    if (use !== 0 && use !== 1 && use !== 2 && use !== 3)
      return no('which-position', because('refuse.say-position'));
    addToken(run, payer, token, -1);
    // TK-5: every card of one position
    const cards = battleflow(friend.cards, use, null);
    run.emit({ type: 'cards', who, cards, played: null });
    return null;
  }
  if (token === 'animus' || token === 'battleflow') {
    if (!isOpen(run.state)) return no('not-now', because('refuse.token-in-own-turn'));
    if (use !== 'move' && use !== 'attack' && use !== 'refresh')
      return no('which-use', because('refuse.say-use'));
    const held = use === 'refresh' ? null : unless(run, anyway, hinders(run.state, friend, use));
    if (held) return held;
    addToken(run, payer, token, -1);
    buys(run, friend, use);
    return null;
  }
  const early = token === 'defense' && isHitUnseen(run.state, who);
  const tooEarly = early ? no('not-its-moment', inMight('might.defense-token-later')) : null;
  const waits = unless(run, anyway, tooEarly);
  if (waits) return waits;
  if (token === 'defense' && strikeInTheOpen(run.state, who)) {
    const refused = guardsFriend(run, who);
    if (refused) return refused;
  } else if (token === 'defense' && isHitInTheOpen(run.state, who)) {
    const refused = spendsDefense(run, who);
    if (refused) return refused;
  } else addToken(run, payer, token, -1);
  note(run, 'spent', done('done.spends-token', { who: friend.name, token }));
  return null;
}

/** The Guardian may use the Grove Maiden's tokens as its own (FT-3). */
function payerOf(run: Run, friend: Friend, token: string): Id | null {
  if (tokensOf(friend, token) > 0) return friend.id;
  const owner = friend.role === 'guardian' ? friendOf(run.state, friend.of) : undefined;
  return owner && tokensOf(owner, token) > 0 ? owner.id : null;
}

/** Nothing is spent on what cannot be done now (ST-4, SE-3, OWN-111). */
const hinders = (state: State, friend: Friend, use: 'move' | 'attack'): Refused =>
  barred(state, friend, use) ??
  // From inside there is no other attack than the one that its animus pays for (SE-15).
  (insideOf(friend) ? no('consumed', because('refuse.consumed', { who: friend.name })) : null) ??
  (use === 'move' && tokensOf(friend, 'crippled') > 0
    ? no('crippled', because('refuse.crippled', { who: friend.name }))
    : null);

/** CN-5: at once a move of 2, the attack of the card (told next, `free`), or a refresh of the might decks. */
function buys(run: Run, friend: Friend, use: 'move' | 'attack' | 'refresh'): void {
  note(run, 'bought', bought(friend.name, use));
  if (use === 'attack') {
    const { turn } = run.state;
    const now = turn?.who === friend.id ? turn : { who: friend.id, moved: false, played: false };
    run.emit({ type: 'turn', turn: { ...now, bought: (now.bought ?? 0) + 1 } });
    return;
  }
  const effects: readonly HeroEffect[] =
    use === 'move' ? [{ effect: 'move', hexes: 2 }] : [{ effect: 'refresh' }];
  const bare = { card: '', choice: '', at: 0, cut: false, targets: [], asked: -1 };
  push(run, { frame: 'play', who: friend.id, ...bare, effects });
}

const bought = (who: string, use: 'move' | 'attack' | 'refresh') =>
  use === 'move'
    ? done('done.bought-move', { who, hexes: 2 })
    : done(use === 'attack' ? 'done.bought-attack' : 'done.bought-refresh', { who });
