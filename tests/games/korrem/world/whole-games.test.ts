import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../../scripts/play/korrem-battle';
import { worldPlayer } from '../../../../scripts/play/korrem-world';
import { streamOf } from '../../../../src/basics/random';
import { parseWorldCommand, worldKind } from '../../../../src/games/korrem/door/world';
import { nameOf } from '../../../../src/games/korrem/rules/battle/space';
import { applyBox, bagOf, decideBox, deckOf, emptyBox } from '../../../../src/games/korrem/rules/box/box';
import { dealt } from '../../../../src/games/korrem/rules/box/decks';
import type { BoxCommand, OwnBox } from '../../../../src/games/korrem/rules/box/model';
import { nothing, resources } from '../../../../src/games/korrem/rules/goods';
import { printedTable } from '../../../../src/games/korrem/rules/meeting/natures';
import type { Event } from '../../../../src/games/korrem/rules/play/events';
import { describe as describeLog } from '../../../../src/games/korrem/rules/play/log/describe';
import { titleOf } from '../../../../src/games/korrem/rules/play/log/title';
import { battleWith, type Settings, type World } from '../../../../src/games/korrem/rules/play/model';
import { apply } from '../../../../src/games/korrem/rules/play/turn/apply';
import { beginWorld } from '../../../../src/games/korrem/rules/play/turn/begin';
import { decide } from '../../../../src/games/korrem/rules/play/turn/decide';
import { pointsIn } from '../../../../src/games/korrem/rules/play/turn/run';
import {
  bagOfLands,
  creatureDeck,
  decks,
  longGame,
  memberOf,
  ownGame,
  shortGame,
  usualSettings,
} from '../../../../src/games/korrem/sample/short-game';
import { migrateEvent, migrateState } from '../../../../src/storage/migrate';
import { expectOk } from '../../../support/results';
import '../../../../src/games/korrem/words/learn';
import { say } from '../../../../src/ui/words/say';
import { throughDoor } from '../../../support/door';
import { patience, samples } from '../../../support/samples';

/** The sample as a group's own box: its cards, its bag, and a deck for each nation. */
const box: OwnBox = [
  ...[...Object.values(decks).flat(), ...creatureDeck()].map(
    (told, i): BoxCommand => ({ do: 'learn', card: memberOf(`told-${i}`, told) }),
  ),
  ...Object.entries(decks).map(
    ([nation, cards]): BoxCommand => ({
      do: 'deck',
      deck: { nation, cards: cards.map(({ name }) => ({ name, n: 1 })), wall: nothing, tower: nothing },
    }),
  ),
  ...bagOfLands().map(
    (tile, _, bag): BoxCommand => ({
      do: 'lands',
      tile,
      n: bag.filter(one => one.type === tile.type && one.landmark === tile.landmark).length,
    }),
  ),
].reduce((now, command) => {
  const decided = decideBox(now, command);
  if (!decided.ok) throw new Error(JSON.stringify([command, decided.error]));
  return decided.value.reduce(applyBox, now);
}, emptyBox);

/** WT-4, NM-4, NF-1, EN-1: what a group of this seed has settled, and what it wants to see. */
const settled = (seed: number): Settings => ({
  ...usualSettings,
  ...readingsOf(seed),
  light: seed % 3 === 0,
  passing: seed % 4 === 1 ? 'left' : 'last',
  ...(seed % 5 > 2 && { rows: { anxious: printedTable.social, eager: printedTable.conniving } }),
});

/** A long game of a seed: the sample's, or one that the box deals out. */
const longGameOf = (seed: number): World =>
  seed % 2 === 0
    ? longGame(seed, names, settled(seed))
    : ownGame(
        Object.values(names),
        settled(seed),
        seed,
        { bag: bagOf(box), creatures: deckOf(box) },
        (id, i) => {
          const deck = box.decks?.[i];
          return deck ? { deck: dealt(box, deck, id), prices: deck } : { deck: [] };
        },
      );

const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };

/** Every card that lies somewhere, by its id. */
const cardsOf = ({ armies, nations, creatures, step }: World): string[] =>
  [
    ...armies.flatMap(({ members }) => members),
    ...nations.flatMap(({ piles }) => piles.flatMap(({ cards }) => cards)),
    ...(creatures ?? []),
    ...(step.at === 'event' && step.card ? [step.card] : []),
  ].map(({ id }) => id);

/** What holds after every event. */
function holds(world: World, cards: number): void {
  const wrong = (what: string): never => {
    throw new Error(what);
  };
  const ids = cardsOf(world);
  if (new Set(ids).size !== ids.length) wrong(`A card twice: ${ids.join()}`);
  // TH-2: only summons leave for a hand; nothing comes from nowhere.
  if (ids.length > cards) wrong(`${ids.length} cards of ${cards}`);
  if (world.actions < 0 || world.actions > 8) wrong(`${world.actions} actions`);
  for (const one of [...world.nations.map(({ bank }) => bank), ...world.armies.map(({ goods }) => goods)])
    for (const kind of resources) if (one[kind] < 0) wrong(`${kind} below 0`);
  for (const { chits } of world.nations) if (chits < 0) wrong('points below 0');
  for (const hex of Object.keys(world.settlements)) {
    const land = world.lands[hex];
    if (!land || land.landmark !== null || land.type === 'ocean' || land.type === 'wasteland')
      wrong(`A settlement on ${hex}`);
  }
  for (const { id, hex, members } of world.armies) {
    if (hex !== null && !world.lands[hex]) wrong(`An army beside the map: ${hex}`);
    // TH-6: behind walls alone nobody may stand while they are fought for.
    if (members.length === 0 && !battleWith(world, id)) wrong('An army of nobody');
  }
  for (const { battle } of world.battles) {
    if (new Set(battle.cards.map(({ at }) => nameOf(at))).size !== battle.cards.length)
      wrong('Two on a cell');
    for (const card of battle.cards)
      for (const bond of card.bonds) {
        const other = battle.cards.find(({ id }) => id === bond.with);
        if (other && !other.bonds.some(back => back.with === card.id && back.type === bond.type))
          wrong('One-sided');
      }
  }
}

/** VP-1: what the log of points sums to. */
const logged = (world: World, nation: string): number =>
  world.scores.filter(one => one.nation === nation).reduce((all, { points }) => all + points, 0);

interface Played {
  readonly start: World;
  readonly end: World;
  readonly events: readonly Event[];
}

function playOut(start: World, seed: number): Played {
  const player = worldPlayer(streamOf(seed, 'player'));
  const events: Event[] = [];
  const cards = cardsOf(start).length;
  let world = start;
  for (let command = player(world); command && world.turn < 300; command = player(world)) {
    const fits = parseWorldCommand(JSON.parse(JSON.stringify(command)));
    if (!fits.ok) throw new Error(`Seed ${seed}: no command: ${JSON.stringify(command)}`);
    const decided = decide(world, command);
    if (!decided.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(command)}: ${decided.error.code}`);
    const said = [titleOf(world, command, decided.value), ...describeLog(world, decided.value)].map(one =>
      say(one),
    );
    for (const text of said)
      if (text.includes('korrem.') || text.includes('undefined')) throw new Error(`No words: ${text}`);
    events.push(...decided.value);
    world = decided.state ?? world;
    holds(world, cards);
    for (const { id, chits } of world.nations)
      if (world.scores.length < 400 && logged(world, id) !== chits)
        throw new Error(`Seed ${seed}: points of ${id}`);
  }
  return { start, end: world, events };
}

describe('whole games by the headless player', () => {
  test(
    'VP-2, WT-2, NF-1, EN-1, NM-4, WT-4: from the first land to 25 points by every reading, none refused, all worded, all in balance',
    () => {
      for (let seed = 0; seed < samples(8, 200); seed++) {
        const { end } = playOut(longGameOf(seed), seed);
        expect(end.winners.length, `seed ${seed}`).toBeGreaterThan(0);
        for (const winner of end.winners) expect(pointsIn(end, winner)).toBeGreaterThanOrEqual(25);
      }
    },
    patience,
  );

  test(
    'LD-8, WT-2, VP-2: three to six nations play to the end, each in its seat',
    () => {
      const nations = Object.keys(decks) as (keyof typeof decks)[];
      for (const players of [3, 4, 5, 6])
        for (let seed = 200; seed < 200 + samples(1, 10); seed++) {
          const seats = Array.from({ length: players }, (_, i) => {
            const id = `n${i + 1}`;
            const deck = decks[nations[i % nations.length] ?? 'reedfolk'];
            return {
              id,
              name: `Nation ${i + 1}`,
              deck: deck.map((told, at) => memberOf(`${id}-${at}`, { ...told, of: id })),
            };
          });
          const start = beginWorld({
            seats,
            settings: { ...usualSettings, target: 6, light: seed % 2 === 0 },
            seed,
            bag: [...bagOfLands(), ...bagOfLands(), ...bagOfLands()],
            creatures: creatureDeck(),
          });
          const { end, events } = playOut(start, seed);
          expect(end.winners.length, `${players} players, seed ${seed}`).toBeGreaterThan(0);
          // WT-2: everybody has commanded.
          const seen = new Set(events.flatMap(one => (one.type === 'weatherRolled' ? one.order : [])));
          if (end.turn > 1) expect(seen.size).toBe(players);
          throughDoor(worldKind.state, end);
        }
    },
    patience,
  );

  test(
    'events carry outcomes: applied anew, through the doors of the save, they give the same game',
    () => {
      for (let seed = 100; seed < 100 + samples(2, 60); seed++) {
        const { start, end, events } = playOut(shortGame(seed, names), seed);
        const again = events.reduce<World>(
          (now, event) => apply(now, throughDoor(worldKind.event, event)),
          throughDoor(worldKind.state, start),
        );
        expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(end)));
        throughDoor(worldKind.state, end);
      }
    },
    patience,
  );
});

test.each([1, 2, 3])('a game saved by version %i opens and ends as it did', version => {
  const { state, events, end }: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
    readFileSync(join('tests', 'fixtures', 'korrem', `world-${version}.json`), 'utf8'),
  );
  const replayed = events.reduce<World>(
    (now, event) =>
      apply(now, throughDoor(worldKind.event, expectOk(migrateEvent(worldKind, version, event)))),
    throughDoor(worldKind.state, expectOk(migrateState(worldKind, version, state))),
  );
  expect(JSON.parse(JSON.stringify(replayed))).toEqual(expectOk(migrateState(worldKind, version, end)));
  expect(JSON.stringify(replayed)).not.toMatch(/"told"|korrem\.w-/);
});
