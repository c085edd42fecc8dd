import { describe, expect, it, vi } from 'vitest';
import { soloPlayer } from '../../../scripts/play/harrow-policy';
import { streamOf } from '../../../src/basics/random';
import { loneKind, parseLone } from '../../../src/games/harrow/door/lone';
import { parseSolo, soloKind } from '../../../src/games/harrow/door/solo';
import { decideLone } from '../../../src/games/harrow/rules/lone/lone';
import type { SoloCommand } from '../../../src/games/harrow/rules/solo/commands';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import type { SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { say } from '../../../src/games/harrow/rules/solo/says';
import { ratesIn } from '../../../src/games/harrow/rules/state/odds';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import { beginBox, boxDocument, lookIntoBox, tellBox } from '../../../src/games/harrow/table/box';
import { beginLone } from '../../../src/games/harrow/table/lone';
import { beginPair } from '../../../src/games/harrow/table/pair';
import { rememberedOf } from '../../../src/games/harrow/table/remembered';
import { beginSolo } from '../../../src/games/harrow/table/solo';
import { playDocument } from '../../../src/play/playing';
import type { Rules } from '../../../src/play/rules';
import { deviceStore } from '../../../src/play/store';
import { openSession } from '../../../src/session/session';
import type { Kind } from '../../../src/storage/kinds';
import { value } from '../../storage/setup';

/** Opens a document of this device, sends it commands, and closes it, as the page does. */
async function played<State, Command, Event>(
  kind: Kind<State, Event>,
  rules: Pick<Rules<State, Command, Event, never>, 'command' | 'decide'>,
  id: string,
  commands: readonly Command[],
): Promise<void> {
  const session = value(await openSession({ store: await deviceStore(), kind, id }));
  const whole = {
    ...rules,
    questionOf: () => null,
    titleOf: () => say('harrow.t-drop'),
    revealedBy: () => false,
  };
  const playing = playDocument(session, kind, whole, () => 'a tap');
  for (const command of commands) {
    playing.send(command);
    expect(playing.refusal.value).toBe(null);
  }
  await playing.close();
}
const atTree = { command: parseLone, decide: decideLone };
const alone = { command: parseSolo, decide: decideSolo };

/** What a player does until the Tree on the table was shaken twice. */
function untilTwoDrops(begun: SoloGame): {
  readonly commands: readonly SoloCommand[];
  readonly game: SoloGame;
} {
  const player = soloPlayer(streamOf(4, 'player'), true);
  const commands: SoloCommand[] = [];
  let game = begun;
  const drops = () => commands.filter(one => one.do === 'drop' || one.do === 'tree').length;
  while (drops() < 2) {
    const command = player(game);
    const decided = command && decideSolo(game, command);
    if (!command || !decided?.ok || !decided.state)
      throw new Error('The game is over before the Tree was shaken twice');
    commands.push(command);
    game = decided.state;
  }
  return { commands, game };
}

describe('what a box has let through', () => {
  it('TR-3: the last game’s observations go into the next, alone or of two; another box’s do not', async () => {
    expect(await rememberedOf('')).toEqual([]);
    // The Tree alone: three red cubes in, one comes out.
    const lone = value(await beginLone('The Tree', 'box', 1, await rememberedOf('')));
    await played(loneKind, atTree, lone, [
      { do: 'lay', cube: 'red', n: 3 },
      { do: 'drop', out: { red: 1 } },
    ]);
    const first = { dropped: 3, inside: 0, out: 1 };
    expect(await rememberedOf('')).toEqual([first]);

    // A solo game begins with it, foretells by it, and adds what its own drops let through.
    const fresh = sampleSolo(4, 1, 'box');
    const begun = sampleSolo(4, 1, 'box', await rememberedOf(''));
    expect(begun.tree.seen).toEqual([first]);
    expect(ratesIn(begun)).not.toEqual(ratesIn(fresh));
    const { commands, game } = untilTwoDrops(begun);
    expect(game.tree.seen.length).toBeGreaterThan(1);
    expect(game.tree.seen[0]).toEqual(first);
    await played(soloKind, alone, value(await beginSolo('Alone', begun)), commands);
    expect(await rememberedOf('')).toEqual(game.tree.seen);

    // Two at a table go on from there; a game of theirs without a drop loses nothing of it.
    const setup = {
      ...({ seed: 3, sides: ['protectors', 'family'], first: 'family', hester: false } as const),
      ...({ positions: 'off', training: false, tree: 'box' } as const),
    };
    const pair = samplePair({ ...setup, seen: await rememberedOf('') });
    expect(pair.tree.seen).toEqual(game.tree.seen);
    value(await beginPair('Two', pair));
    expect(await rememberedOf('')).toEqual(game.tree.seen);

    // A group's own box knows its own Tree alone, and of the app's tree nothing is to be known.
    expect(await rememberedOf('fox')).toEqual([]);
    const own = { ...begun, box: 'fox', tree: { ...begun.tree, seen: [first, first] } };
    value(await beginSolo('Fox Hollow', own));
    value(await beginSolo('Without a box', sampleSolo(5, 1, 'app')));
    expect(await rememberedOf('fox')).toEqual([first, first]);
    expect(await rememberedOf('')).toEqual(game.tree.seen);
  });
});

it('CD-1, SO-2: cards that are told one right after the other are all in the box', async () => {
  const id = value(await beginBox('Fox Hollow'));
  const steps = [{ do: 'cube' }] as const;
  const names = ['first', 'second', 'third'];
  await Promise.all(names.map(name => tellBox(id, { do: 'witchCard', name, steps }, () => 'a card')));
  expect(Object.keys((await lookIntoBox(id))?.witch ?? {})).toEqual(names);
});

it('CD-1, SO-2: a card that is told goes into the box that this window still has open', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  const id = value(await beginBox('Fox Hollow'));
  const open = value(await boxDocument.open(id, () => 'a tap'));
  await tellBox(id, { do: 'witchCard', name: 'first', steps: [{ do: 'cube' }] }, () => 'a card');
  expect(Object.keys(open.state.value.witch ?? {})).toEqual(['first']);
  await boxDocument.close();
  expect(Object.keys((await lookIntoBox(id))?.witch ?? {})).toEqual(['first']);
  vi.unstubAllGlobals();
});
