import { describe, expect, test } from 'vitest';
import { comparedBy } from '../../../src/games/darkholds/rules/play/ahead';
import { kitOf, moreOf } from '../../../src/games/darkholds/rules/play/kit';
import { possibleFor } from '../../../src/games/darkholds/rules/play/possible';
import { foe, laid, one, refusedBy, sent, thing, who } from './at-level';

const hireling = {
  ...{ name: 'Hob', kindred: 'hill', sellsword: false, con: 2, full: 3, price: 20, width: 1, height: 1 },
  ...{ agility: null, parry: null, tough: null, traits: [], shootLimit: 0, shot: [], combat: [] },
};

describe('the hero phase of several players', () => {
  const players = ['Ida', 'Jo', 'Kim', 'Lu'];
  const three = laid({
    figures: players.map((player, i) => one(`h${i}`, `${'ABCD'[i]}1`, {}, { player })),
    more: { players },
  });

  test('TU-2: the initiative goes round the table, past those who have nobody lively left', () => {
    const order: string[] = [];
    let play = sent(three, { do: 'begins', player: 'Jo' });
    for (let i = 0; i < 4; i++) {
      order.push(players[moreOf(play).initiative ?? 9] ?? '');
      const id = `h${moreOf(play).initiative}`;
      play = sent(play, { do: 'activate', id });
      if (i < 3) play = sent(play, { do: 'pass' });
    }
    expect(order).toEqual(['Jo', 'Kim', 'Lu', 'Ida']);
    expect(refusedBy(play, { do: 'pass' })).toBe('no-such');
    const given = sent(three, { do: 'begins', player: 'Jo' }, { do: 'pass', to: 'Ida' });
    expect(players[moreOf(given).initiative ?? 9]).toBe('Ida');
    const gone = { ...three, figures: three.figures.filter(({ id }) => id !== 'h2') };
    const past = sent(gone, { do: 'begins', player: 'Jo' }, { do: 'pass' });
    expect(players[moreOf(past).initiative ?? 9]).toBe('Lu');
  });

  test('TU-2: one player alone asks nobody, and passes to nobody', () => {
    const alone = laid({ figures: [one('ann', 'A1')], more: { players: ['Ida'] } });
    const begun = sent(alone, { do: 'begins', player: 'Ida' });
    expect(refusedBy(begun, { do: 'activate', id: 'ann' })).toBeUndefined();
    expect(refusedBy(begun, { do: 'pass' })).toBe('not-now');
  });

  test.each([
    ['a prayer until the turn’s end', { spells: [{ name: 'Ward', kind: 'prayer', until: 'turn' }] }],
    ['a blessing', { blessed: true }],
    ['an Aim', { aim: 2 }],
    ['half a step', { half: true }],
  ] as const)('TU-5: %s alone ends with the turn', (_, kit) => {
    const play = laid({ figures: [one('ann', 'A1', {}, kit)], play: { phase: 'reinforcement' } });
    const { spells, blessed, aim, half } = kitOf(who(sent(play, { do: 'newTurn' }), 'ann'));
    expect([spells, blessed, aim, half]).toEqual([[], false, 0, false]);
  });

  test('TU-5: an indefinite prayer stays, whatever ends beside it', () => {
    const spells = [{ name: 'Oath', kind: 'prayer', until: 'level' }] as const;
    const play = laid({ figures: [one('ann', 'A1', {}, { spells })], play: { phase: 'reinforcement' } });
    expect(kitOf(who(sent(play, { do: 'newTurn' }), 'ann')).spells).toEqual(spells);
  });
});

describe('what may be done', () => {
  test('HA-9: everybody who is freed has a name of his own, also after one has left', () => {
    const play = laid({
      figures: [one('ann', 'B2', {}, { kindred: 'hill' })],
      features: { A1: 'cocoon', B1: 'cocoon', C1: 'cocoon', F3: 'exit' },
      more: { hirelings: [hireling] },
    });
    const free = (at: string) => ({ do: 'release', id: 'ann', at, rolls: [9] }) as const;
    const two = sent(play, free('A1'), free('B1'));
    expect(two.figures.map(({ id }) => id)).toEqual(['ann', 'freed1', 'freed2']);
    const left = { ...two, figures: two.figures.slice(0, 1), left: ['freed1', 'freed2'] };
    expect(sent(left, free('C1')).figures.at(-1)?.id).toBe('freed3');
  });

  test('HA-5, CA-4: a trade may bring the whole purse to another, up to the limit and to the last coin', () => {
    const play = laid({
      figures: [one('ann', 'A1', {}, { silver: 30 }), one('bob', 'A2', {}, { silver: 70 })],
    });
    const gift = (silver: number) => ({ do: 'trade', id: 'ann', with: 'bob', silver }) as const;
    const given = sent(play, gift(30));
    expect(['ann', 'bob'].map(id => kitOf(who(given, id)).silver)).toEqual([0, 100]);
    expect(refusedBy(play, gift(31))).toBe('silver');
  });

  test('HA-6, HA-8: a cast is offered for whom it can be meant: foes who stand, friends who lie, any friend', () => {
    const bolt = {
      ...{ name: 'Bolt', kind: 'invocation' as const, price: 1 },
      shot: { min: 1, max: 5, dice: 1, hit: 5, damage: 1 },
    } as const;
    const raise = { name: 'Raise', kind: 'prayer', price: 1, revives: true } as const;
    const ward = { name: 'Ward', kind: 'prayer', price: 1, stays: 'turn' } as const;
    const play = laid({
      figures: [
        one('ann', 'A1', {}, { casts: [bolt, raise, ward], callings: ['reviver'] }),
        one('bob', 'A2', { prone: true }),
        foe('imp1', 'C1'),
        foe('imp2', 'C2', { prone: true }),
      ],
    });
    const offered = possibleFor(play, 'ann').flatMap(({ command }) =>
      command.do === 'cast'
        ? [`${command.cast} ${command.target}`]
        : command.do === 'revive'
          ? [`revive ${command.whom}`]
          : [],
    );
    expect(offered.toSorted()).toEqual(['0 imp1', '1 bob', '2 ann', '2 bob', 'revive bob']);
  });

  test('AT-5, MK-12: dice are shared among foes in reach, doors are offered to weapons that reach them', () => {
    const spear = { range: 2, dice: 3, hit: 5, damage: 1 };
    const bow = { min: 1, max: 5, dice: 1, hit: 5, damage: 1 };
    const play = laid({
      figures: [
        one('ann', 'B2', { combat: [spear], shot: [bow] }),
        foe('imp1', 'B1'),
        foe('imp2', 'D2'),
        foe('imp3', 'F2'),
      ],
      features: { A1: 'door', D1: 'doorweb', F1: 'door' },
    });
    const all = possibleFor(play, 'ann').map(({ command }) => command);
    expect(all.find(command => command.do === 'split')).toMatchObject({
      shares: [
        { target: 'imp1', dice: 2 },
        { target: 'imp2', dice: 1 },
      ],
    });
    const bashed = all.flatMap(command => (command.do === 'bash' ? [`${command.by} ${command.at}`] : []));
    expect(bashed.toSorted()).toEqual(['combat A1', 'combat D1', 'shot A1', 'shot D1', 'shot F1']);
    expect(all.filter(command => command.do === 'shoot')).toHaveLength(3);
  });

  test('HA-3, HA-4, HA-9, HA-10: what lies beside is offered, and what is carried', () => {
    const items = { ring: thing('Ring'), rope: thing('Rope'), claw: thing('Claw', { own: true }) };
    const play = laid({
      figures: [
        one('ann', 'B2', {}, { items: ['rope', 'claw'], web: 1 }),
        one('bob', 'C3', { prone: true }, { items: ['ring', 'claw'] }),
      ],
      features: { A1: 'pile', F1: 'pile', C1: 'cocoon', F3: 'cocoon', C2: 'equipment', E3: 'equipment' },
      more: { items, ground: { C2: ['ring'], E3: ['ring'] } },
    });
    const offered = possibleFor(play, 'ann').map(({ command }) => JSON.stringify(command));
    const should = [
      { do: 'unweb', id: 'ann' },
      { do: 'rummage', id: 'ann', at: 'A1' },
      { do: 'release', id: 'ann', at: 'C1' },
      { do: 'acquire', id: 'ann', from: { square: 'C2' }, items: ['ring'] },
      { do: 'acquire', id: 'ann', from: { body: 'bob' }, items: ['ring'] },
      { do: 'use', id: 'ann', item: 'rope' },
      { do: 'use', id: 'ann', item: 'claw' },
      { do: 'discard', id: 'ann', at: 'B1', items: ['rope'] },
    ];
    expect(offered).toEqual(should.map(command => JSON.stringify(command)));
    expect(possibleFor(play, 'bob')).toEqual([]);
  });

  test('AN-2: an enemy is compared with the company alone, and with those of it who stand', () => {
    const play = laid({
      figures: [one('ann', 'A1'), one('bob', 'B1', { prone: true }), foe('imp1', 'D1'), foe('imp2', 'E1')],
    });
    expect(comparedBy(play, 'imp1').map(({ id, distance }) => `${id} ${distance}`)).toEqual(['ann 3']);
  });
});
