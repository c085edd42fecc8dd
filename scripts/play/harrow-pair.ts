import { draw, type Stream } from '../../src/basics/random';
import type { WitchCommand } from '../../src/games/harrow/rules/hester/commands';
import { type Basic, basics } from '../../src/games/harrow/rules/pair/basic';
import { tiles } from '../../src/games/harrow/rules/pair/bonus';
import type { PairCommand } from '../../src/games/harrow/rules/pair/commands';
import { edible } from '../../src/games/harrow/rules/pair/eating';
import { mayTake } from '../../src/games/harrow/rules/pair/grants';
import type { PairGame } from '../../src/games/harrow/rules/pair/model';
import {
  type ActingAsked,
  pairQuestion,
  reachFrom,
  type TurnQuestion,
} from '../../src/games/harrow/rules/pair/question';
import { type UpgradeKind, upgradeKinds } from '../../src/games/harrow/rules/pair/things';
import { shake } from '../../src/games/harrow/rules/state/tree-box';
import { witchCommand } from './harrow-policy';

interface Picked {
  readonly tokens: Readonly<Record<Basic, number>>;
  readonly upgrades: readonly UpgradeKind[];
}

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

  /** So many tokens of these, any. */
  function some(of: Picked, n: number): Picked {
    const left: (Basic | UpgradeKind)[] = [
      ...basics.flatMap(basic => Array.from({ length: of.tokens[basic] }, () => basic)),
      ...of.upgrades,
    ];
    const picked = Array.from({ length: n }, () => left.splice(under(left.length), 1)[0]!);
    const count = (basic: Basic): number => picked.filter(one => one === basic).length;
    return {
      tokens: { advance: count('advance'), spawn: count('spawn'), strengthen: count('strengthen') },
      upgrades: picked.filter((one): one is UpgradeKind => !basics.some(basic => basic === one)),
    };
  }

  /** What comes before any basic action: abilities, the track, the power, tiles, cards. */
  function specialCommand(game: PairGame, asked: TurnQuestion): PairCommand | undefined {
    const { ability } = asked;
    if (asked.kammiHit) return { do: 'kammiHit', who: under(2) === 0 ? 'kammi' : 'goblin' };
    if (asked.drawn) return { do: 'back', ...some(asked.drawn, asked.drawn.back) };
    if (ability?.by === 'row') return { do: 'row', basic: any(basics) };
    if (ability?.by === 'grid') return { do: 'push', row: under(3) };
    if (ability?.by === 'bag')
      return game.tree.kind === 'app' ? { do: 'draw' } : { do: 'draw', ...some(ability, ability.drawn) };
    if (asked.upgradable.length > 0 && under(5) === 0)
      return { do: 'upgrade', of: any(asked.upgradable), kind: any(upgradeKinds) };
    if (asked.track && under(4) > 0) return { do: 'track' };
    if (asked.power && under(4) > 0) return { do: 'power' };
    if (asked.tilesLeft > 0 && under(4) > 0) return { do: 'tile', tile: any(tiles) };
    if (asked.mayCard && under(12) === 0) return { do: 'card', name: any([...known(game), '']) };
    if (asked.nails.length > 0 && under(6) === 0) return { do: 'unpin', at: any(asked.nails) };
    return undefined;
  }
  const known = (game: PairGame): string[] => Object.keys(game.things?.taught ?? {});

  function actingCommand(game: PairGame, { step, ways }: ActingAsked): PairCommand {
    if (step.do === 'tree') return { do: 'drop', ...out(game) };
    if (ways.length === 0 || under(6) === 0) return { do: 'step' };
    const { from, at, unit } = any(ways);
    return { do: 'step', at, ...(from === null ? {} : { from }), ...(unit ? { unit } : {}) };
  }

  function cleaningCommand(asked: TurnQuestion): PairCommand {
    const rescued = asked.rescues.find(one => one.rescued);
    if (rescued) return { do: 'rescue', at: rescued.at };
    const [razed] = asked.razes;
    if (razed) return { do: 'raze', at: razed };
    if (asked.collect.length > 0 && under(4) > 0) return { do: 'collect', at: any(asked.collect) };
    if (asked.toLay.length > 0)
      return { do: 'lay', basic: any(asked.toLay), to: under(5) === 0 ? 'row' : 'bag' };
    const [doll] = asked.dolls;
    if (doll && under(4) > 0)
      return { do: 'doll', at: doll, real: under(3) === 0, under: under(2) === 0 ? 'kammi' : 'goblin' };
    const moving = asked.rescues.find(({ to }) => to.length > 0);
    if (moving && under(3) === 0) return { do: 'rescue', at: moving.at, to: any(moving.to) };
    return { do: 'endSide' };
  }

  function turnCommand(game: PairGame, asked: TurnQuestion): PairCommand {
    const { turn } = asked;
    if (asked.acting) return actingCommand(game, asked.acting);
    const special = specialCommand(game, asked);
    if (special) return special;
    if (asked.cleaning) return cleaningCommand(asked);
    return basicCommand(game, asked, turn);
  }

  function basicCommand(game: PairGame, asked: TurnQuestion, turn: TurnQuestion['turn']): PairCommand {
    const { left } = asked;
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
    const most = Math.max(mayTake(left, 'advance'), mayTake(left, 'spawn'), mayTake(left, 'strengthen'));
    if (most === 0) return { do: 'endSide' };
    switch (under(5)) {
      case 0:
        return asked.cubes > 0 && mayTake(left, 'strengthen') > 0 ? { do: 'strengthen' } : { do: 'endSide' };
      case 1:
        return asked.spawns.length > 0 && mayTake(left, 'spawn') > 0
          ? { do: 'spawn', at: any(asked.spawns) }
          : { do: 'endSide' };
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
        // LG-7: as many stay as are pinned.
        const pinned = game.things?.nails.filter(at => at === group).length ?? 0;
        const near =
          haints + legends > 0 && haints + legends <= units.haints + units.legends - pinned
            ? reachFrom(game, group, haints + legends).filter(
                ({ cost }) => cost <= Math.min(2, mayTake(left, 'advance')),
              )
            : [];
        return near.length > 0
          ? { do: 'advance', from: group, to: any(near).at, haints, legends }
          : { do: 'endSide' };
      }
    }
  }

  /** HE-14: what the side still has, if she eats at all. */
  const fed = (game: PairGame, command: WitchCommand): PairCommand => {
    if (command.do !== 'endTurn' || command.eat === undefined) return command;
    const has = edible(game, command.eat);
    return has.length > 0 ? { ...command, what: any(has) } : { do: 'endTurn' };
  };

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
      case 'pay':
        return { do: 'pay', n: under(3) === 0 ? under(asked.most + 1) : asked.most };
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
        return fed(game, witchCommand(game, { under, any }, asked, out(game).out));
      case 'over':
        return undefined;
    }
  };
}
