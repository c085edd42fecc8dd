import type { Fields } from '../../../src/basics/reading';
import { OFF } from '../../../src/games/darkleaf/rules/board/square';
import { usualGarden } from '../../../src/games/darkleaf/rules/skills/hexes';
import { isSlot, type Row } from '../../../src/games/darkleaf/rules/turn/bones';
import type { TurnCommand } from '../../../src/games/darkleaf/rules/turn/told';
import { readAction, readSkill } from './action';
import type { Reading } from './reading';
import { say } from './says';

const commands = ['declare', 'roll', 'act', 'pass', 'done', 'slot', 'keep', 'end', 'spend'] as const;

function readSlots(reading: Reading, input: unknown, at: string): string[] {
  return reading.list(input, at).map((one, i) => {
    const slot = String(one);
    if (!isSlot(slot)) reading.wrong('badValue', `${at}[${i}]`, say('darkleaf.slot', { slot }));
    return slot;
  });
}

/** LO-1: a row of bones on a clan board. */
export function readRow(reading: Reading, input: unknown, at: string): Row {
  const fields = reading.fields(input, at);
  const slots = readSlots(reading, fields.slots, `${at}.slots`);
  const cells = (name: string): (number | null)[] => {
    const list = reading.list(fields[name], `${at}.${name}`);
    return slots.map((_, i) =>
      (list[i] ?? null) === null ? null : reading.count(list[i], `${at}.${name}[${i}]`),
    );
  };
  const pair = (fields.sum ?? null) === null ? undefined : reading.list(fields.sum, `${at}.sum`);
  const end = (i: number): number => reading.count(pair?.[i], `${at}.sum[${i}]`);
  return {
    id: reading.text(fields.id, `${at}.id`),
    slots,
    filled: cells('filled'),
    bones: cells('bones'),
    sum: pair ? [end(0), end(1)] : undefined,
    places: (fields.places ?? null) === null ? undefined : reading.count(fields.places, `${at}.places`),
    tokens: (fields.tokens ?? null) === null ? 0 : reading.count(fields.tokens, `${at}.tokens`),
  };
}

export const readRows = (reading: Reading, input: unknown, at: string): Row[] =>
  reading.list(input, at).map((one, i) => readRow(reading, one, `${at}[${i}]`));

function readDeclaration(reading: Reading, fields: Fields, at: string): TurnCommand {
  const intent = reading.word(fields.intent, `${at}.intent`, ['journey', 'deed']);
  return {
    c: 'declare',
    intent,
    unit: fields.unit === undefined ? OFF : reading.square(fields.unit, `${at}.unit`),
    targets: reading.squares(fields.targets, `${at}.targets`),
  };
}

/** The door for a command of a turn. */
export function readCommand(reading: Reading, input: unknown, at: string): TurnCommand {
  const fields = reading.fields(input, at);
  const c = reading.word(fields.c, `${at}.c`, commands);
  switch (c) {
    case 'declare':
      return readDeclaration(reading, fields, at);
    case 'roll': {
      const value = typeof fields.value === 'number' ? fields.value : 0;
      return { c, bone: reading.count(fields.bone, `${at}.bone`), value };
    }
    case 'act':
      return { c, action: readAction(reading, fields.action, `${at}.action`) };
    case 'slot': {
      const on = (fields.on ?? null) === null ? undefined : reading.square(fields.on, `${at}.on`);
      return {
        c,
        row: reading.text(fields.row, `${at}.row`),
        slot: reading.count(fields.slot, `${at}.slot`, undefined, -1000),
        on,
      };
    }
    case 'spend':
      return {
        c,
        asked: readSkill(reading, fields, at),
        count: reading.count(fields.count, `${at}.count`, usualGarden),
        targets: reading.squares(fields.targets, `${at}.targets`),
      };
    case 'pass':
    case 'done':
    case 'keep':
    case 'end':
      return { c };
  }
}
