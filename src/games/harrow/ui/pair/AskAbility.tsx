import { useState } from 'preact/hooks';
import { bagOdds } from '../../rules/bag';
import { type Basic, basics } from '../../rules/pair/basic';
import type { AbilityAsked, TurnQuestion } from '../../rules/pair/question';
import { type Drawn, type UpgradeKind, upgradeKinds } from '../../rules/pair/things';
import type { PairTable } from '../../table/pair';
import { pairUi } from '../../words/pair-ui';
import { basicName } from '../../words/things';
import { ui } from '../../words/ui';
import { AtLeast } from '../parts/Odds';

/** PR-1, FA-1, KA-1: how the Abilities jar gives actions. */
export function AskAbility({ table, ability }: { table: PairTable; ability: AbilityAsked }) {
  switch (ability.by) {
    case 'row':
      return (
        <div class="hc-answers">
          <span class="soft">{pairUi.rowNote}</span>
          {basics.map(basic => (
            <button
              key={basic}
              type="button"
              class="btn main"
              onClick={() => table.send({ do: 'row', basic })}
            >
              {pairUi.row(basic, ability.numbers[basic])}
            </button>
          ))}
        </div>
      );
    case 'bag':
      return <AskDraw table={table} bag={ability} />;
    case 'grid':
      return (
        <div class="hc-answers">
          <span class="soft">{pairUi.grid}</span>
          {ability.grid.rows.map(([left, right], row) => (
            <button
              key={`r${row + 1}`}
              type="button"
              class="btn main"
              onClick={() => table.send({ do: 'push', row })}
            >
              {pairUi.push(
                row + 1,
                ability.grid.hand,
                left,
                numberOf(ability.numbers, ability.grid.hand),
                numberOf(ability.numbers, left),
              )}
              <small>{pairUi.out(right)}</small>
            </button>
          ))}
        </div>
      );
  }
}

const numberOf = (numbers: Readonly<Record<Basic, number>>, kind: string): number =>
  basics.reduce((found, basic) => (basic === kind ? numbers[basic] : found), 0);

type Bag = Extract<AbilityAsked, { by: 'bag' }>;

/** FA-5: what a draw brings, exactly; then what came, tapped, or drawn by the app. */
function AskDraw({ table, bag }: { table: PairTable; bag: Bag }) {
  const held: Record<string, number> = { ...bag.tokens };
  for (const kind of upgradeKinds) {
    const n = bag.upgrades.filter(one => one === kind).length;
    if (n > 0) held[kind] = n;
  }
  const odds = bagOdds(held, bag.drawn, {});
  const app = table.state.value.tree.kind === 'app';
  return (
    <>
      <p>{pairUi.bag(bag.drawn, bag.back)}</p>
      {[...odds.counts].map(([kind, of]) =>
        of.length > 1 ? <AtLeast key={kind} name={nameOf(kind)} of={of} /> : null,
      )}
      {app ? (
        <div class="hc-answers">
          <button type="button" class="btn main" onClick={() => table.send({ do: 'draw' })}>
            {pairUi.drawApp}
          </button>
        </div>
      ) : (
        <Picking
          of={{ tokens: bag.tokens, upgrades: bag.upgrades }}
          n={bag.drawn}
          onDone={picked => table.send({ do: 'draw', ...picked })}
        />
      )}
    </>
  );
}

const nameOf = (kind: string): string => pairUi.upgradeName[kind] ?? basicName(kind);

interface Picked {
  readonly tokens: Readonly<Record<Basic, number>>;
  readonly upgrades: readonly UpgradeKind[];
}
const nothing: Picked = { tokens: { advance: 0, spawn: 0, strengthen: 0 }, upgrades: [] };

/** So many tokens of these, a tap each; the last tap is the answer. */
function Picking({ of, n, onDone }: { of: Picked; n: number; onDone: (picked: Picked) => void }) {
  const [picked, setPicked] = useState(nothing);
  const all = basics.reduce((sum, basic) => sum + picked.tokens[basic], 0) + picked.upgrades.length;
  const pick = (next: Picked) => {
    const now = basics.reduce((sum, basic) => sum + next.tokens[basic], 0) + next.upgrades.length;
    setPicked(now === n ? nothing : next);
    if (now === n) onDone(next);
  };
  return (
    <div class="hc-answers">
      {basics
        .filter(basic => of.tokens[basic] > 0)
        .map(basic => (
          <button
            key={basic}
            type="button"
            class="btn"
            disabled={picked.tokens[basic] >= of.tokens[basic]}
            onClick={() =>
              pick({ ...picked, tokens: { ...picked.tokens, [basic]: picked.tokens[basic] + 1 } })
            }
          >
            {basicName(basic)}
            <small>{`${picked.tokens[basic]} / ${of.tokens[basic]}`}</small>
          </button>
        ))}
      {upgradeKinds
        .filter(kind => of.upgrades.includes(kind))
        .map(kind => (
          <button
            key={kind}
            type="button"
            class="btn"
            disabled={
              picked.upgrades.filter(one => one === kind).length >=
              of.upgrades.filter(one => one === kind).length
            }
            onClick={() => pick({ ...picked, upgrades: [...picked.upgrades, kind] })}
          >
            {nameOf(kind)}
          </button>
        ))}
      <span class="soft">{pairUi.drawDone(all, n)}</span>
      <button type="button" class="btn quiet" onClick={() => setPicked(nothing)}>
        {ui.ask.cancel}
      </button>
    </div>
  );
}

/** FA-2: which of those drawn go back. */
export function AskBack({ table, drawn }: { table: PairTable; drawn: Drawn }) {
  return (
    <>
      <p class="hc-question">{pairUi.backTitle(drawn.back)}</p>
      <Picking of={drawn} n={drawn.back} onDone={picked => table.send({ do: 'back', ...picked })} />
    </>
  );
}

/** FA-3: an upgrade card takes the place of a token kept. */
export function AskUpgrade({ table, asked }: { table: PairTable; asked: TurnQuestion }) {
  const [of, setOf] = useState<Basic | undefined>(undefined);
  if (asked.upgradable.length === 0) return null;
  return (
    <div class="hc-answers">
      {of === undefined ? (
        asked.upgradable.map(basic => (
          <button key={basic} type="button" class="btn quiet" onClick={() => setOf(basic)}>
            {pairUi.upgrade(basic)}
          </button>
        ))
      ) : (
        <>
          <span class="soft">{pairUi.upgradeKind}</span>
          {upgradeKinds.map(kind => (
            <button
              key={kind}
              type="button"
              class="btn"
              onClick={() => {
                setOf(undefined);
                table.send({ do: 'upgrade', of, kind });
              }}
            >
              {nameOf(kind)}
            </button>
          ))}
          <button type="button" class="btn quiet" onClick={() => setOf(undefined)}>
            {ui.ask.cancel}
          </button>
        </>
      )}
    </div>
  );
}
