import type { Fields } from '../../../src/basics/reading';
import { sayOfReading } from '../../../src/basics/says';
import {
  type Area,
  activate,
  areas,
  foresee,
  type SoloCard,
  type SoloTable,
} from '../../../src/games/harrow/rules/activate';
import { strikeOf } from '../../../src/games/harrow/rules/aims';
import { unitsIn } from '../../../src/games/harrow/rules/board';
import { type Dial, modes } from '../../../src/games/harrow/rules/dial';
import {
  beginMove,
  type Choice,
  canMove,
  type Moving,
  moveByDefaults,
  nextOf,
  objectiveOf,
  type Refused,
  type Walk,
  walk,
  wayOf,
} from '../../../src/games/harrow/rules/director';
import { readHex, readHexes } from '../../../src/games/harrow/rules/map-door';
import { type Attack, type ByRole, resolve } from '../../../src/games/harrow/rules/resolve';
import { factions, mainSides } from '../../../src/games/harrow/rules/sides';
import { type Asked, onBoard, type Question } from './asked';
import { aimOf } from './board';
import { say } from './says';

const walksOf = (asked: Asked, walks: readonly Walk[]): object[] =>
  walks.map(({ from, path, units, joins }) => ({
    from: asked.name(from),
    path: asked.inOrder(path),
    units,
    joins,
  }));

const choicesOf = (asked: Asked): Choice[] =>
  asked.reading.list(asked.fields.choices, asked.where('choices')).map((one, i) => {
    const where = asked.where(`choices[${i}]`);
    const fields = asked.reading.fields(one, where);
    return {
      from: readHex(asked.reading, asked.map.grid, fields.from, `${where}.from`),
      path: readHexes(asked.reading, asked.map.grid, fields.path, `${where}.path`),
    };
  });

function cardOf(asked: Asked, input: unknown, where: string): SoloCard {
  const fields: Fields = asked.reading.fields(input, where);
  const hexes = readHexes(asked.reading, asked.map.grid, fields.hexes, `${where}.hexes`);
  if (hexes.length !== 2)
    asked.reading.wrong(
      'not-a-count',
      `${where}.hexes`,
      sayOfReading('reading.count', { least: 2, most: 2 }),
    );
  return {
    element: asked.reading.word(fields.element, `${where}.element`, areas),
    hexes: [hexes[0] ?? 0, hexes[1] ?? 0],
    hester: asked.reading.flag(fields.hester, `${where}.hester`),
  };
}

function clockwiseOf(asked: Asked): readonly Area[] {
  if (asked.fields.clockwise === undefined) return areas;
  const given = asked.reading
    .list(asked.fields.clockwise, asked.where('clockwise'))
    .map((one, i) => asked.reading.word(one, asked.where(`clockwise[${i}]`), areas));
  if (given.length === areas.length && new Set(given).size === areas.length) return given;
  asked.reading.wrong(
    'unknown',
    asked.where('clockwise'),
    sayOfReading('reading.unknown', { known: areas.join(', ') }),
  );
  return areas;
}

const tableOf = (asked: Asked): SoloTable => ({
  board: asked.board,
  tokens: asked.count('tokens', undefined, 1),
  clockwise: clockwiseOf(asked),
  supply: asked.count('supply', 6),
  haints: asked.count('haints', 15),
});

function byRole(asked: Asked, name: string): ByRole<number> {
  const where = asked.where(name);
  const none = { attacker: 0, defender: 0 };
  return asked.reading.counts(asked.fields[name], where, ['attacker', 'defender'], none);
}

function dialOf(asked: Asked, input: unknown, where: string): Dial {
  const fields = input === undefined ? {} : asked.reading.fields(input, where);
  return {
    at: asked.reading.count(fields.at, `${where}.at`, 1, 1, 3),
    plate: asked.reading.count(fields.plate, `${where}.plate`, 0),
  };
}

function dialsOf(asked: Asked): ByRole<Dial> {
  const where = asked.where('dials');
  const fields = asked.fields.dials === undefined ? {} : asked.reading.fields(asked.fields.dials, where);
  return {
    attacker: dialOf(asked, fields.attacker, `${where}.attacker`),
    defender: dialOf(asked, fields.defender, `${where}.defender`),
  };
}

function attackOf(asked: Asked): Attack {
  const { board } = asked;
  const target = asked.hex('target');
  const against = asked.word('against', ['units', 'bonfire', 'hester']);
  const there = {
    units: board.units.has(target),
    bonfire: board.bonfires.has(target),
    hester: board.hester === target,
  };
  if (!there[against])
    asked.reading.wrong(
      'not-there',
      asked.where('target'),
      say('harrow.not-there', { hex: asked.name(target) }),
    );
  return {
    board,
    side: asked.word('side', mainSides),
    from: asked.hex('from'),
    target,
    against,
    mode: asked.word('mode', modes, 'full'),
    out: byRole(asked, 'out'),
    dials: dialsOf(asked),
  };
}

/** SO-14: makes the choices of the players in order, up to the first that is refused. */
function moveByChoices(
  moving: Moving,
  choices: readonly Choice[],
): { readonly moving: Moving; readonly refused: Refused | null } {
  let now = moving;
  for (const [index, choice] of choices.entries()) {
    const then = walk(now, choice);
    if (typeof then === 'string') return { moving: now, refused: { index, code: then } };
    now = then;
  }
  return { moving: now, refused: null };
}

export const questions: Readonly<Record<string, Question>> = {
  direct: onBoard(asked => {
    const [side, steps, choices] = [asked.word('side', factions), asked.count('steps'), choicesOf(asked)];
    return asked.answer(() => {
      const objective = objectiveOf(asked.board, side);
      const begun = beginMove(asked.board, side, objective, steps);
      const { moving, refused } = moveByChoices(begun, choices);
      const done = moveByDefaults(moving);
      return {
        goal: objective === null ? null : asked.name(objective),
        groups: asked
          .sorted([...begun.waiting], at => at)
          .map(at => ({
            at: asked.name(at),
            units: unitsIn(begun.board.units.get(at)),
            way: wayOf(begun, at),
            next: asked.names(nextOf(begun, at)),
          })),
        can: asked
          .sorted(canMove(moving), ({ at }) => at)
          .map(({ at, next }) => ({ at: asked.name(at), next: asked.names(next) })),
        walks: walksOf(asked, done.walks),
        taken: done.taken,
        refused,
        units: asked.units(done.board),
      };
    });
  }),
  strike: onBoard(asked => {
    const [side, icon] = [asked.word('side', factions), asked.flag('hester')];
    return asked.answer(() => {
      const { against, pairs } = strikeOf(asked.board, side, icon);
      return { against, pairs: pairs.map(aim => aimOf(asked, aim)) };
    });
  }),
  activate: onBoard(asked => {
    const side = asked.word('side', factions);
    const card = cardOf(asked, asked.fields.card, asked.where('card'));
    const table = tableOf(asked);
    return asked.answer(() => {
      const done = activate(table, side, card);
      return {
        areas: done.areas,
        cubes: done.cubes,
        spawned: asked.inOrder(done.spawned),
        owed: done.owed,
        walks: walksOf(asked, done.walks),
        taken: done.taken,
        against: done.against,
        attack: done.attack && aimOf(asked, done.attack),
        units: asked.units(done.board),
      };
    });
  }),
  foresee: onBoard(asked => {
    const cards = asked.reading
      .list(asked.fields.cards, asked.where('cards'))
      .map((one, i) => cardOf(asked, one, asked.where(`cards[${i}]`)));
    const table = tableOf(asked);
    return asked.answer(() => ({
      sides: foresee(table, cards).map(({ side, against, taken, targets }) => ({
        side,
        against,
        taken,
        targets: asked
          .sorted(targets, ({ at }) => at)
          .map(({ at, cards: count }) => ({ at: asked.name(at), cards: count })),
      })),
    }));
  }),
  resolve: onBoard(asked => {
    const attack = attackOf(asked);
    return asked.answer(() => {
      const { board, hits, pushed, ...rest } = resolve(attack);
      return {
        ...rest,
        hits: hits.map(hit => ({
          by: hit.by,
          what: hit.what,
          at: asked.name(hit.at),
          ...(hit.what === 'haint'
            ? {}
            : { haint: hit.what === 'legend' && hit.haint !== null ? asked.name(hit.haint) : null }),
        })),
        pushed: pushed.map(({ from, to }) => ({ from: asked.name(from), to: asked.name(to) })),
        units: asked.units(board),
      };
    });
  }),
};
