import { fraction } from '../../../src/chances/fraction';
import { nameOf } from '../../../src/games/darkleaf/rules/board/square';
import { facesOf } from '../../../src/games/darkleaf/rules/chances/faces';
import { threatOf } from '../../../src/games/darkleaf/rules/chances/threat';
import { completingFaces, slotRefusal, wouldComplete } from '../../../src/games/darkleaf/rules/turn/bones';
import { chance, onBoard, type Question, question } from './asked';
import { readRows } from './turn';

export const questions: Readonly<Record<string, Question>> = {
  slot: question(asked => {
    const rows = readRows(asked.reading, asked.fields.rows, asked.where('rows'));
    const [pool, value] = [asked.count('pool'), asked.count('value', undefined, 1)];
    const bone = asked.count('bone', undefined, 1);
    return () => ({
      slots: rows.flatMap(row =>
        row.slots.map((_, slot) => {
          const refused = slotRefusal(row, slot, value, pool);
          return { row: row.id, slot, refused, completes: refused === null && wouldComplete(row, slot) };
        }),
      ),
      next: Object.fromEntries(rows.map(row => [row.id, chance(fraction(completingFaces(row, bone), bone))])),
    });
  }),
  faces: onBoard((asked, position, side) => {
    const bone = asked.count('bone', undefined, 1);
    return () => {
      const { values, reach } = facesOf(position, side, bone);
      const squares = [...reach].sort(([a], [b]) => a - b);
      return {
        values,
        reach: Object.fromEntries(squares.map(([at, faces]) => [nameOf(at), chance(fraction(faces, bone))])),
      };
    };
  }),
  threat: onBoard((asked, position, side) => {
    const bone = asked.count('bone', undefined, 1);
    return () => {
      const { chance: of, intent, values } = threatOf(position, side, bone);
      return { chance: chance(of), intent, values };
    };
  }),
};
