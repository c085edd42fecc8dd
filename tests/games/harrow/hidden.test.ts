import { describe, expect, it } from 'vitest';
import { soloPlayer } from '../../../scripts/play/harrow-policy';
import { streamOf } from '../../../src/basics/random';
import { pairKind } from '../../../src/games/harrow/door/pair';
import { soloKind } from '../../../src/games/harrow/door/solo';
import { pairQuestion } from '../../../src/games/harrow/rules/pair/question';
import { aheadOf } from '../../../src/games/harrow/rules/solo/ahead';
import { decideSolo } from '../../../src/games/harrow/rules/solo/decide';
import { piles, type SoloGame } from '../../../src/games/harrow/rules/solo/model';
import { soloQuestion } from '../../../src/games/harrow/rules/solo/question';
import { oddsOf } from '../../../src/games/harrow/rules/state/odds';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import { sampleSolo } from '../../../src/games/harrow/sample/solo';
import { samples } from '../../support/samples';

/** The same game, but for what nobody may know: which cards were dealt, their order, what the Tree will let through. */
function otherwise(game: SoloGame): SoloGame {
  const { cards, tree } = game;
  const other = Object.fromEntries(
    piles.map(color => {
      const { left } = cards.piles[color];
      const dealt = new Set(cards.piles[color].order);
      const ids = Object.keys(cards.faces).filter(
        id => cards.faces[id]?.color === color && !cards.seen.includes(id),
      );
      // Those that were not dealt come first.
      const order = ids.toSorted((a, b) => Number(dealt.has(a)) - Number(dealt.has(b))).slice(0, left);
      return [color, { left, order }];
    }),
  );
  return {
    ...game,
    cards: { ...cards, piles: { ...cards.piles, ...other } },
    tree: { ...tree, stream: streamOf(99, 'other') },
  };
}

/** All that screens, lists and forecasts read of a game; the worst over all orders is dear, and is looked at now and then. */
const told = (game: SoloGame, ahead: boolean): unknown => [
  soloQuestion(game),
  soloKind.about(game),
  game.lines,
  game.tale,
  ahead ? aheadOf(game) : null,
  game.step.at === 'drop' ? oddsOf(game, game.step.side, game.step.aim, true) : null,
];

describe('what is hidden', () => {
  it('SO-6, SO-21, TR-5: cards to come and what the Tree will do are in no question, list, line or forecast', () => {
    for (let seed = 0; seed < samples(1, 3); seed++) {
      let game = sampleSolo(seed);
      const player = soloPlayer(streamOf(seed, 'player'), false);
      let differed = 0;
      let taps = 0;
      for (let command = player(game); command; command = player(game)) {
        const other = otherwise(game);
        if (JSON.stringify(other.cards.piles) !== JSON.stringify(game.cards.piles)) differed++;
        const ahead = taps++ % 5 === 0;
        expect(JSON.stringify(told(other, ahead))).toBe(JSON.stringify(told(game, ahead)));
        const decided = decideSolo(game, command);
        if (!decided.ok || !decided.state) throw new Error(decided.ok ? 'no state' : decided.error.code);
        game = decided.state;
      }
      expect(differed).toBeGreaterThan(5);
    }
  });

  it('KA-3, OB-6: a table knows neither which Legend is Kammi, nor which Doll is real', () => {
    const game = samplePair({
      seed: 3,
      sides: ['protectors', 'kammi'],
      first: 'kammi',
      hester: false,
      positions: 'mirrored',
      training: false,
      tree: 'app',
    });
    const kept = JSON.stringify([game, pairKind.about(game), pairQuestion(game)]);
    expect(kept).not.toMatch(/real|goblinAt|kammiAt/);
    // Her two Legends differ in nothing but the hex that they stand on, as do the three Dolls.
    const legends = game.board.units.filter(one => one.side === 'kammi' && one.legends > 0);
    expect(legends.map(({ at: _, ...rest }) => rest)).toEqual([
      { side: 'kammi', haints: 0, infected: 0, legends: 1 },
      { side: 'kammi', haints: 0, infected: 0, legends: 1 },
    ]);
    expect(game.board.dolls).toHaveLength(3);
  });
});
