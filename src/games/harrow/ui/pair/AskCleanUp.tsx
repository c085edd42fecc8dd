import { useState } from 'preact/hooks';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { thingsOf } from '../../rules/pair/model';
import { pairUi } from '../../words/pair-ui';
import { tableUi } from '../../words/table-ui';
import type { TurnProps } from './turnProps';

const w = tableUi;

/** CU-1: tokens under own Units, the objective, the Family's tokens, Dolls. */
export function AskCleanUp({ table, asked, local, take }: TurnProps) {
  const game = table.state.value;
  const [doll, setDoll] = useState<string | undefined>(undefined);
  const kindAt = (at: string): string => thingsOf(game).tokens.find(one => one.at === at)?.kind ?? '';
  return (
    <>
      <p class="hc-question">
        {pairUi.cleaning}{' '}
        <span class="soft">
          {asked.toLay.length > 0 ? pairUi.lay : asked.collect.length > 0 ? pairUi.collectNote : ''}
        </span>
      </p>
      <div class="hc-answers hc-scroll">
        {asked.collect.map(at => (
          <button key={at} type="button" class="btn" onClick={() => table.send({ do: 'collect', at })}>
            {pairUi.collect(at, kindAt(at))}
          </button>
        ))}
        {asked.rescues.map(({ at, to, rescued }) =>
          rescued ? (
            <button key={at} type="button" class="btn main" onClick={() => table.send({ do: 'rescue', at })}>
              {w.rescue(at)}
            </button>
          ) : to.length > 0 ? (
            <Toggle
              key={at}
              isOn={local.kind === 'folk' && local.at === at}
              onClick={() => take({ hand: { kind: 'folk', at } })}
            >
              {w.folk(at)}
            </Toggle>
          ) : null,
        )}
        {asked.razes.map(at => (
          <button key={at} type="button" class="btn main" onClick={() => table.send({ do: 'raze', at })}>
            {w.raze(at)}
          </button>
        ))}
        {[...new Set(asked.toLay)].flatMap(basic => [
          <button
            key={`${basic}row`}
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'lay', basic, to: 'row' })}
          >
            {pairUi.onRow(basic)}
          </button>,
          <button
            key={`${basic}bag`}
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'lay', basic, to: 'bag' })}
          >
            {pairUi.inTheBag(basic)}
          </button>,
        ])}
        {asked.dolls.map(at => (
          <Toggle key={at} isOn={doll === at} onClick={() => setDoll(doll === at ? undefined : at)}>
            {pairUi.dollUp(at)}
          </Toggle>
        ))}
        {doll
          ? (['decoy', 'kammi', 'goblin'] as const).map(is => (
              <button
                key={is}
                type="button"
                class="btn main"
                onClick={() => {
                  setDoll(undefined);
                  table.send({
                    do: 'doll',
                    at: doll,
                    real: is !== 'decoy',
                    under: is === 'goblin' ? 'goblin' : 'kammi',
                  });
                }}
              >
                {pairUi.dollIs[is]}
              </button>
            ))
          : null}
        <button type="button" class="btn main big" onClick={() => table.send({ do: 'endSide' })}>
          {pairUi.done}
        </button>
      </div>
    </>
  );
}
