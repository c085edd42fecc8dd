import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import { openPack, writePack } from '../../src/packs/door';
import { blankEncounter, blankMinion, blankPack, idFrom } from '../../src/packs/edit/blank';
import { type Brush, movePlaced, paint, reshape, turnPlaced } from '../../src/packs/edit/board';
import {
  addPartAt,
  addSlot,
  bodySheet,
  ownerOf,
  paintPart,
  removeSlot,
  roomForSlot,
  toggleBodyHex,
  toggleSlotHex,
} from '../../src/packs/edit/body';
import { copied } from '../../src/packs/edit/copy';
import { applyEdit, type KeptPack, parseEdit, parseKept } from '../../src/packs/edit/edit';
import { remembered, taughtEncounter } from '../../src/packs/edit/taught';
import type { Pack } from '../../src/packs/pack';
import { placeOfWay, waysOf } from '../../src/stage/body';
import type { Encounter, EnemyKind } from '../../src/stage/encounter';
import { runs } from '../support/samples';
import { steps } from './arbitrary';

const fresh = blankEncounter('stag', 'The Stag');
const boss = fresh.enemies[0]!;
const withFrogs: Encounter = { ...fresh, enemies: [boss, blankMinion('frog', 'Frog')] };
const enemyBrush = (enemy: string): Brush => ({ brush: 'enemy', enemy });
const kept: KeptPack = { origin: 'own', pack: { ...blankPack('mine', 'Mine'), encounters: [fresh] } };

describe('the board of an encounter by tapping', () => {
  test('HX-3: a new one is the usual board; with its boss set down it opens with nothing but warnings', () => {
    expect(fresh.board).toEqual({ columns: 17, rows: [9, 10] });
    const none = openPack({ ...kept.pack });
    expect(none.ok ? [] : none.error.map(one => one.code)).toEqual(['missing']);
    const placed = paint(fresh, enemyBrush(boss.id), 'I3');
    const opened = openPack({ ...kept.pack, encounters: [placed] });
    expect(opened.ok && opened.value.warnings.every(one => ['stage', 'start'].includes(one.code))).toBe(true);
  });

  test('OWN-207: a civilian is set and taken away hex by hex, and the others stay', () => {
    const civilian: Brush = { brush: 'civilian', name: 'Miller' };
    const two = paint(paint(fresh, civilian, 'C4'), civilian, 'D4');
    expect(two.civilians?.map(one => one.at)).toEqual(['C4', 'D4']);
    expect(paint(two, civilian, 'C4').civilians?.map(one => one.at)).toEqual(['D4']);
    expect(paint(two, { brush: 'remove' }, 'D4').civilians?.map(one => one.at)).toEqual(['C4']);
  });

  test('the same brush twice on the same hex leaves nothing behind', () => {
    const brushes: Brush[] = [
      { brush: 'obstacle', kind: 'tree' },
      { brush: 'tile', kind: 'water' },
      { brush: 'start' },
      enemyBrush(boss.id),
    ];
    for (const brush of brushes) {
      const once = paint(fresh, brush, 'C4');
      expect(once).not.toEqual(fresh);
      expect(paint(once, brush, 'C4')).toEqual(fresh);
    }
  });

  test('another obstacle or tile on the same hex takes the place of the first; clearing takes all', () => {
    let board = paint(fresh, { brush: 'obstacle', kind: 'tree' }, 'C4');
    board = paint(board, { brush: 'obstacle', kind: 'wall' }, 'C4');
    expect(board.obstacles).toEqual([{ id: 'wall-c4', kind: 'wall', hexes: ['C4'] }]);
    board = paint(board, { brush: 'tile', kind: 'water' }, 'D4');
    board = paint(board, { brush: 'tile', kind: 'fire' }, 'D4');
    expect(board.tiles).toEqual([{ kind: 'fire', hexes: ['D4'] }]);
    for (const hex of ['C4', 'D4']) board = paint(board, { brush: 'remove' }, hex);
    expect(board).toEqual(fresh);
  });

  test('several of a kind are numbered without gaps, one alone has no number', () => {
    let board = paint(withFrogs, enemyBrush('frog'), 'C4');
    expect(board.placed).toEqual([{ enemy: 'frog', at: 'C4', facing: 'S' }]);
    for (const hex of ['D4', 'E4']) board = paint(board, enemyBrush('frog'), hex);
    expect(board.placed.map(one => one.number)).toEqual([1, 2, 3]);
    board = paint(board, enemyBrush('frog'), 'C4');
    expect(board.placed.map(one => [one.at, one.number])).toEqual([
      ['D4', 1],
      ['E4', 2],
    ]);
  });

  test('HX-1: turning goes round clockwise by all six directions', () => {
    let board = paint(fresh, enemyBrush(boss.id), 'I3');
    const faces = Array.from({ length: 6 }, () => {
      board = turnPlaced(board, 0);
      return board.placed[0]?.facing;
    });
    expect(faces).toEqual(['SW', 'NW', 'N', 'NE', 'SE', 'S']);
    expect(movePlaced(board, 0, 'B2').placed[0]?.at).toBe('B2');
  });

  test('a smaller board keeps only what lies on it', () => {
    let board = paint(fresh, { brush: 'obstacle', kind: 'tree' }, 'Q9');
    board = paint(board, { brush: 'obstacle', kind: 'rock' }, 'C3');
    board = paint(board, enemyBrush(boss.id), 'E4');
    board = paint(board, { brush: 'start' }, 'B6');
    board = reshape(board, { columns: 6, rows: [5, 6] });
    expect(board.obstacles.map(one => one.hexes)).toEqual([['C3']]);
    expect(board.placed).toHaveLength(1);
    expect(board.startZone).toEqual(['B6']);
    expect(openPack({ ...kept.pack, encounters: [board] }).ok).toBe(true);
  });
});

describe('a body by tapping', () => {
  const hexes = (enemy: EnemyKind) => new Set(waysOf(enemy).map(placeOfWay));

  test('the sheet has the core and the eighteen hexes around it, each once', () => {
    expect(bodySheet).toHaveLength(19);
    expect(new Set(bodySheet.map(one => placeOfWay(one.way))).size).toBe(19);
  });

  test('AR-2: seven hexes make a flower, the core alone a single one', () => {
    const flower = bodySheet.slice(1, 7).reduce((enemy, one) => toggleBodyHex(enemy, one.way), boss);
    expect(flower.footprint).toBe('flower');
    const back = bodySheet.slice(1, 7).reduce((enemy, one) => toggleBodyHex(enemy, one.way), flower);
    expect(back.footprint).toBe('single');
    expect(toggleBodyHex(boss, [])).toBe(boss);
  });

  test('AR-2: whatever is tapped, core and slots hang together and the pack opens', () => {
    const tap = fc.oneof(
      fc.constantFrom(...bodySheet).map(one => (e: EnemyKind) => toggleBodyHex(e, one.way)),
      fc.tuple(fc.constantFrom(...bodySheet), fc.nat({ max: 5 })).map(
        ([one, i]) =>
          (e: EnemyKind) =>
            toggleSlotHex(e, e.slots?.[i]?.id ?? '', one.way),
      ),
      fc.constantFrom(...bodySheet).map(one => (e: EnemyKind) => addPartAt(e, one.way, 'Part')),
      fc.tuple(fc.constantFrom(...bodySheet), fc.nat({ max: 5 })).map(
        ([one, i]) =>
          (e: EnemyKind) =>
            paintPart(e, e.slots?.[i]?.id ?? '', one.way),
      ),
      fc.constant((e: EnemyKind) => (roomForSlot(e) ? addSlot(e, 'Part') : e)),
      fc.constant((e: EnemyKind) => ((e.slots ?? []).length > 1 ? removeSlot(e, e.slots?.[0]?.id ?? '') : e)),
    );
    const once = fc.property(fc.array(tap, { maxLength: 25 }), taps => {
      const enemy = taps.reduce((e, one) => one(e), boss);
      expect(hexes(enemy).has('0,0')).toBe(true);
      for (const slot of enemy.slots ?? []) expect(slot.hexes.length).toBeGreaterThan(0);
      const board = { ...fresh, enemies: [enemy], placed: [{ enemy: boss.id, at: 'I5' }] };
      const opened = openPack({ ...kept.pack, encounters: [board] });
      const codes = opened.ok ? [] : opened.error.map(one => one.code);
      // Parts may all have gone with their hexes, or share the core until the body has grown enough for them.
      const sharing = (enemy.slots ?? []).filter(slot => slot.hexes.some(way => way.length === 0));
      const allowed = sharing.length > 1 ? ['missing', 'slot'] : ['missing'];
      expect(codes.filter(code => !allowed.includes(code))).toEqual([]);
    });
    fc.assert(once, runs(200, 5000));
  });

  test('AR-2: a tap makes a part of an empty hex, and a part that is chosen takes hexes up and gives them back', () => {
    const neck = addPartAt(boss, ['N'], 'Neck');
    expect(neck.slots?.at(-1)).toMatchObject({ name: 'Neck', hexes: [['N']] });
    expect(addPartAt(neck, ['N'], 'Beak')).toBe(neck);
    const id = neck.slots?.at(-1)?.id ?? '';
    const long = paintPart(neck, id, ['N', 'N']);
    expect(ownerOf(long, ['N', 'N'])?.id).toBe(id);
    expect(paintPart(long, id, ['N', 'N'])).toEqual(neck);
    // Its last hex stays, and so does the last of another part.
    expect(paintPart(neck, id, ['N'])).toBe(neck);
    expect(paintPart(neck, id, [])).toBe(neck);
    expect(paintPart(neck, 'nobody', ['S'])).toBe(neck);
  });

  test('AR-2: of several dice on one hex the last moves out to the hex that is tapped, and keeps its name', () => {
    const two = addSlot(boss, 'Second');
    const grown = addPartAt(two, ['S'], 'Third');
    expect(grown.slots).toHaveLength(2);
    expect(ownerOf(grown, ['S'])?.name).toBe('Second');
  });

  test('AR-2: a part that is taken off takes its hexes along, but for the core and for what another shares', () => {
    const beak = paintPart(addPartAt(boss, ['N'], 'Beak'), 'beak', ['N', 'N']);
    expect(waysOf(removeSlot(beak, 'beak'))).toEqual([[]]);
    expect(removeSlot(beak, 'beak').footprint).toBe('single');
    const first = boss.slots?.[0]?.id ?? '';
    expect(waysOf(removeSlot(beak, first))).toEqual([[], ['N'], ['N', 'N']]);
    const two = addSlot(boss, 'Second');
    expect(removeSlot(two, 'second')).toEqual(boss);
    expect(removeSlot(beak, 'nobody')).toEqual(beak);
  });

  test('a hex goes from one part to another, but every part keeps one', () => {
    const long = toggleBodyHex(toggleBodyHex(boss, ['N']), ['S']);
    const two = addSlot(long, 'Beak');
    const beak = two.slots?.at(-1)?.id ?? '';
    const wide = toggleSlotHex(two, beak, ['S']);
    expect(ownerOf(wide, ['S'])?.id).toBe(beak);
    expect(ownerOf(toggleSlotHex(wide, 'core', ['S']), ['S'])?.id).toBe('core');
    expect(toggleSlotHex(wide, beak, [])).toBe(wide);
    expect(roomForSlot(wide)).toBe(false);
  });
});

describe('edits of a pack', () => {
  test('an encounter is put in, replaced in its place, and taken out', () => {
    const other = blankEncounter('boar', 'The Boar');
    const two = applyEdit(kept, { edit: 'put', encounter: other });
    expect(two.pack.encounters.map(one => one.id)).toEqual(['stag', 'boar']);
    const named = applyEdit(two, { edit: 'put', encounter: { ...fresh, name: 'Hart' } });
    expect(named.pack.encounters.map(one => one.name)).toEqual(['Hart', 'The Boar']);
    expect(applyEdit(named, { edit: 'remove', id: 'stag' }).pack.encounters).toEqual([other]);
  });

  test('an author who is taken away leaves no empty line', () => {
    const about = { name: 'Ours', author: 'Four friends', licence: '' };
    const described = applyEdit(kept, { edit: 'about', about });
    expect(described.pack).toMatchObject({ name: 'Ours', author: 'Four friends' });
    expect('licence' in described.pack).toBe(false);
    const none = applyEdit(described, { edit: 'about', about: { ...about, author: '' } });
    expect('author' in none.pack).toBe(false);
  });

  test('the door of stored packs and edits lets in what was written and nothing else', () => {
    expect(parseKept(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: kept });
    expect(parseEdit({ edit: 'put', encounter: fresh })).toMatchObject({ ok: true });
    expect(parseEdit({ edit: 'put', encounter: { id: 'x' } }).ok).toBe(false);
    expect(parseEdit({ edit: 'burn' }).ok).toBe(false);
    expect(parseKept({ origin: 'heaven', pack: kept.pack }).ok).toBe(false);
    expect(parseKept(null).ok).toBe(false);
  });

  test('ids come from names in any script and never twice', () => {
    expect(idFrom('The Stag!')).toBe('the-stag');
    expect(idFrom('Болотник')).toBe('болотник');
    expect(idFrom('…')).toBe('new');
    expect(idFrom('Frog', ['frog', 'frog-2'])).toBe('frog-3');
  });
});

describe('a copy of an encounter', () => {
  const [mossback] = builtinPack.encounters;
  const copyInto = (pack: Pack) => {
    const { id, edits } = copied(mossback!, builtinPack, pack);
    return { id, pack: edits.reduce(applyEdit, { origin: 'own', pack } as const).pack };
  };

  test('brings its pictures, and takes another id where its own is taken', () => {
    const once = copyInto(blankPack('ours', 'Ours'));
    expect(once.id).toBe('old-mossback');
    expect(once.pack.pictures.map(one => one.of)).toEqual(['old-mossback', 'mossback', 'burrowling']);
    expect(openPack(once.pack)).toMatchObject({ ok: true, value: { warnings: [] } });
    const twice = copyInto(once.pack);
    expect(twice.id).toBe('old-mossback-2');
    expect(twice.pack.pictures.map(one => one.of)).toEqual([
      'old-mossback',
      'mossback',
      'burrowling',
      'old-mossback-2',
    ]);
    expect(openPack(twice.pack)).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  test('without pictures is the encounter alone', () => {
    const plain = copied(blankEncounter('boar', 'The Boar'), builtinPack, blankPack('ours', 'Ours'));
    expect(plain.edits).toEqual([{ edit: 'put', encounter: blankEncounter('boar', 'The Boar') }]);
  });
});

describe('taught cards', () => {
  const preset: Encounter = { ...fresh, id: 'preset', name: 'Moor Troll', chapter: 3, cards: [] };
  const card = { id: 'taught1-1', label: 'taught1-1', stage: 1, steps: [], known: true } as const;
  const group = blankPack('our-table', 'Our table');
  const learn = (pack = group, part: object = {}, fight = 'aaaaaaaaaa', encounter = preset) => {
    const given = { ...card, ...part };
    const nameless = `Stage 1, card ${given.id.slice(-1)}`;
    const taught = taughtEncounter(pack, { fight, encounter, preset: true, card: given, nameless });
    return applyEdit({ origin: 'own', pack }, { edit: 'put', encounter: taught }).pack;
  };

  test('land in the encounter of that name and chapter, marked as taught', () => {
    const pack = learn();
    expect(pack.encounters.map(one => one.id)).toEqual(['moor-troll-3']);
    expect(pack.encounters[0]?.cards).toEqual([
      { ...card, id: 'aaaaaaaa-taught1-1', label: 'Stage 1, card 1', taught: true },
    ]);
  });

  test('a correction in the same fight replaces the card; another fight adds to it', () => {
    const steps = [{ do: 'draw' }] as const;
    const twice = learn(learn(), { steps });
    expect(twice.encounters[0]?.cards.map(one => one.steps)).toEqual([steps]);
    const later = learn(twice, {}, 'bbbbbbbbbb');
    expect(later.encounters[0]?.cards).toHaveLength(2);
  });

  test('a card with a name is the same card in every fight', () => {
    const named = { label: 'Bog Breath' };
    const twice = learn(learn(group, named), { label: 'bog breath', steps: [{ do: 'draw' }] }, 'bbbbbbbbbb');
    expect(twice.encounters[0]?.cards).toHaveLength(1);
    expect(twice.encounters[0]?.cards[0]?.steps).toEqual([{ do: 'draw' }]);
  });

  test('OWN-160: the same boss set up by hand again finds its cards, and what was written for it since', () => {
    const pack = learn(learn(), { id: 'taught1-2', label: 'Bog Breath' });
    const again = remembered(pack, preset);
    expect(again.id).toBe('preset');
    expect(again.cards.map(one => one.label)).toEqual(['Stage 1, card 1', 'Bog Breath']);
    expect(remembered(pack, { ...preset, name: 'Fen Troll' }).cards).toEqual([]);
    expect(remembered(pack, { ...preset, chapter: 4 }).cards).toEqual([]);
    const written = applyEdit(
      { origin: 'own', pack },
      { edit: 'put', encounter: { ...again, id: 'moor-troll-3', triggers: [], tokens: [] } },
    ).pack;
    expect(remembered(written, preset)).toMatchObject({ tokens: [], reminders: preset.reminders });
  });

  test('OWN-161: known cards that are put right in a later fight stay one card each', () => {
    const pack = learn();
    const again = remembered(pack, preset);
    const known = again.cards[0]!;
    const steps = [{ do: 'draw' }] as const;
    const better = learn(pack, { ...known, steps }, 'bbbbbbbbbb', again);
    expect(better.encounters[0]?.cards).toEqual([{ ...known, steps, taught: true }]);
    // Composed once more instead of chosen: it says the same, it is the same.
    const twice = learn(better, { id: 'taught1-2', label: known.label, steps: [] }, 'bbbbbbbbbb', again);
    expect(twice.encounters[0]?.cards).toHaveLength(1);
    // A new one beside it.
    const more = learn(better, { id: 'taught1-2', label: 'taught1-2' }, 'bbbbbbbbbb', again);
    expect(more.encounters[0]?.cards.map(one => one.label)).toEqual(['Stage 1, card 1', 'Stage 1, card 2']);
  });

  test('OWN-161: a card that is given another name is the same card still, even when that name is taken', () => {
    const pack = learn(learn(group, { label: 'Bog' }, 'bbbbbbbbbb'), { label: 'Stomp' });
    const again = learn(pack, { label: 'Bog' });
    expect(again.encounters[0]?.cards.map(one => [one.id, one.label])).toEqual([
      ['bbbbbbbb-taught1-1', 'Bog'],
      ['aaaaaaaa-taught1-1', 'Bog (2)'],
    ]);
    const known = pack.encounters[0]?.cards[1];
    const later = learn(pack, { ...known, label: 'Stamp' }, 'cccccccccc', remembered(pack, preset));
    expect(later.encounters[0]?.cards.map(one => one.label)).toEqual(['Bog', 'Stamp']);
  });

  test('OWN-161: two cards of one fight that are called the same and do different things are two', () => {
    const label = 'Claw';
    const pack = learn(group, { label });
    const during = { ...preset, cards: [{ ...card, label }] };
    const other = { id: 'taught1-2', label, steps: [{ do: 'draw' }] };
    const two = learn(pack, other, 'aaaaaaaaaa', during);
    expect(two.encounters[0]?.cards.map(one => one.label)).toEqual([label, `${label} (2)`]);
  });

  test('OWN-161: a card that does the same as a known one of its stage is that one, in whatever fight', () => {
    const steps = [{ do: 'draw' }];
    const pack = learn(group, { steps, label: 'Stomp' });
    const labels = (part: object, fight: string) =>
      learn(pack, { id: 'taught1-2', steps, ...part }, fight, {
        ...preset,
        cards: [{ ...card, label: 'Stomp' }],
      }).encounters[0]?.cards.map(one => one.label);
    for (const fight of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
      expect(labels({ label: 'stomp' }, fight)).toEqual(['stomp']);
      expect(labels({ label: 'taught1-2' }, fight)).toEqual(['Stomp']);
      expect(labels({ label: 'Claw' }, fight)).toEqual(['Stomp', 'Claw']);
      expect(labels({ label: 'Stomp', stage: 2 }, fight)).toHaveLength(2);
      expect(labels({ label: 'taught1-2', actors: [boss.id] }, fight)).toHaveLength(2);
    }
  });

  test('a pack that was taught anything can be written and read again', () => {
    const once = fc.property(steps, taught => {
      const board = paint(preset, enemyBrush(boss.id), 'I3');
      const pack = learn(group, { steps: taught, label: 'Card' }, 'cccccccccc', board);
      const kept = parseKept({ origin: 'own', pack: JSON.parse(writePack(pack)) });
      expect(kept.ok && kept.value.pack).toEqual(pack);
    });
    fc.assert(once, runs(200, 5000));
  });
});
