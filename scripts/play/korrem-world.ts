import { draw, type Stream, streamOf } from '../../src/basics/random';
import { goods, resources } from '../../src/games/korrem/rules/goods';
import { legalHexes } from '../../src/games/korrem/rules/play/lands';
import {
  atHome,
  cellOf,
  emptyBeside,
  hexOf,
  hostileCells,
  mapOf,
  pathTo,
  travellerOf,
} from '../../src/games/korrem/rules/play/log/facts';
import { type Army, battleWith, nationOf, type World } from '../../src/games/korrem/rules/play/model';
import { type Question, questionOf } from '../../src/games/korrem/rules/play/question';
import { type Command, worldCards } from '../../src/games/korrem/rules/play/turn/commands';
import { decide } from '../../src/games/korrem/rules/play/turn/decide';
import { villageProblem } from '../../src/games/korrem/rules/play/turn/turns';
import { reachOf } from '../../src/games/korrem/rules/world/travel';
import { plainPlayer } from './korrem-battle';

type Any = <T>(some: readonly T[]) => T | undefined;
/** A battle that goes on for so long is ended by the table. */
const longBattle = 60;
/** How many things a player does at most in a Command Phase. */
const deeds = 8;

/** A player who does what may be done, by chance: whole games from the first land to the last point. */
export function worldPlayer(stream: Stream): (world: World, asked?: Question | null) => Command | undefined {
  let chance = stream;
  const any: Any = some => {
    if (some.length === 0) return undefined;
    const [at, next] = draw(chance, 0, some.length - 1);
    chance = next;
    return some[at];
  };
  const fight = plainPlayer(streamOf(stream[0] ?? 1, 'battle'));
  let done = 0;
  return (world, asked = questionOf(world)) => {
    if (asked?.ask !== 'command') {
      if (asked?.ask === 'next') done = 0;
      return asked ? other(world, asked, any) : undefined;
    }
    const open = any(world.battles.filter(({ battle }) => !battle.end));
    if (open) {
      const { id, battle } = open;
      if (battle.phase > longBattle)
        return { do: 'battle', id, command: { do: 'over', victor: any(battle.armies)?.id ?? null } };
      if (battle.step === 'own' && battle.phase > 1 && any([0, 1, 2, 3, 4, 5, 6, 7]) === 0) {
        const leaves: Command = { do: 'retreat', id, army: battle.acting };
        if (decide(world, leaves).ok) return leaves;
      }
      const command = fight(battle);
      return command ? { do: 'battle', id, command } : undefined;
    }
    done += 1;
    if (done > deeds) return { do: 'end' };
    return deed(world, asked.who, any);
  };
}

function other(world: World, asked: Exclude<Question, { ask: 'command' }>, any: Any): Command | undefined {
  switch (asked.ask) {
    case 'won':
      return undefined;
    case 'lay': {
      const fitting = asked.hand.filter(tile => legalHexes(world, tile).length > 0);
      const tile = any(fitting);
      return tile ? { do: 'lay', tile, hex: any(legalHexes(world, tile)) ?? '' } : { do: 'pass' };
    }
    case 'settle':
      return {
        do: 'settle',
        hex: any(Object.keys(world.lands).filter(hex => villageProblem(world, hex) === null)) ?? null,
      };
    case 'observer':
      return { do: 'observer', rolls: {} };
    case 'weather':
      return { do: 'weather' };
    case 'event': {
      if (asked.event === 'land') {
        const hexes = asked.tile ? legalHexes(world, asked.tile) : [];
        return hexes.length > 0 ? { do: 'lay', hex: any(hexes) ?? '' } : { do: 'pass' };
      }
      if (asked.event === 'creature') return { do: 'creature', hex: null };
      const kind = any(worldCards) ?? 'event';
      const army = any(world.armies.filter(({ nation }) => nation !== null));
      return {
        do: 'card',
        kind,
        name: `A ${kind}`,
        lasts: any([1, 2, 3]) ?? 1,
        ...(kind === 'artifact' &&
          army && {
            army: army.id,
            artifact: {
              id: 'new',
              name: 'A lantern',
              magic: any(['elemental', 'holy', 'unholy'] as const) ?? 'elemental',
              points: any([0, 1, 2]) ?? 0,
              bearer: null,
            },
          }),
      };
    }
    case 'next':
      return { do: 'next' };
    case 'meeting': {
      if (asked.answers.length === 0) return { do: 'engage' };
      const answer = any(asked.answers.filter(one => one !== 'pay' || asked.canPay));
      return answer && { do: 'answer', answer };
    }
    case 'discover': {
      const kept = any(asked.drawn.filter(({ hexes }) => hexes.length > 0));
      return kept
        ? { do: 'keep', army: asked.army, tile: kept.tile, hex: any(kept.hexes) ?? '' }
        : { do: 'leave', army: asked.army };
    }
    case 'flee':
      return { do: 'flee', id: asked.id, hex: any([...asked.hexes, null]) ?? null };
    case 'aftermath':
      return { do: 'aftermath', id: asked.id };
  }
}

const deedKinds = [
  'move',
  'move',
  'move',
  'discover',
  'build',
  'enlist',
  'cycle',
  'bank',
  'quest',
  'count',
  'landmark',
  'trade',
  'attack',
  'equip',
  'play',
  'points',
  'hand',
] as const;

/** Something that the rules allow now, or the end of the phase. */
function deed(world: World, who: string, any: Any): Command {
  for (let tries = 0; tries < 12; tries++) {
    const command = proposal(world, who, any);
    if (command && decide(world, command).ok) return command;
  }
  return { do: 'end' };
}

function proposal(world: World, who: string, any: Any): Command | undefined {
  const own = world.armies.filter(army => army.nation === who && !battleWith(world, army.id));
  const army = any(own);
  const nation = nationOf(world, who);
  const holdings = Object.entries(world.settlements);
  const home = any(holdings.filter(([, { owner }]) => owner === who).map(([hex]) => hex)) ?? null;
  switch (any(deedKinds)) {
    case 'move':
      return army && moves(world, army, any);
    case 'discover':
      return army?.hex && emptyBeside(world, army.hex).length > 0
        ? { do: 'discover', army: army.id }
        : undefined;
    case 'build': {
      const what = any(['village', 'kingdom', 'wall', 'tower'] as const) ?? 'wall';
      return { do: 'build', build: what, hex: (what === 'village' ? army?.hex : home) ?? 'M13' };
    }
    case 'enlist':
      return { do: 'enlist', nation: who, pile: any([0, 1, 2]) ?? 0, hex: home };
    case 'cycle':
      return { do: 'cycle', pile: any([0, 1]) ?? 0 };
    case 'bank':
      return army && atHome(world, army)
        ? {
            do: 'give',
            from: { army: army.id },
            to: { bank: who },
            goods: army.goods,
            artifacts: army.artifacts.filter(({ bearer }) => bearer === null).map(({ id }) => id),
          }
        : undefined;
    case 'quest':
      return (nation?.quests.length ?? 0) < 3
        ? {
            do: 'quest',
            nation: who,
            quest: {
              name: `Quest ${nation?.quests.length ?? 0}`,
              colour: 'exploration',
              count: 0,
              goal: 3,
              points: 2,
              again: any([true, false]) ?? false,
            },
          }
        : undefined;
    case 'count': {
      const quest = any(nation?.quests ?? []);
      return quest && { do: 'count', nation: who, name: quest.name, n: 1 };
    }
    case 'landmark':
      return army && { do: 'landmark', army: army.id };
    case 'trade':
      return (
        army && {
          do: 'trade',
          army: army.id,
          give: any(resources) ?? 'grain',
          take: any(resources) ?? 'gold',
        }
      );
    case 'attack':
      return army && { do: 'attack', army: army.id };
    case 'equip': {
      const artifact = any(army?.artifacts ?? []);
      const bearer = any(army?.members ?? []);
      return (
        army && artifact && bearer && { do: 'equip', army: army.id, artifact: artifact.id, bearer: bearer.id }
      );
    }
    case 'play':
      return { do: 'play', name: 'A card of the hand', ...(any([true, false]) && { lasts: 2 }) };
    case 'points':
      return any([0, 1, 2, 3]) === 0 ? { do: 'points', nation: who, n: 1, from: 'trade' } : undefined;
    case 'hand': {
      const other = any(world.nations);
      const one = any(resources);
      return other && one && other.id !== who
        ? { do: 'give', from: { bank: who }, to: { bank: other.id }, goods: goods({ [one]: 1 }) }
        : undefined;
    }
    case undefined:
      return undefined;
  }
}

function moves(world: World, army: Army, any: Any): Command | undefined {
  const from = army.hex === null ? undefined : cellOf(army.hex);
  if (from === undefined) return undefined;
  const reached = reachOf(mapOf(world), from, world.actions, travellerOf(army), hostileCells(world, army));
  // Creatures are met rather than passed by.
  const wild = new Set(
    world.armies.flatMap(({ nation, hex }) => (nation === null && hex !== null ? [hex] : [])),
  );
  const goal = any(reached.filter(({ cell }) => wild.has(hexOf(cell)))) ?? any(reached);
  const path = goal && pathTo(world, army, hexOf(goal.cell));
  return path && { do: 'move', army: army.id, path };
}
