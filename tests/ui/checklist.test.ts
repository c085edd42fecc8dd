import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import { movePlaced } from '../../src/packs/edit/board';
import { boardKey, misplaced } from '../../src/ui/packs/board/checklist';

describe('a checklist beside another board', () => {
  it('fits the board that it was written for', () => {
    for (const encounter of builtinPack.encounters) expect(misplaced(encounter)).toEqual([]);
  });

  it('is doubted where it names a hex on which nothing stands any more', () => {
    for (const encounter of builtinPack.encounters) {
      const moved = movePlaced(encounter, 0, 'H7');
      expect(boardKey(moved)).not.toBe(boardKey(encounter));
      const at = encounter.placed[0]?.at ?? '';
      expect(misplaced(moved)).toEqual(encounter.checklist.filter(line => line.includes(at)));
    }
  });
});
