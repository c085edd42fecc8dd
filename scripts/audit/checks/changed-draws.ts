import { type Books, choiceOf, defenseOf } from '../books';
import type { Draw, Draws } from '../draws';
import type { LogEffect } from '../log';
import type { LogChange, LogPlay, LogTap } from '../log-event';
import { isSaid, type Watch } from '../watch';

/** The table's own word on a draw: what it changes, exchanges or adds up by hand. */
function isWord(tap: LogTap, type: 'adjust' | 'redraw'): boolean {
  const { command } = tap;
  if (isSaid(tap)) return true;
  if (command.do !== 'answer') return false;
  const { answer } = command;
  if (answer.answer === 'might') return answer.command.type === type;
  return type === 'adjust' && (answer.answer === 'total' || answer.answer === 'defend');
}

/** TM-13: "for each HP lost" counts from 6. */
function times(books: Books, { who }: LogPlay, { per }: LogEffect): number {
  return per === undefined ? 1 : Math.max(0, 6 - (books.friends.get(who)?.hp ?? 6));
}

function effectsOf(books: Books, play: LogPlay): readonly LogEffect[] {
  const one = books.friends.get(play.who);
  return play.effects ?? (one ? (choiceOf(books, one, play.card, play.choice)?.effects ?? []) : []);
}

/** EA-9, IT-5, EA-5: a card that is being played says just that. */
function isOfCard(books: Books, play: LogPlay, change: LogChange): boolean {
  const { bonus = 0, redraws = 0, lowest = 0, highest = 0, guard, ignored = [], pool } = change;
  if (ignored.length > 0 || pool) return false;
  return effectsOf(books, play).some(effect => {
    const by = times(books, play, effect);
    switch (effect.effect) {
      case 'boost':
        return (
          bonus === by * (effect.bonus ?? 0) &&
          redraws === by * (effect.redraws ?? 0) &&
          lowest + highest === 0
        );
      case 'weaken':
        return (
          bonus + redraws === 0 &&
          (effect.which === 'highest' ? highest : lowest) === (effect.ignore ?? 0) &&
          (effect.which === 'highest' ? lowest : highest) === 0
        );
      case 'guard':
        return guard !== undefined && guard.by === by * (effect.defense ?? 0);
      default:
        return false;
    }
  });
}

/** TK-1, FT-8: a Defense token against an attack of the company's own. */
const isToken = ({ command }: LogTap, { guard }: LogChange): boolean =>
  guard?.by === 1 &&
  (command.do === 'spend' || (command.do === 'answer' && command.answer.answer === 'tokens'));

export const changedDraws =
  (draws: Draws): Watch =>
  (books, find) => {
    let defense = new Map<string, number>();
    /** Redraws that cards have added to an attack, and those that it has used. */
    const added = new WeakMap<Draw, number>();
    const used = new WeakMap<Draw, number>();
    /** Redraws that a card still forces on the enemy. */
    let forced = 0;
    const play = (): LogPlay | undefined =>
      books.frames.findLast((frame): frame is LogPlay => frame.frame === 'play');
    const isOfDefense = ({ guard }: LogChange): boolean =>
      guard !== undefined &&
      guard.by === defenseOf(books, guard.target) - (defense.get(guard.target) ?? Number.NaN);

    function adjusted(change: LogChange, tap: LogTap, draw: Draw): void {
      added.set(draw, (added.get(draw) ?? 0) + (change.redraws ?? 0));
      const now = play();
      if (isWord(tap, 'adjust') || isToken(tap, change) || isOfDefense(change)) return;
      if (!now || !isOfCard(books, now, change))
        find('draw-changed', `${JSON.stringify(change)} is nobody's doing`);
    }

    return {
      begins() {
        defense = new Map(
          [...books.friends.keys(), ...books.enemies.keys()].map(id => [id, defenseOf(books, id)]),
        );
      },
      sees(event, tap) {
        if (event.type === 'pushed' && event.frame.frame === 'redraw') {
          const now = play();
          const effects = now ? effectsOf(books, now) : [];
          forced = Math.max(0, ...effects.map(one => (one.effect === 'forceRedraw' ? (one.count ?? 0) : 0)));
        }
        if (event.type !== 'might') return;
        const { side, event: might } = event;
        const draw = draws.now(side === 'enemy' ? 'blow' : 'strike');
        if (!draw) return;
        if (might.type === 'adjusted') adjusted(might.change, tap, draw);
        if (might.type !== 'exchanged') return;
        if (might.by === 'forced' && !isWord(tap, 'redraw') && --forced < 0)
          find('draw-changed', `a card of ${side} is exchanged for nobody`);
        if (might.by !== 'granted') return;
        const strike = books.frames.findLast(({ frame }) => frame === 'strike');
        const granted = strike?.frame === 'strike' ? (strike.strike.redraws ?? 0) : 0;
        used.set(draw, (used.get(draw) ?? 0) + 1);
        if ((used.get(draw) ?? 0) > granted + (added.get(draw) ?? 0))
          find('draw-changed', `${used.get(draw)} redraws of ${granted + (added.get(draw) ?? 0)} are used`);
      },
    };
  };
