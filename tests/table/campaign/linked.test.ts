import { describe, expect, it } from 'vitest';
import { type FightEntry, fightEntry } from '../../../src/campaign/facts/fight';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { registerKind } from '../../../src/play/kinds';
import { deviceStore } from '../../../src/play/store';
import { knownKind } from '../../../src/storage/known';
import { companyIn } from '../../../src/table/campaign/into-fight';
import { noKnownCards } from '../../../src/table/campaign/known-cards';
import { beginLinked, lastEncounter, linkedFight } from '../../../src/table/campaign/linked';
import { linkedId } from '../../../src/table/campaign/linked-id';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { demoFight, readySetup } from '../../../src/table/setup/ready';
import { founded, four, play, toFight } from '../../campaign/company';
import { value } from '../../storage/setup';
import { say } from '../../support/words';

registerKind(knownKind(fightKind));
const setup = readySetup(demoFight, 7);
if (!setup) throw new Error('The first fight is gone.');
const base = setup;
const entry = fightEntry(play(founded(), ...toFight));
const attempt = (n: number): FightEntry => ({ ...entry, attempt: n });
const state = initialState(companyIn(base, entry, say));
const put = async (of: string, id: string, name = 'A fight'): Promise<string> =>
  value(await (await deviceStore()).create(fightKind, { name, state, of, id }));

describe('the fight that belongs to a chapter', () => {
  it('EN-6: is found again by its company, chapter and attempt', async () => {
    expect(await linkedFight('lanterns', entry)).toBeUndefined();
    const id = value(await beginLinked('lanterns', entry, base, say, 'light', noKnownCards));
    expect(id).toBe(linkedId('lanterns', entry.chapter, entry.attempt));
    expect(await linkedFight('lanterns', entry)).toEqual({ id, round: state.round, over: false });
    for (const other of [attempt(entry.attempt + 1), { ...entry, chapter: entry.chapter + 1 }])
      expect(await linkedFight('lanterns', other)).toBeUndefined();
    expect(await linkedFight('wolves', entry)).toBeUndefined();
    value(await (await deviceStore()).remove(id));
    expect(await linkedFight('lanterns', entry)).toBeUndefined();
  });

  it('EN-6: an attempt without a fight has none, though the company has fought other attempts', async () => {
    await put('foxes', linkedId('foxes', entry.chapter, 2));
    expect(await linkedFight('foxes', attempt(1))).toBeUndefined();
    expect((await linkedFight('foxes', attempt(2)))?.id).toBe(linkedId('foxes', entry.chapter, 2));
  });

  it('EN-6: of a company from a file, whose fights have other ids, the latest one counts', async () => {
    await put('copied', 'first-id');
    expect((await linkedFight('copied', attempt(1)))?.id).toBe('first-id');
    expect(await linkedFight('copied', attempt(2))).toBeUndefined();
  });

  it('EN-6: the attempt before is known by what was fought', async () => {
    await put('badgers', linkedId('badgers', entry.chapter, 1), 'Old Mossback');
    expect(await lastEncounter('badgers', attempt(1))).toBeUndefined();
    expect(await lastEncounter('badgers', attempt(2))).toBe('Old Mossback');
    expect(await lastEncounter('badgers', { ...attempt(2), chapter: entry.chapter + 1 })).toBeUndefined();
  });
});

describe('what a company is reminded of in its fight', () => {
  it('IN-2: in light detail the injuries of those who hold them as cards, of nobody else', () => {
    const began = founded({ kinds: ['companion', 'full', 'full', 'full'] });
    const [companion, hurt] = four(began);
    const injured = fightEntry(
      play(
        began,
        ...[companion, hurt].map(who => ({ set: 'injury' as const, who, name: 'Torn sleeve' })),
        { do: 'beginChapter' },
        { do: 'endStory' },
      ),
    );
    const reminded = (detail: 'light' | 'full') =>
      (companyIn(base, injured, say, detail).reminders ?? [])
        .map(one => one.id)
        .filter(id => id.startsWith('injuries-'));
    expect(reminded('light')).toEqual([`injuries-${hurt}`]);
    expect(reminded('full')).toEqual([]);
  });
});
