import { draw, type Stream, streamOf } from '../../src/basics/random';
import { adjacent } from '../../src/games/korrem/rules/battle/space';
import { decide } from '../../src/games/korrem/rules/fight/decide';
import type { Battle, Command } from '../../src/games/korrem/rules/fight/model';
import { questionOf } from '../../src/games/korrem/rules/fight/question';
import { titleOf } from '../../src/games/korrem/rules/fight/title';
import { battleOf, creatures, nations, wightAtTheFord } from '../../src/games/korrem/sample/salt-road';
import '../../src/games/korrem/words/learn';
import { say } from '../words';
import type { Options } from './options';

/** A plain player: strikes whom it reaches, walks toward the NPCs, and lets them act. */
export function plainPlayer(stream: Stream): (battle: Battle) => Command | undefined {
  let chance = stream;
  const any = <T>(some: readonly T[]): T | undefined => {
    if (some.length === 0) return undefined;
    const [at, next] = draw(chance, 0, some.length - 1);
    chance = next;
    return some[at];
  };
  return battle => {
    const asked = questionOf(battle);
    switch (asked?.ask) {
      case 'setup':
        return { do: 'begin' };
      case 'roll':
        return { do: 'npc' };
      case 'done': {
        const others = battle.cards.filter(({ side }) => side !== battle.acting);
        const other = any([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) === 0 ? any(others) : undefined;
        if (other && !asked.doing.overruled) return { do: 'aim', target: other.id };
        return { do: 'done', works: any([true, true, false]) ?? true };
      }
      case 'own':
        return ownPhase(battle, any);
      case 'regroup':
        return { do: 'regroup' };
      case undefined:
        return undefined;
    }
  };
}

function ownPhase(battle: Battle, any: <T>(some: readonly T[]) => T | undefined): Command {
  const own = battle.cards.filter(({ side, states }) => side === battle.acting && states.length === 0);
  const theirs = battle.cards.filter(({ side }) => side !== battle.acting);
  const pairs = own
    .filter(({ id }) => !battle.hits.some(({ by }) => by === id))
    .flatMap(card => theirs.filter(({ at }) => adjacent(card.at, at)).map(other => [card, other] as const));
  const pair = any(pairs);
  if (pair) return { do: 'strike', on: pair[1].id, by: [pair[0].id] };
  const state = any([0, 1, 2, 3, 4, 5, 6, 7]) === 0 ? any(theirs) : undefined;
  const which = any(['disabled', 'poisoned', 'frozen'] as const);
  if (state && which && !state.states.includes(which))
    return { do: 'state', id: state.id, state: which, on: true };
  return { do: 'phase' };
}

const pick = (stream: Stream, count: number) => {
  const all = Object.values(creatures);
  let chance = stream;
  return Array.from({ length: count }, () => {
    const [at, next] = draw(chance, 0, all.length - 1);
    chance = next;
    return all[at]!;
  });
};

/** A battle of a seed: one to five creatures against a nation, one to three first phases. */
export function randomBattle(seed: number): Battle {
  const [count] = draw(streamOf(seed, 'count'), 1, 5);
  const [phases] = draw(streamOf(seed, 'phases'), 1, 3);
  return battleOf({
    npcArmy: pick(streamOf(seed, 'creatures'), count),
    ownArmy: seed % 2 === 0 ? nations.reedfolk : nations.kilnfolk,
    name: 'Ours',
    npcName: 'Theirs',
    seed,
    phases,
  });
}

/** *The Wight at the ford*, or a battle of the seed: --random, told in words. */
export function play({ seed, flag }: Options): number {
  let battle = flag('random') ? randomBattle(seed) : wightAtTheFord(seed, { ours: 'Ours', theirs: 'Theirs' });
  const player = plainPlayer(streamOf(seed, 'player'));
  for (let command = player(battle); command; command = player(battle)) {
    const decided = decide(battle, command);
    if (!decided.ok) {
      console.error(`Refused: ${decided.error.code} ${say(decided.error.message)}`);
      return 1;
    }
    if (!flag('quiet')) {
      console.log(`- ${say(titleOf(battle, command, decided.value))}`);
      for (const event of decided.value)
        if (event.type === 'told') console.log(`    ${say(event.told.text)} (${event.told.rule})`);
    }
    battle = decided.state ?? battle;
    if (battle.phase > 200) break;
  }
  console.log(`${battle.end?.victor ?? 'nobody'} after ${battle.phase} phases.`);
  return 0;
}
