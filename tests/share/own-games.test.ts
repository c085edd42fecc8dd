import { describe, expect, it } from 'vitest';
import { levelPlayer } from '../../scripts/play/darkholds-policy';
import { anyOf } from '../../scripts/play/darkleaf';
import { pairPlayer } from '../../scripts/play/harrow-pair';
import { plainPlayer } from '../../scripts/play/korrem-battle';
import { worldPlayer } from '../../scripts/play/korrem-world';
import { streamOf } from '../../src/basics/random';
import { decide as decideLevel } from '../../src/games/darkholds/rules/play/decide';
import type { Play } from '../../src/games/darkholds/rules/play/model';
import { underColdMere } from '../../src/games/darkholds/sample/under-cold-mere';
import { levelSharing } from '../../src/games/darkholds/table/sharing';
import { beginDuel } from '../../src/games/darkleaf/rules/duel/commands/begin';
import { decide as decideDuel } from '../../src/games/darkleaf/rules/duel/commands/decide';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';
import { sharing as duelSharing } from '../../src/games/darkleaf/table/sharing';
import { decidePair } from '../../src/games/harrow/rules/pair/decide';
import { samplePair } from '../../src/games/harrow/sample/pair';
import { sharing as pairSharing } from '../../src/games/harrow/table/sharing';
import { decide as decideBattle } from '../../src/games/korrem/rules/fight/decide';
import { decide as decideWorld } from '../../src/games/korrem/rules/play/turn/decide';
import { wightAtTheFord } from '../../src/games/korrem/sample/salt-road';
import { shortGame } from '../../src/games/korrem/sample/short-game';
import { battleSharing, worldSharing } from '../../src/games/korrem/table/sharing';
import type { Decided, Whose } from '../../src/play/rules';
import { mayOwn } from '../../src/share/take';

interface Game<State, Command> {
  readonly name: string;
  readonly begun: State;
  readonly sharing: Whose<State, Command>;
  readonly player: (state: State) => Command | null | undefined;
  readonly decide: (state: State, command: Command) => Decided<State, unknown>;
  /** Whose turn it is at the table, told apart from how it is shared; nothing where that says nothing. */
  readonly turnOf: (state: State, command: Command) => string | undefined;
  readonly owners: readonly string[];
  /** Commands that are everybody's come up too. */
  readonly everybodys: boolean;
}

function game<State, Command>({
  name,
  begun,
  sharing,
  player,
  decide,
  turnOf,
  owners,
  everybodys,
}: Game<State, Command>): void {
  it(`OWN-305: ${name}: each plays its own through a whole game, and nobody another's`, () => {
    let state = begun;
    // One alone is asked nothing.
    expect(sharing.owners(begun).map(({ id }) => id)).toEqual(owners.length > 1 ? owners : []);
    const counts = new Map<string | undefined, number>();
    for (let n = 0; n < 400; n++) {
      const command = player(state);
      if (!command) break;
      expect(owners).toEqual(expect.arrayContaining(sharing.owners(state).map(({ id }) => id)));
      const may = owners.filter(one => mayOwn(sharing, [one])(command, state));
      const owner = mayOwn(sharing, [])(command, state) ? undefined : may[0];
      // One of them, or everybody.
      expect(may.length).toBe(owner === undefined ? owners.length : 1);
      const turn = turnOf(state, command);
      if (turn !== undefined) expect(owner, JSON.stringify(command)).toBe(turn);
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      const decided = decide(state, command);
      if (!decided.ok) throw new Error(JSON.stringify([command, decided.error]));
      if (decided.state === undefined) throw new Error('no state');
      state = decided.state;
    }
    for (const one of owners) expect(counts.get(one) ?? 0, one).toBeGreaterThan(2);
    if (everybodys) expect(counts.get(undefined) ?? 0).toBeGreaterThan(0);
  });
}

describe('each its own at the neighbours’ tables', () => {
  game({
    name: 'Harrow, with Hester as a third',
    begun: samplePair({
      seed: 9,
      sides: ['protectors', 'family'],
      first: 'family',
      hester: true,
      positions: 'mirrored',
      training: false,
      tree: 'app',
    }),
    sharing: pairSharing,
    player: pairPlayer(streamOf(9, 'player')),
    decide: decidePair,
    turnOf: ({ step }) =>
      step.at === 'goals'
        ? step.placer
        : step.at === 'witch'
          ? 'hester'
          : step.at === 'turn'
            ? step.turn.side
            : undefined,
    owners: ['protectors', 'family', 'hester'],
    everybodys: false,
  });
  game({
    name: 'Darkleaf',
    begun: beginDuel({
      players: [
        { name: 'Ann', book: hedgerow.huldra },
        { name: 'Ben', book: hedgerow.murg },
      ],
      help: 'open',
      dice: 'app',
      will: 'blessings',
      seed: 4,
    }),
    sharing: duelSharing,
    player: anyOf(streamOf(4, 'player')),
    decide: decideDuel,
    turnOf: ({ turn }, command) => (command.do === 'draw' ? undefined : turn.side),
    owners: ['south', 'north'],
    everybodys: false,
  });
  game({
    name: 'a battle of Korrem',
    begun: wightAtTheFord(3, { ours: 'Ours', theirs: 'Theirs' }),
    sharing: battleSharing,
    player: plainPlayer(streamOf(3, 'player')),
    decide: decideBattle,
    turnOf: () => undefined,
    owners: wightAtTheFord(3, { ours: 'Ours', theirs: 'Theirs' })
      .armies.filter(({ npc }) => !npc)
      .map(({ id }) => id),
    everybodys: true,
  });
  game({
    name: 'a whole game of Korrem',
    begun: shortGame(5, { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' }),
    sharing: worldSharing,
    player: worldPlayer(streamOf(5, 'player')),
    decide: decideWorld,
    turnOf: ({ step, order, current }, command) =>
      step.at === 'command' && (command.do === 'end' || command.do === 'move') ? order[current] : undefined,
    owners: ['reedfolk', 'kilnfolk'],
    everybodys: true,
  });
  const heroes = ({ figures }: Play): string[] =>
    figures.filter(({ side }) => side === 'hero').map(({ id }) => id);
  game({
    name: 'a level of Darkholds',
    begun: underColdMere(3, 'app'),
    sharing: levelSharing,
    player: levelPlayer(streamOf(3, 'player'), true),
    decide: decideLevel,
    turnOf: () => undefined,
    owners: heroes(underColdMere(3, 'app')),
    everybodys: true,
  });

  it('OWN-305: what the table puts right of a hero in Darkholds is everybody’s', () => {
    const level = underColdMere(3, 'app');
    const [id = ''] = heroes(level);
    const nobody = mayOwn(levelSharing, []);
    expect(nobody({ do: 'move', id, to: 'A1' }, level)).toBe(false);
    expect(nobody({ do: 'correct', id, change: { wounds: 1 } }, level)).toBe(true);
    expect(nobody({ do: 'remove', id }, level)).toBe(true);
  });
});
