import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { basics } from '../../rules/pair/basic';
import type { PairFix } from '../../rules/pair/commands';
import { ownedBy } from '../../rules/pair/model';
import type { PairTable } from '../../table/pair';
import { SideName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { tableUi } from '../../words/table-ui';
import { CubesFix, HexFix, PointsFix } from '../parts/Fixes';

const w = sheets.fix;
const parts = ['hex', 'points', 'cubes', 'owned', 'turn'] as const;
type Part = (typeof parts)[number];

interface Props {
  readonly table: PairTable;
  readonly onClose: () => void;
  /** The hex that is put right first. */
  readonly hex: string | undefined;
}

/** TM-6: at a table of two or three. */
export function PairFixSheet({ table, onClose, hex }: Props) {
  const game = table.state.value;
  const [part, setPart] = useState<Part>(hex === undefined ? 'points' : 'hex');
  const fix = (said: PairFix) => table.send({ do: 'tableSays', fix: said });
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <p class="soft">{w.note}</p>
      <Choice
        label={tableUi.positions}
        value={game.positions}
        options={[
          { id: 'mirrored', text: tableUi.mirrored },
          { id: 'off', text: tableUi.off },
        ]}
        onPick={positions => fix({ what: 'positions', positions })}
      />
      <div class="hc-chips">
        {parts.map(one => (
          <Toggle key={one} isOn={part === one} onClick={() => setPart(one)}>
            {w.parts[one]}
          </Toggle>
        ))}
      </div>
      {part === 'hex' ? <HexFix game={game} sides={game.sides} fix={fix} hex={hex} /> : null}
      {part === 'points' ? <PointsFix game={game} sides={game.sides} fix={fix} /> : null}
      {part === 'cubes' ? <CubesFix game={game} fix={fix} /> : null}
      {part === 'owned'
        ? game.sides.map(side => {
            const owned = ownedBy(game, side);
            return (
              <fieldset key={side} class="hc-fix-row" aria-label={SideName(side)}>
                <b>{SideName(side)}</b>
                <span class="soft">{w.wild}</span>
                <Stepper
                  label={`${SideName(side)}: ${w.wild}`}
                  value={owned.wild}
                  low={0}
                  high={15}
                  onChange={wild => fix({ what: 'owned', side, owned: { ...owned, wild } })}
                />
                <span class="soft">{w.scrolls}</span>
                <Stepper
                  label={`${SideName(side)}: ${w.scrolls}`}
                  value={owned.scrolls}
                  low={0}
                  high={10}
                  onChange={scrolls => fix({ what: 'owned', side, owned: { ...owned, scrolls } })}
                />
                {basics.map(basic => (
                  <span key={basic} class="row">
                    <span class="soft">{w.tokens[basic]}</span>
                    <Stepper
                      label={`${SideName(side)}: ${w.tokens[basic]}`}
                      value={owned.tokens[basic]}
                      low={0}
                      high={20}
                      onChange={n =>
                        fix({
                          what: 'owned',
                          side,
                          owned: { ...owned, tokens: { ...owned.tokens, [basic]: n } },
                        })
                      }
                    />
                  </span>
                ))}
              </fieldset>
            );
          })
        : null}
      {part === 'turn' ? (
        <div class="hc-answers">
          {game.sides.map(side => (
            <button key={side} type="button" class="btn" onClick={() => fix({ what: 'first', side })}>
              {tableUi.hasFirst(side)}
            </button>
          ))}
          <button type="button" class="btn" onClick={() => fix({ what: 'go', to: 'jar' })}>
            {tableUi.goJar}
          </button>
          <button type="button" class="btn" onClick={() => fix({ what: 'go', to: 'round' })}>
            {tableUi.goRound}
          </button>
        </div>
      ) : null}
    </Sheet>
  );
}
