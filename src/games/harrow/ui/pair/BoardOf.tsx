import { basics } from '../../rules/pair/basic';
import { ownedBy, type PairGame, thingsOf } from '../../rules/pair/model';
import { bagNumber, rowNumber } from '../../rules/pair/things';
import type { MainSide } from '../../rules/sides';
import { pairUi } from '../../words/pair-ui';

const w = pairUi.boards;

/** TM-5: what a side owns, as far as everybody at the table may see it. */
export function BoardOf({ game, side }: { game: PairGame; side: MainSide }) {
  const { wild, scrolls, tokens } = ownedBy(game, side);
  const things = thingsOf(game);
  const hand = things.hands[side];
  const [draw, back] = bagNumber(things, game.mode === 'training');
  return (
    <div class="hc-board">
      <small>
        {w.wild(wild)} · {w.scrolls(scrolls)}
        {hand === undefined ? '' : ` · ${w.hand(hand)}`}
      </small>
      <dl class="hc-rows">
        {basics.map(basic => (
          <div key={basic}>
            <dt title={pairUi.row(basic, 1)}>{pairUi.tokenLetter[basic]}</dt>
            <dd>{side === 'family' ? tokens[basic] : rowNumber(things, side, tokens[basic])}</dd>
          </div>
        ))}
      </dl>
      {side === 'family' ? <small class="soft">{w.draws(draw, back)}</small> : null}
      {things.waiting.length > 0 && side === 'family' ? (
        <small>
          {w.waiting} {things.waiting.map(kind => pairUi.upgradeName[kind]).join(', ')}
        </small>
      ) : null}
      {side === 'kammi' && things.grid ? (
        <div class="hc-grid" role="img" aria-label={w.gridIs(things.grid.rows.map(row => row.join(', ')))}>
          {things.grid.rows.map((row, i) => (
            <span key={`g${i + 1}`}>
              {row.map((kind, k) => (
                <i key={`${i}${k + 1}`}>{pairUi.tokenLetter[kind]}</i>
              ))}
              <b>{things.grid?.black === i ? pairUi.tokenLetter[things.grid.hand] : ''}</b>
              {things.gridCubes[i] ? <em>{`+${things.gridCubes[i]}`}</em> : null}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
