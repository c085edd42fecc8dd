import type { WitchCommand } from '../../rules/hester/commands';
import type { RootQuestion } from '../../rules/hester/question';
import type { SoloQuestion } from '../../rules/solo/question';
import { stepsAfter } from '../../rules/solo/question';
import { oddsOf } from '../../rules/state/odds';
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
  if (hexes.length <= few * 2) return buttons;
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
        <button type="button" class="btn" onClick={() => take({ send: { do: 'byDefault' } })}>
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

/** SO-16: every legal pair with its chance, the default first. */
export function AskAttack({ table, asked, take }: Props<'attack'>) {
  const game = table.state.value;
  return (
    <>
      <p class="hc-question">{w.attack(asked.side)}</p>
      <div class="hc-aims">
        {asked.pairs.map((aim, i) => (
          <button
            key={`${aim.from}${aim.target}${aim.against}`}
            type="button"
            class={i === 0 ? 'btn main' : 'btn'}
            onClick={() =>
              take({ send: { do: 'attack', from: aim.from, target: aim.target, against: aim.against } })
            }
          >
            <span>{w.aim(aim.from, aim.target, aim.against, aim.attackers, aim.defenders)}</span>
            <b>{ui.percent(oddsOf(game, asked.side, aim, false).success)}</b>
          </button>
        ))}
      </div>
    </>
  );
}

interface LegendProps {
  readonly asked: {
    readonly at: string;
    readonly pushes: readonly string[];
    readonly haints: readonly string[];
  };
  /** Where the Legend goes, if that was chosen already. */
  readonly push: string | undefined;
  readonly onPush: (to: string) => void;
  readonly onPick: (push: string | null, haint: string | null) => void;
}

/** AT-7, SO-17: where the Legend goes, and who dies for it; both preset, the last one named carries it. */
export function AskLegend({ asked, push, onPush, onPick }: LegendProps) {
  const { pushes, haints } = asked;
  const to = push ?? pushes[0] ?? null;
  const [haint = null] = haints;
  const whose = haints.length > 1;
  return (
    <>
      <p class="hc-question">{w.legend(asked.at)}</p>
      <div class="hc-answers">
        {pushes.length === 0 ? <p class="soft">{w.stays}</p> : <span class="soft">{w.pushTo}</span>}
        {pushes.map((hex, i) => (
          <button
            key={hex}
            type="button"
            class={i === 0 && !whose ? 'btn main' : 'btn'}
            aria-pressed={whose ? hex === to : undefined}
            onClick={() => (whose ? onPush(hex) : onPick(hex, haint))}
          >
            {hex}
          </button>
        ))}
      </div>
      {whose ? (
        <div class="hc-answers">
          <span class="soft">{w.dies}</span>
          {haints.map((at, i) => (
            <button
              key={at}
              type="button"
              class={i === 0 ? 'btn main' : 'btn'}
              onClick={() => onPick(to, at)}
            >
              {at}
            </button>
          ))}
        </div>
      ) : null}
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
