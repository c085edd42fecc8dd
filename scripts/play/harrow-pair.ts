import { draw, type Stream } from '../../src/basics/random';
import type { PairCommand } from '../../src/games/harrow/rules/pair/commands';
import { ownedBy, type PairGame } from '../../src/games/harrow/rules/pair/model';
import { pairQuestion, reachFrom, type TurnQuestion } from '../../src/games/harrow/rules/pair/question';
import { shake } from '../../src/games/harrow/rules/state/tree-box';
import { witchCommand } from './harrow-policy';

/** A player of two or three sides that takes any legal command until the game is over. */
export function pairPlayer(from: Stream): (game: PairGame) => PairCommand | undefined {
  let stream = from;
  const under = (n: number): number => {
    const [picked, next] = draw(stream, 0, Math.max(0, n - 1));
    stream = next;
    return picked;
  };
  const any = <T>(of: readonly T[]): T => of[under(of.length)]!;

  const out = (game: PairGame) =>
    game.tree.kind === 'app'
      ? {}
      : { out: shake({ ...game.tree, stream: [game.round, 3, 5, 7] }, game.ground).out };

  function turnCommand(game: PairGame, asked: TurnQuestion): PairCommand {
    const { turn } = asked;
    const rescued = asked.rescues.find(one => one.rescued);
    if (rescued) return { do: 'rescue', at: rescued.at };
    const razed = asked.razes[0];
    if (razed) return { do: 'raze', at: razed };
    if (turn.action === 'attack' && !turn.attacked && under(4) > 0) {
      if (game.positions === 'off') {
        const defender = game.sides.find(side => side !== turn.side) ?? 'hester';
        return {
          do: 'count',
          counted: {
            against: 'units',
            defender,
            attackers: 1 + under(4),
            defenders: 1 + under(4),
            brambles: under(9) === 0,
          },
        };
      }
      if (asked.aims.length > 0) {
        const { from: at, target, against } = any(asked.aims);
        return { do: 'attack', from: at, target, against };
      }
    }
    if (game.positions === 'off' && turn.attacked && under(3) > 0)
      return { do: 'point', side: turn.side, kills: under(3), points: 0 };
    if (turn.spent >= Math.max(1, ownedBy(game, turn.side).wild)) return { do: 'endSide' };
    switch (under(5)) {
      case 0:
        return asked.cubes > 0 ? { do: 'strengthen' } : { do: 'endSide' };
      case 1:
        return asked.spawns.length > 0 ? { do: 'spawn', at: any(asked.spawns) } : { do: 'endSide' };
      case 2:
        return turn.side === 'family' && game.positions === 'mirrored' && game.board.storms.length < 14
          ? {
              do: 'storm',
              at: any(game.board.units).at === game.map.homes[0] ? game.map.homes[1] : game.map.homes[0],
            }
          : { do: 'endSide' };
      default: {
        const group = asked.groups.length > 0 ? any(asked.groups) : undefined;
        const units = game.board.units.find(({ at }) => at === group);
        if (!group || !units) return { do: 'endSide' };
        const haints = under(units.haints + 1);
        const legends = haints === 0 ? Math.min(1, units.legends) : 0;
        const near =
          haints + legends > 0
            ? reachFrom(game, group, haints + legends).filter(({ cost }) => cost <= 2)
            : [];
        return near.length > 0
          ? { do: 'advance', from: group, to: any(near).at, haints, legends }
          : { do: 'endSide' };
      }
    }
  }

  return game => {
    const asked = pairQuestion(game);
    switch (asked.ask) {
      case 'goal':
        return { do: 'goal', at: under(9) === 0 ? null : any(asked.sites) };
      case 'jar': {
        const jar = any(asked.up);
        const attack = jar === 'attack' || (asked.mayAttack && under(3) === 0);
        return { do: 'flip', jar, attack, tiles: under(2) === 0, takesFirst: under(6) === 0 };
      }
      case 'turn':
        return turnCommand(game, asked);
      case 'drop':
      case 'keeper-drop':
        return { do: 'drop', ...out(game) };
      case 'legend':
        return {
          do: 'legend',
          push: asked.pushes.length > 0 ? any(asked.pushes) : null,
          haint: asked.haints.length > 0 ? any(asked.haints) : null,
        };
      case 'root':
        if (game.positions === 'off') return { do: 'hesterDone' };
        return asked.next.length === 0 ? { do: 'noRoot' } : { do: 'root', to: any(asked.next) };
      case 'witch':
        return witchCommand(game, { under, any }, asked, out(game).out);
      case 'over':
        return undefined;
    }
  };
}
