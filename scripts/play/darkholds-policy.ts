import { draw, type Stream } from '../../src/basics/random';
import { warriorOf } from '../../src/games/darkholds/rules/board';
import { chanceOf } from '../../src/games/darkholds/rules/dice';
import { comparedBy, inReach } from '../../src/games/darkholds/rules/play/ahead';
import { boardOf, cellOf, nameOfCell } from '../../src/games/darkholds/rules/play/board-of';
import { nextOf } from '../../src/games/darkholds/rules/play/enemy';
import { moreOf } from '../../src/games/darkholds/rules/play/kit';
import { type Command, type Figure, isOurs, type Play } from '../../src/games/darkholds/rules/play/model';
import { firstStretch, payStep, wayToSquares } from '../../src/games/darkholds/rules/ways';

/** What a table answers that looks at its own board: whom the next enemy sees, who is closest, and how often it strikes. */
function asked(play: Play): Command {
  const id = nextOf(play) ?? '';
  const seen = comparedBy(play, id).filter(({ sees }) => sees);
  const least = Math.min(...seen.map(({ distance }) => distance));
  const closest = seen.filter(({ distance }) => distance === least).map(one => one.id);
  return {
    do: 'light',
    ids: [id],
    sees: seen.map(one => one.id),
    closest,
    attacks: least <= 1 ? 2 : 0,
    shots: 1,
  };
}

/** A plain player: strikes what it reaches, else makes for the exit, and lets the enemies act. */
export function levelPlayer(stream: Stream, oneByOne: boolean): (play: Play) => Command | undefined {
  let chance = stream;
  let turn = 0;
  let spent = new Map<string, number>();
  const die = (): number => {
    const [face, next] = draw(chance, 0, 9);
    chance = next;
    return face;
  };

  /** The next thing on its way, within the vigour of this turn. */
  function onward(play: Play, figure: Figure, vigour: number): Command | undefined {
    const board = boardOf(play);
    const mover = warriorOf(board, figure.id);
    const exits = Object.entries(play.features).flatMap(([at, kind]) =>
      kind === 'exit' ? [cellOf(play, at)] : [],
    );
    const way = mover && wayToSquares(board, mover, exits);
    const next = way?.legs[0];
    if (!mover || !way || !next) return undefined;
    const pay = (cost: number): void => {
      spent.set(figure.id, (spent.get(figure.id) ?? 0) + cost);
    };
    if (next.rocks > 0) {
      pay(1);
      return { do: 'clear', at: nameOfCell(play, next.to) };
    }
    if (next.kind === 'leap') {
      pay(1);
      const lands = die() / 10 < chanceOf(mover.agility ?? 10);
      return lands ? { do: 'move', id: figure.id, to: nameOfCell(play, next.to) } : onAgain(play);
    }
    const stretch = firstStretch(board, mover, way);
    const left = stretch.reduce((purse, { extra }) => payStep(purse, mover, extra), { vigour, half: false });
    if (left.vigour < 0) {
      pay(vigour);
      return undefined;
    }
    pay(vigour - left.vigour);
    return { do: 'move', id: figure.id, to: nameOfCell(play, stretch[stretch.length - 1]!.to) };
  }

  /** The hero phase, figure by figure, until everybody's vigour is gone. */
  function onAgain(play: Play): Command | undefined {
    for (const figure of play.figures) {
      const vigour = figure.full - (spent.get(figure.id) ?? 0);
      if (!isOurs(figure) || figure.prone || vigour < 1) continue;
      const [target] = inReach(play, figure.id);
      if (target !== undefined) {
        spent.set(figure.id, (spent.get(figure.id) ?? 0) + 1);
        return { do: 'strike', id: figure.id, target };
      }
      const move = onward(play, figure, vigour);
      if (move) return move;
      spent.set(figure.id, figure.full);
    }
    return { do: 'enemies' };
  }

  return play => {
    if (play.turn !== turn) {
      turn = play.turn;
      spent = new Map();
    }
    if (play.waiting) return { do: 'rolled', digits: Array.from({ length: play.waiting.awaits.count }, die) };
    switch (play.phase) {
      case 'heroes':
        return onAgain(play);
      case 'enemies':
        if (nextOf(play) === undefined) return { do: 'reinforce' };
        if (moreOf(play).settings.light) return asked(play);
        return { do: oneByOne ? 'next' : 'all' };
      case 'reinforcement':
        return { do: 'newTurn' };
      case 'setup':
      case 'over':
        return undefined;
    }
  };
}
