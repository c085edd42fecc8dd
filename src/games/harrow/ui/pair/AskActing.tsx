import { Toggle } from '../../../../ui/parts/input/Toggle';
import type { ActingAsked } from '../../rules/pair/question';
import type { Step, StepWay } from '../../rules/pair/steps/model';
import { tokenKinds } from '../../rules/pair/things';
import type { PairTable } from '../../table/pair';
import { pairUi } from '../../words/pair-ui';
import { basicName } from '../../words/things';
import { DropButtons } from '../solo/AskDrop';
import { HexButtons } from '../solo/AskMap';
import { emptyHand, stepCommand } from './pairLocal';
import type { TurnProps } from './turnProps';

const w = pairUi.step;

function stepText(step: Step): string {
  switch (step.do) {
    case 'shift':
      return w.shift(step.how, step.what);
    case 'put':
      return w.put(step.what);
    case 'take':
      return w.take(step.what);
    case 'spawn':
    case 'kill':
    case 'strike':
      return w[step.do];
    case 'tree':
      return w.tree(step.need);
    case 'note':
      return step.text;
    case 'gain':
    case 'draw':
    case 'aside':
    case 'auto':
      return w.self;
  }
}

const unitsOf = (ways: readonly StepWay[]) => [...new Set(ways.flatMap(({ unit }) => unit ?? []))];

/** CD-1, LG-1: one step of a track, a power, a tile or a card: its legal hexes alone. */
export function AskActing({ table, local, take, acting }: TurnProps & { acting: ActingAsked }) {
  const { step, ways } = acting;
  const held = local.kind === 'step' ? local : undefined;
  const starts = [...new Set(ways.map(({ from, at }) => from ?? at))];
  const ends = held ? ways.filter(way => way.from === held.from) : [];
  const units = unitsOf(ends);
  const unit = held?.unit ?? units[0];
  const goes = (at: string) => table.send(stepCommand(ways, held?.from, at, unit));
  return (
    <>
      <p class="hc-question">
        {pairUi.acting[acting.of]} <span class="soft">{stepText(step)}</span>
      </p>
      {step.do === 'tree' ? (
        <DropButtons
          game={table.state.value}
          onDrop={out => table.send({ do: 'drop', ...(out ? { out } : {}) })}
        />
      ) : null}
      <div class="hc-answers hc-scroll">
        {step.do === 'put' && step.what === 'token' && held ? (
          tokenKinds.map(kind => (
            <button
              key={kind}
              type="button"
              class="btn"
              onClick={() => table.send({ do: 'step', at: held.from, kind })}
            >
              {basicName(kind)}
            </button>
          ))
        ) : held ? (
          <>
            {units.length > 1
              ? units.map(one => (
                  <Toggle
                    key={one}
                    isOn={unit === one}
                    onClick={() => take({ hand: { ...held, unit: one } })}
                  >
                    {pairUi.unit[one]}
                  </Toggle>
                ))
              : null}
            <span class="soft">{pairUi.whereTo(held.from)}</span>
            <HexButtons hexes={[...new Set(ends.map(({ at }) => at))]} onHex={goes} />
            <button type="button" class="btn quiet" onClick={() => take({ hand: emptyHand })}>
              {pairUi.readOn}
            </button>
          </>
        ) : ways.length > 0 ? (
          <HexButtons
            hexes={starts}
            onHex={hex =>
              ways.some(way => way.from === hex) || (step.do === 'put' && step.what === 'token')
                ? take({ hand: { kind: 'step', from: hex } })
                : goes(hex)
            }
          />
        ) : null}
        <button
          type="button"
          class={step.do === 'note' ? 'btn main' : 'btn'}
          onClick={() => table.send({ do: 'step' })}
        >
          {step.do === 'note' ? pairUi.readOn : pairUi.leaveOut}
        </button>
      </div>
    </>
  );
}

/** AT-8, LG-8 */
export const AskKammiHit = ({ table }: { table: PairTable }) => (
  <>
    <p class="hc-question">{pairUi.kammiHit}</p>
    <div class="hc-answers">
      {(['kammi', 'goblin'] as const).map(who => (
        <button key={who} type="button" class="btn main" onClick={() => table.send({ do: 'kammiHit', who })}>
          {pairUi[who]}
        </button>
      ))}
    </div>
  </>
);
