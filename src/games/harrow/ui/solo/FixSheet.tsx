import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { factions, type SideCube } from '../../rules/sides';
import type { SoloFix } from '../../rules/solo/commands';
import { piles } from '../../rules/solo/model';
import type { SoloTable } from '../../table/solo';
import { pileName, SideName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { CubesFix, HexFix, PointsFix } from '../parts/Fixes';

const w = sheets.fix;
const parts = ['hex', 'points', 'cubes', 'hester', 'cards', 'turn'] as const;
type Part = (typeof parts)[number];

interface Props {
  readonly table: SoloTable;
  readonly onClose: () => void;
  /** The hex that is put right first. */
  readonly hex: string | undefined;
}

/** TM-6: the table is the truth: whatever the app has otherwise is said here. */
export function FixSheet({ table, onClose, hex }: Props) {
  const [part, setPart] = useState<Part>('hex');
  const fix = (said: SoloFix) => table.send({ do: 'tableSays', fix: said });
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <p class="soft">{w.note}</p>
      <div class="hc-chips">
        {parts.map(one => (
          <Toggle key={one} isOn={part === one} onClick={() => setPart(one)}>
            {w.parts[one]}
          </Toggle>
        ))}
      </div>
      {part === 'hex' ? <HexFix game={table.state.value} sides={factions} fix={fix} hex={hex} /> : null}
      {part === 'points' ? <PointsFix game={table.state.value} sides={factions} fix={fix} /> : null}
      {part === 'cubes' ? <CubesFix game={table.state.value} fix={fix} /> : null}
      {part === 'hester' ? <Hester table={table} fix={fix} /> : null}
      {part === 'cards' ? <Cards table={table} fix={fix} /> : null}
      {part === 'turn' ? <Turn fix={fix} /> : null}
    </Sheet>
  );
}

interface PartProps {
  readonly table: SoloTable;
  readonly fix: (said: SoloFix) => void;
}

function Hester({ table, fix }: PartProps) {
  const { witch } = table.state.value;
  if (!witch) return null;
  const spaces = [0, 1, 2] as const;
  return (
    <>
      <div class="hc-fix-row">
        <b>{w.actions}</b>
        <Stepper
          label={w.actions}
          value={witch.actions}
          low={1}
          high={9}
          onChange={actions => fix({ what: 'witch', witch: { ...witch, actions } })}
        />
        <b>{w.wild}</b>
        <Stepper
          label={w.wild}
          value={witch.wild}
          low={0}
          high={5}
          onChange={wild => fix({ what: 'witch', witch: { ...witch, wild } })}
        />
      </div>
      <div class="hc-answers">
        <b>{w.pairs}</b>
        {spaces.map(i => (
          <button
            key={i}
            type="button"
            class="btn square"
            aria-pressed={witch.spaces[i]}
            aria-label={`${w.pairs} ${i + 1}`}
            onClick={() => {
              const [a, b, c] = witch.spaces;
              fix({
                what: 'witch',
                witch: { ...witch, spaces: [i === 0 ? !a : a, i === 1 ? !b : b, i === 2 ? !c : c] },
              });
            }}
          >
            {witch.spaces[i] ? '●●' : '○○'}
          </button>
        ))}
      </div>
      {factions.map(side => (
        <div key={side} class="hc-fix-row">
          <b>{w.filled(SideName(side))}</b>
          <Stepper
            label={w.filled(SideName(side))}
            value={witch.scoring.filter(one => one.side === side).length}
            low={0}
            high={3}
            onChange={n => {
              const others = witch.scoring.filter(one => one.side !== side);
              const own = witch.scoring.filter(one => one.side === side).slice(0, n);
              const more = Array.from({ length: n - own.length }, () => ({ side, what: 'token' as const }));
              fix({ what: 'witch', witch: { ...witch, scoring: [...others, ...own, ...more] } });
            }}
          />
        </div>
      ))}
    </>
  );
}

function Cards({ table, fix }: PartProps) {
  const { cards } = table.state.value;
  return (
    <>
      {piles.map((pile: SideCube) => (
        <div key={pile} class="hc-fix-row">
          <b>{w.pile(pileName(pile))}</b>
          <Stepper
            label={w.pile(pileName(pile))}
            value={cards.piles[pile].left}
            low={0}
            high={cards.from === 'app' ? cards.piles[pile].order.length : 20}
            onChange={left => fix({ what: 'pile', pile, left })}
          />
        </div>
      ))}
    </>
  );
}

const places = ['goals', 'card', 'attack', 'witch', 'bottom'] as const;

function Turn({ fix }: Pick<PartProps, 'fix'>) {
  return (
    <div class="hc-answers">
      {places.map(to => (
        <button key={to} type="button" class="btn" onClick={() => fix({ what: 'go', to })}>
          {w.go[to]}
        </button>
      ))}
    </div>
  );
}
