import { describe, expect, test } from 'vitest';
import { levelPlayer } from '../../../scripts/play/darkholds-policy';
import { streamOf } from '../../../src/basics/random';
import { warriorOf } from '../../../src/games/darkholds/rules/board';
import { fresh, lookOf } from '../../../src/games/darkholds/rules/look';
import { comparedBy } from '../../../src/games/darkholds/rules/play/ahead';
import { boardOf, freeSquare } from '../../../src/games/darkholds/rules/play/board-of';
import { decide } from '../../../src/games/darkholds/rules/play/decide';
import { lightTarget } from '../../../src/games/darkholds/rules/play/light';
import { isOurs, type Play } from '../../../src/games/darkholds/rules/play/model';
import { lightLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { types, underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import { samples } from '../../support/samples';
import { foe, one, refusedBy, sent, told, who } from './at-level';

/** An enemy phase without a board, with these. */
function asked(...figures: Play['figures']): Play {
  let play = lightLevel('Ours', 5);
  for (const figure of figures)
    play = { ...play, figures: play.figures.concat({ ...figure, at: freeSquare(play) ?? '' }) };
  return { ...play, phase: 'enemies' };
}
const sure = { combat: [{ range: 1, dice: 1, hit: 0, damage: 1 }] };

describe('a level without a board', () => {
  test('TG-1, AN-2: told whom an enemy sees and who is closest, it goes for the one that the board gives', () => {
    let compared = 0;
    for (let seed = 0; seed < samples(10, 300); seed++) {
      let play = underColdMere(seed);
      const player = levelPlayer(streamOf(seed, 'player'), true);
      for (let command = player(play); command && play.turn < 4; command = player(play)) {
        const decided = decide(play, command);
        if (!decided.ok || !decided.state) break;
        play = decided.state;
        if (play.phase === 'over') break;
        for (const enemy of boardOf(play).warriors.filter(({ side }) => side === 'enemy')) {
          const seen = comparedBy(play, enemy.id).filter(({ sees }) => sees);
          const least = Math.min(...seen.map(({ distance }) => distance));
          const near = seen.filter(({ distance }) => distance === least).map(({ id }) => id);
          const target = lightTarget(play, { sees: seen.map(({ id }) => id), closest: near });
          const look = lookOf(boardOf(play), enemy, fresh);
          expect(target?.id).toBe(look.mode === 'sight' ? look.target.id : undefined);
          if (look.mode === 'sight') expect(target?.why).toEqual(look.why);
          compared += look.mode === 'sight' ? 1 : 0;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('AT-2, AN-10: alike enemies act together, each strikes as often as told, and the fallen is no target', () => {
    const play = asked(
      one('ann', 'A1', { con: 2 }),
      one('bob', 'A1', { con: 9 }),
      foe('imp1', 'A1', { vigour: 2, ...sure }),
      foe('imp2', 'A1', { vigour: 1, ...sure }),
    );
    const after = sent(play, {
      ...{ do: 'light', ids: ['imp1', 'imp2'], sees: ['ann', 'bob'], closest: ['ann'] },
      ...{ attacks: 3, shots: 0 },
    });
    // Two vigour fell her, the one of the second goes to him.
    expect([who(after, 'ann').prone, who(after, 'bob').wounds]).toEqual([true, 1]);
    expect(after.done).toEqual(['imp1', 'imp2']);
    expect(told(after).filter(text => text.includes('attacks'))).toHaveLength(3);
    expect(
      refusedBy(after, { do: 'light', ids: ['imp1'], sees: [], closest: [], attacks: 0, shots: 0 }),
    ).toBe('no-such');
  });

  test('AN-4, AN-11: who sees nobody is sent to the noise; no more shots are made than the limit', () => {
    const slings = { shot: [{ min: 1, max: 5, dice: 1, hit: 0, damage: 1 }], combat: [], shootLimit: 1 };
    const play = asked(one('ann', 'A1', { con: 9 }), foe('imp', 'A1', { vigour: 3, ...slings }));
    const blind = sent(play, { do: 'light', ids: ['imp'], sees: [], closest: [], attacks: 3, shots: 1 });
    expect(told(blind)[0]).toMatch(/^Imp sees nobody: to the nearest noise/);
    const shot = sent(play, { do: 'light', ids: ['imp'], sees: ['ann'], closest: [], attacks: 0, shots: 9 });
    expect(who(shot, 'ann').wounds).toBe(1);
  });

  test('TA-1: it is set up without a square, begins, and models come and go by name', () => {
    const empty = lightLevel('Ours', 5);
    const rat = types[0]!;
    const at = (play: Play) => freeSquare(play) ?? '';
    let play = sent(empty, { do: 'teach', type: rat });
    for (let i = 0; i < 3; i++) play = sent(play, { do: 'stand', type: 'rat', at: at(play) });
    play = sent(play, { do: 'join', figure: one('ann', at(play)) }, { do: 'begin' }, { do: 'enemies' });
    play = sent(play, {
      do: 'light',
      ids: ['rat1', 'rat2', 'rat3'],
      sees: [],
      closest: [],
      attacks: 0,
      shots: 0,
    });
    play = sent(play, { do: 'reinforce' }, { do: 'bring', type: 'rat', entry: 'table' });
    expect(told(play).at(-1)).toBe('Mere rat 4 comes.');
    expect(refusedBy(play, { do: 'bring', type: 'rat', entry: 'table' })).toBe('no-more-models');
    play = sent(play, { do: 'newTurn' });
    expect([play.turn, play.figures.filter(isOurs).length]).toEqual([2, 1]);
    expect(warriorOf(boardOf(play), 'rat4')).toBeDefined();
  });

  test('it is changed in the middle of a level, and back', () => {
    const mere = underColdMere(2);
    const light = sent(mere, { do: 'agree', settings: { light: true } }, { do: 'enemies' });
    const ids = ['rat1'];
    const half = sent(light, { do: 'light', ids, sees: [], closest: [], attacks: 0, shots: 0 });
    const full = sent(half, { do: 'agree', settings: { light: false } }, { do: 'all' });
    expect(full.done).toHaveLength(4);
  });
});
