import { describe, expect, test } from 'vitest';
import { levelPlayer } from '../../../scripts/play/darkholds-policy';
import { streamOf } from '../../../src/basics/random';
import { campaignKind, parseCampaignCommand } from '../../../src/games/darkholds/door/campaign';
import { apply } from '../../../src/games/darkholds/rules/campaign/apply';
import { decide, newCampaign, titleOf } from '../../../src/games/darkholds/rules/campaign/decide';
import {
  areaOf,
  type Campaign,
  type Command,
  isEndLevel,
  levelsOf,
} from '../../../src/games/darkholds/rules/campaign/model';
import { type Kit, kitOf, moreOf, noKit } from '../../../src/games/darkholds/rules/play/kit';
import type { Figure, Command as LevelCommand } from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { drownedStair, meresideCampaign } from '../../../src/games/darkholds/sample/drowned-stair';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';
import { samples } from '../../support/samples';
import { thing } from './at-level';

const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Commands one after the other, through the doors of commands, events and states. */
function sent(start: Campaign, ...commands: readonly Command[]): Campaign {
  return commands.reduce((campaign, command) => {
    const door = parseCampaignCommand(read(command));
    if (!door.ok) throw new Error(`${command.do}: ${JSON.stringify(door.error)}`);
    const decided = decide(campaign, command);
    if (!decided.ok) throw new Error(`${command.do}: ${say(decided.error.message)}`);
    expect(say(titleOf(campaign, command))).not.toMatch(/darkholds\.|undefined/);
    const again = decided.value.reduce((now, event) => {
      const passed = campaignKind.event(read(event));
      if (!passed.ok) throw new Error(JSON.stringify(passed.error));
      return apply(now, passed.value);
    }, campaign);
    expect(again).toEqual(decided.state);
    const kept = campaignKind.state(read(again));
    if (!kept.ok) throw new Error(JSON.stringify(kept.error));
    return again;
  }, start);
}
function refusedBy(campaign: Campaign, command: Command): string | undefined {
  const decided = decide(campaign, command);
  if (decided.ok) return undefined;
  expect(say(decided.error.message)).not.toContain('darkholds.');
  return decided.error.code;
}
const inLevel = (command: LevelCommand): Command => ({ do: 'level', command });
const who = ({ party }: Campaign, id: string): Figure => {
  const found = party.find(one => one.id === id);
  if (!found) throw new Error(`${id} is not in the party`);
  return found;
};
const kit = (campaign: Campaign, id: string, change: Partial<Kit>): Campaign =>
  sent(campaign, { do: 'correct', id, change: { kit: { ...kitOf(who(campaign, id)), ...change } } });

const start = meresideCampaign('Ours', 'ten', 1);
const won: readonly Command[] = [inLevel({ do: 'end', end: 'won' }), { do: 'finish', on: true }];
const opened = sent(start, { do: 'begin', level: underColdMere(1) });
/** In the market before the second level. */
const market = sent(opened, ...won);

describe('a campaign', () => {
  test('CA-1: ten levels in three areas and the end level, or one area, or one level', () => {
    expect([0, 2, 3, 8].map(areaOf)).toEqual([1, 1, 2, 3]);
    expect([isEndLevel('ten', 9), isEndLevel('ten', 8), isEndLevel('area', 2)]).toEqual([true, false, false]);
    for (const course of ['ten', 'area', 'one'] as const) {
      let campaign = meresideCampaign('Ours', course, 2);
      for (let at = 0; at < levelsOf[course]; at++) {
        expect([campaign.at, campaign.end]).toEqual([at, null]);
        campaign = sent(
          campaign,
          { do: 'begin', level: at % 2 ? drownedStair(at) : underColdMere(at) },
          ...won,
        );
      }
      expect([campaign.end, campaign.pages.length]).toEqual(['won', levelsOf[course]]);
      expect(refusedBy(campaign, { do: 'begin', level: underColdMere(1) })).toBe('not-now');
    }
  });

  test('CA-1: the names of levels are taught, and each leaves a page', () => {
    const named = sent(
      market,
      { do: 'name', at: 9, name: 'The end' },
      { do: 'line', page: 0, line: 'Wet feet.' },
    );
    expect([named.names[9], named.pages[0]]).toMatchObject([
      'The end',
      { name: 'Under Cold Mere', turns: 1, end: 'won', fallen: [], line: 'Wet feet.' },
    ]);
    expect(refusedBy(market, { do: 'name', at: 10, name: 'x' })).toBe('no-such');
    expect(refusedBy(market, { do: 'line', page: 4, line: 'x' })).toBe('no-such');
  });

  test('CA-2: everyone alive heals one wound, and all else that lay on them goes', () => {
    const hurt = sent(
      opened,
      inLevel({ do: 'correct', id: 'wren', change: { wounds: 3, tokens: 1 } }),
      inLevel({ do: 'kit', id: 'wren', change: { web: 2, blessed: true, silver: 33 } }),
      inLevel({ do: 'correct', id: 'odo', change: { wounds: 5 } }),
      ...won,
    );
    expect(who(hurt, 'wren')).toMatchObject({ wounds: 2, tokens: 0, prone: false });
    expect(kitOf(who(hurt, 'wren'))).toMatchObject({ web: 0, blessed: false, silver: 33 });
    // Who lay there when the level's own condition ended it has constitution 1.
    expect(who(hurt, 'odo')).toMatchObject({ wounds: 4, prone: false });
    const begun = sent(hurt, { do: 'begin', level: drownedStair(1) });
    expect(begun.level?.figures.filter(({ side }) => side !== 'enemy')).toMatchObject([
      { id: 'wren', at: 'A1', wounds: 2, vigour: 5 },
      { id: 'odo', wounds: 4 },
      { id: 'hand' },
    ]);
  });

  test('CA-2, TU-1: whoever has left goes on with what he carries; the abandoned are dead, and theirs is lost', () => {
    const ring = sent(start, { do: 'card', id: 'ring', item: thing('Ring') });
    const rich = kit(kit(ring, 'odo', { items: ['rope'], silver: 20 }), 'hand', { silver: 9 });
    const ended = sent(
      rich,
      { do: 'begin', level: underColdMere(1) },
      inLevel({ do: 'correct', id: 'odo', change: { wounds: 5 } }),
      inLevel({ do: 'correct', id: 'hand', change: { wounds: 3 } }),
      inLevel({ do: 'move', id: 'wren', to: 'I8' }),
      inLevel({ do: 'enemies' }),
    );
    expect(ended.level?.end).toBe('won');
    const after = sent(ended, { do: 'finish', on: true });
    expect(after.party.map(({ id }) => id)).toEqual(['wren']);
    expect(after.fallen.map(({ name, silver, items }) => [name, silver, items])).toEqual([
      ['Odo', 20, ['rope']],
      ['Tam', 9, []],
    ]);
    expect([after.at, after.end, after.pages[0]?.fallen]).toEqual([1, null, ['Odo', 'Tam']]);
    // A card that nobody carries lies in the deck again.
    expect(after.equipment.order).toContain('rope');
  });

  test('CA-2, TU-1: henchmen are abandoned in any state once no hero is left to leave', () => {
    const away = ['wren', 'odo'].map(id => inLevel({ do: 'move', id, to: 'I8' }));
    const left = sent(opened, ...away, { do: 'finish', on: true });
    expect([left.party.map(({ id }) => id), left.fallen.map(({ name }) => name)]).toEqual([
      ['wren', 'odo'],
      ['Tam'],
    ]);
  });

  test('CA-2, TU-1: where no hero goes on it is lost', () => {
    const lost = sent(
      opened,
      inLevel({ do: 'correct', id: 'wren', change: { wounds: 5 } }),
      inLevel({ do: 'correct', id: 'odo', change: { wounds: 5 } }),
      inLevel({ do: 'end', end: 'lost' }),
      { do: 'finish', on: false },
    );
    expect([lost.end, lost.party]).toEqual(['lost', []]);
    expect(lost.fallen.length).toBe(3);
  });

  test('WR-4: a henchman who died in a group that plays it so is dead, one who was taken off the board is not', () => {
    const die = sent(opened, inLevel({ do: 'agree', settings: { henchmenDie: true } }));
    const dead = sent(die, inLevel({ do: 'correct', id: 'hand', change: { wounds: 3 } }), ...won);
    expect([dead.party.length, dead.fallen.map(({ name }) => name)]).toEqual([3, []]);
    const card: LevelCommand = {
      do: 'card',
      label: 'Cold',
      also: [{ do: 'wound', whom: 'henchmen', wounds: 9 }],
    };
    const slain = sent(die, inLevel({ do: 'enemies' }), inLevel(card), ...won);
    expect([slain.party.length, slain.fallen.map(({ name }) => name)]).toEqual([2, ['Tam']]);
    expect(sent(opened, inLevel({ do: 'remove', id: 'hand' }), ...won).party.length).toBe(3);
  });

  test('CA-5: a party may be any heroes, but it is one', () => {
    const empty = newCampaign('Ours', 'one', 3);
    expect(refusedBy(empty, { do: 'begin', level: underColdMere(1) })).toBe('nobody-ready');
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (id): Command => ({
        do: 'recruit',
        figure: { ...who(start, 'wren'), id, name: id, kit: noKit },
      }),
    );
    const level = sent(empty, ...six, { do: 'begin', level: underColdMere(1) }).level;
    expect([level?.heroes, level?.figures.filter(({ side }) => side === 'hero').length]).toEqual([6, 6]);
    expect(refusedBy(start, { do: 'recruit', figure: who(start, 'wren') })).toBe('no-such');
    expect(sent(start, { do: 'dismiss', id: 'hand' }).party.length).toBe(2);
  });

  test('TA-1: a level that the group draws itself begins with what was taught', () => {
    // CA-2: in a level that names no places for them they come to the first squares where somebody can stand.
    const bare = {
      ...underColdMere(1),
      figures: underColdMere(1).figures.filter(one => one.side === 'enemy'),
    };
    const placed = sent(market, { do: 'begin', level: bare });
    const ours = placed.level?.figures.filter(one => one.side !== 'enemy') ?? [];
    expect(ours.map(({ id }) => id)).toEqual(market.party.map(({ id }) => id));
    expect(new Set(ours.map(({ at }) => at)).size).toBe(ours.length);
    const drawn = sent(market, { do: 'begin', level: emptyLevel('Ours', 4, 8, 6) });
    expect([drawn.level?.phase, drawn.level?.figures, drawn.level?.types.length]).toEqual(['setup', [], 3]);
    const set = sent(
      drawn,
      inLevel({ do: 'paint', from: [1, 1], to: [4, 4], tile: 'a' }),
      inLevel({ do: 'join', figure: { ...who(market, 'odo'), at: 'C3' } }),
      inLevel({ do: 'begin' }),
      ...won,
    );
    // Who stayed at the fire goes on too.
    expect(set.party.map(({ id }) => id).sort()).toEqual(['hand', 'odo', 'wren']);
  });
});

describe('the market', () => {
  const rich = kit(kit(market, 'wren', { silver: 90 }), 'odo', { silver: 90 });
  const later: Campaign = { ...rich, at: 3 };

  test('CA-3: heroes buy common items at their value, for themselves or their own henchmen', () => {
    const bought = sent(
      rich,
      { do: 'buy', id: 'wren', item: 'yewbow' },
      { do: 'buy', id: 'wren', item: 'cap', for: 'hand' },
    );
    expect([kitOf(who(bought, 'wren')), kitOf(who(bought, 'hand'))]).toMatchObject([
      { silver: 62, items: ['yewbow'] },
      { silver: 2, items: ['cap'] },
    ]);
    expect(bought.equipment.order).not.toContain('yewbow');
    expect(refusedBy(bought, { do: 'buy', id: 'odo', item: 'yewbow' })).toBe('no-such');
  });

  test.each([
    ['by a henchman', { id: 'hand', item: 'cap' }, 'heroes-alone'],
    ['for another’s henchman', { id: 'odo', item: 'cap', for: 'hand' }, 'not-own'],
    ['that is uncommon, before an area is done', { id: 'wren', item: 'helm' }, 'uncommon'],
    ['that is no card', { id: 'wren', item: 'crown' }, 'no-such'],
  ] as const)('CA-3: nothing is bought %s', (_, what, code) => {
    expect(refusedBy(rich, { do: 'buy', ...what })).toBe(code);
  });

  test('CA-3: after an area each hero buys one uncommon item', () => {
    const bought = sent(
      later,
      { do: 'buy', id: 'wren', item: 'helm' },
      { do: 'buy', id: 'odo', item: 'charm' },
    );
    expect(bought.uncommon).toEqual(['wren', 'odo']);
    expect(refusedBy(bought, { do: 'buy', id: 'wren', item: 'mereblade' })).toBe('uncommon');
  });

  test('CA-4: nothing is bought without enough, and nobody carries more than 100', () => {
    const poor = kit(market, 'wren', { silver: 5 });
    expect(refusedBy(poor, { do: 'buy', id: 'wren', item: 'cap' })).toBe('too-dear');
    const { value } = market.items.cap!;
    const last = kit(market, 'wren', { silver: value });
    expect(kitOf(who(sent(last, { do: 'buy', id: 'wren', item: 'cap' }), 'wren')).silver).toBe(0);
    const short = kit(market, 'wren', { silver: value - 1 });
    expect(refusedBy(short, { do: 'buy', id: 'wren', item: 'cap' })).toBe('too-dear');
    // To the last coin.
    const gift = (silver: number) => ({ do: 'give', id: 'wren', to: 'hand', silver }) as const;
    expect(kitOf(who(sent(last, gift(value)), 'wren')).silver).toBe(0);
    expect(refusedBy(last, gift(value + 1))).toBe('silver');
    const full = kit(kit(rich, 'wren', { silver: 98, items: ['bell'] }), 'odo', { silver: 100 });
    expect(kitOf(who(sent(full, { do: 'sell', id: 'wren', item: 'bell' }), 'wren')).silver).toBe(100);
    expect(refusedBy(full, { do: 'give', id: 'wren', to: 'odo', silver: 1 })).toBe('silver');
  });

  test('CA-3: half the value comes back, rounded down, and the card goes into the deck, which is shuffled', () => {
    const bought = sent(
      rich,
      { do: 'buy', id: 'wren', item: 'buckler' },
      { do: 'sell', id: 'wren', item: 'buckler' },
    );
    expect(kitOf(who(bought, 'wren')).silver).toBe(86);
    expect(bought.equipment.order.at(-1)).toBe('buckler');
    expect(refusedBy(bought, { do: 'sell', id: 'wren', item: 'buckler' })).toBe('no-such');
    const next = sent(bought, { do: 'begin', level: drownedStair(1) });
    const order = moreOf(next.level!).equipment.order;
    expect([...order].sort()).toEqual([...bought.equipment.order].sort());
    expect(order).not.toEqual(bought.equipment.order);
  });

  test('DK-1: a card lies in one place, whatever the table says', () => {
    const held = kit(rich, 'wren', { items: ['bell'] });
    expect(held.equipment.order).not.toContain('bell');
    expect(kit(held, 'wren', { items: [] }).equipment.order).toContain('bell');
    const twice = { ...kitOf(who(held, 'odo')), items: ['bell'] };
    expect(refusedBy(held, { do: 'correct', id: 'odo', change: { kit: twice } })).toBe('elsewhere');
    const figure = { ...who(held, 'odo'), id: 'new', kit: twice };
    expect(refusedBy(held, { do: 'recruit', figure })).toBe('elsewhere');
    expect(sent(held, { do: 'dismiss', id: 'wren' }).equipment.order).toContain('bell');
    const level = sent(held, { do: 'begin', level: drownedStair(1) });
    const inKit = (id: string, items: readonly string[]) => inLevel({ do: 'kit', id, change: { items } });
    expect(refusedBy(level, inKit('odo', ['bell']))).toBe('elsewhere');
    expect(refusedBy(level, inKit('odo', ['rope', 'rope']))).toBe('elsewhere');
    const roped = sent(level, inKit('odo', ['rope'])).level!;
    expect(moreOf(roped).equipment.order).not.toContain('rope');
  });

  test('CA-3: trading is free between levels, and limits hold', () => {
    const bought = sent(
      rich,
      { do: 'buy', id: 'wren', item: 'coat' },
      { do: 'give', id: 'wren', to: 'hand', item: 'coat', silver: 5 },
    );
    expect(kitOf(who(bought, 'hand'))).toMatchObject({ items: ['coat'], silver: 7 });
    expect(refusedBy(rich, { do: 'give', id: 'wren', to: 'odo', silver: 0 })).toBe('no-such');
    expect(refusedBy(rich, { do: 'give', id: 'wren', to: 'wren', silver: 3 })).toBe('no-such');
  });

  test('CA-4, IN-2: henchmen are hired at their price into a warband of their kindred, a sell-sword into any', () => {
    const hired = sent(
      rich,
      { do: 'hire', id: 'wren', hireling: 'Hillman' },
      { do: 'hire', id: 'odo', hireling: 'Sell-sword' },
    );
    expect(kitOf(who(hired, 'wren')).silver).toBe(75);
    expect(who(hired, 'hired1')).toMatchObject({ prone: false, wounds: 0, tokens: 0 });
    expect([kitOf(who(hired, 'hired1')).leader, kitOf(who(hired, 'hired2')).leader]).toEqual(['wren', 'odo']);
    expect(refusedBy(rich, { do: 'hire', id: 'odo', hireling: 'Hillman' })).toBe('kindred');
    expect(refusedBy(market, { do: 'hire', id: 'wren', hireling: 'Hillman' })).toBe('too-dear');
    // CA-4: the last coin is enough, one less is not.
    const { price } = rich.hirelings.find(({ name }) => name === 'Hillman')!;
    const last = kit(market, 'wren', { silver: price });
    expect(kitOf(who(sent(last, { do: 'hire', id: 'wren', hireling: 'Hillman' }), 'wren')).silver).toBe(0);
    const short = kit(market, 'wren', { silver: price - 1 });
    expect(refusedBy(short, { do: 'hire', id: 'wren', hireling: 'Hillman' })).toBe('too-dear');
  });

  test('CA-3: before the first level, and in one, there is no market', () => {
    expect(refusedBy(start, { do: 'buy', id: 'wren', item: 'rope' })).toBe('not-now');
    expect(refusedBy(opened, { do: 'sell', id: 'wren', item: 'rope' })).toBe('not-now');
    expect(refusedBy(opened, { do: 'finish', on: true })).toBe('not-now');
    expect(refusedBy(start, inLevel({ do: 'enemies' }))).toBe('not-now');
  });
});

describe('whole campaigns by the plain player', () => {
  test('CA-1, CA-2: each ends, no card is in two places, and nobody is lost who is not told of', () => {
    const ends = Array.from({ length: samples(2, 60) }, (_, seed) => {
      let campaign = meresideCampaign('Ours', 'area', seed);
      const cards = Object.keys(campaign.items).sort();
      for (let level = 0; campaign.end === null && level < 20; level++) {
        campaign = sent(campaign, {
          do: 'begin',
          level: level % 2 ? drownedStair(seed) : underColdMere(seed),
        });
        const player = levelPlayer(streamOf(seed, `level ${level}`), false);
        const began = campaign.party.length + campaign.fallen.length;
        for (let taps = 0; campaign.level && campaign.level.phase !== 'over'; taps++) {
          const command = taps > 600 ? ({ do: 'end', end: 'lost' } as const) : player(campaign.level);
          if (!command) throw new Error(`Seed ${seed} stands still`);
          const decided = decide(campaign, inLevel(command));
          if (!decided.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(command)} ${decided.error.code}`);
          campaign = decided.state ?? campaign;
        }
        campaign = sent(campaign, { do: 'finish', on: true });
        expect(campaign.party.length + campaign.fallen.length).toBe(began);
        const held = [...campaign.party.flatMap(one => kitOf(one).items), ...campaign.equipment.order];
        expect(held.sort()).toEqual(cards);
      }
      return campaign.end;
    });
    expect(ends.every(end => end !== null)).toBe(true);
  });
});

test.each([
  [
    'a card that is none',
    (one: Campaign) => ({ ...one, party: [{ ...one.party[0], kit: { ...noKit, items: ['crown'] } }] }),
  ],
  [
    'a card in two places',
    (one: Campaign) => ({ ...one, equipment: { ...one.equipment, order: ['rope', 'rope'] } }),
  ],
  ['more levels than there are', (one: Campaign) => ({ ...one, at: 11 })],
  ['a course that is none', (one: Campaign) => ({ ...one, course: 'twenty' })],
  ['a level cut short', (one: Campaign) => ({ ...one, level: { phase: 'heroes' } })],
])('CA-1: a stored campaign with %s is refused', (_, change) => {
  expect(campaignKind.state(read(start)).ok).toBe(true);
  expect(campaignKind.state(read(change(start))).ok).toBe(false);
});
