import type { WitchCommand } from '../../rules/hester/commands';
import type { RootQuestion } from '../../rules/hester/question';
import type { SoloQuestion } from '../../rules/solo/question';
import { stepsAfter } from '../../rules/solo/question';
import type { SoloTable } from '../../table/solo';
import { ui } from '../../words/ui';
import { type Local, nothing, type Tapped, walkOn } from './local';

type Ask<K extends SoloQuestion['ask']> = Extract<SoloQuestion, { ask: K }>;
const w = ui.ask;

interface Props<K extends SoloQuestion['ask']> {
  readonly table: SoloTable;
  readonly asked: Ask<K>;
  readonly local: Local;
  readonly take: (tapped: Tapped) => void;
}

const few = 6;
/** More are folded: the map shows them all. */
export const manyHexes = few * 2;

/** Hexes as buttons too, where there are not too many: for keys, and for a map that is far away. */
export function HexButtons({
  hexes,
  first,
  onHex,
}: {
  hexes: readonly string[];
  first?: boolean;
  onHex: (hex: string) => void;
}) {
  const buttons = (
    <>
      {hexes.map((hex, i) => (
        <button
          key={hex}
          type="button"
          class={first && i === 0 ? 'btn main' : 'btn'}
          onClick={() => onHex(hex)}
        >
          {hex}
        </button>
      ))}
    </>
  );
  if (hexes.length <= manyHexes) return buttons;
  return (
    <details class="hc-by-name">
      <summary>{w.anyHex}</summary>
      <div class="hc-answers hc-scroll">{buttons}</div>
    </details>
  );
}

export function AskGoal({ asked, take }: Props<'goal'>) {
  return (
    <>
      <p class="hc-question">{w.goal(asked.goal)}</p>
      <div class="hc-answers">
        <HexButtons hexes={asked.sites} onHex={at => take({ send: { do: 'goal', at } })} />
      </div>
    </>
  );
}

export function AskSpawn({ asked, take }: Props<'spawn'>) {
  return (
    <>
      <p class="hc-question">{w.spawn(asked.side, asked.left)}</p>
      <div class="hc-answers">
        <HexButtons hexes={asked.sites} first onHex={at => take({ send: { do: 'spawn', at } })} />
        <button
          type="button"
          class={asked.sites.length > manyHexes ? 'btn main' : 'btn'}
          onClick={() => take({ send: { do: 'byDefault' } })}
        >
          {w.allDefault}
        </button>
      </div>
    </>
  );
}

/** SO-14: who goes next, again and again, or all by default. */
export function AskWalk({ table, asked, local, take }: Props<'walk'>) {
  const game = table.state.value;
  if (local.kind === 'walk') {
    const next = stepsAfter(game, local.from, local.path);
    return (
      <>
        <p class="hc-question">{w.walkOn(local.from)}</p>
        <div class="hc-answers">
          <HexButtons
            hexes={next}
            first
            onHex={hex => take(walkOn(game, local.from, [...local.path, hex]))}
          />
          <button type="button" class="btn" onClick={() => take({ local: nothing })}>
            {w.otherGroup}
          </button>
        </div>
      </>
    );
  }
  const sorted = asked.walkers.toSorted(
    (a, b) => Number(b.at === asked.first) - Number(a.at === asked.first) || a.way - b.way,
  );
  return (
    <>
      <p class="hc-question">{w.walk(asked.steps)}</p>
      <div class="hc-answers">
        <button type="button" class="btn main big" onClick={() => take({ send: { do: 'byDefault' } })}>
          {w.allDefault}
        </button>
        {sorted.map(({ at, way }) => (
          <button key={at} type="button" class="btn" onClick={() => take(walkOn(game, at, []))}>
            {w.walker(at, way)}
          </button>
        ))}
      </div>
    </>
  );
}

interface RootProps {
  readonly asked: RootQuestion;
  readonly take: (tapped: Tapped<WitchCommand>) => void;
}

export function AskRoot({ asked, take }: RootProps) {
  const first = asked.next.length > few;
  return (
    <>
      <p class="hc-question">{first ? w.firstRoot : w.nextRoot(asked.nth)}</p>
      <p class="soft">{w.rootNote}</p>
      <div class="hc-answers">
        {asked.next.length === 0 ? (
          <button type="button" class="btn main" onClick={() => take({ send: { do: 'noRoot' } })}>
            {w.noRoot}
          </button>
        ) : (
          <HexButtons hexes={asked.next} onHex={to => take({ send: { do: 'root', to } })} />
        )}
      </div>
    </>
  );
}
