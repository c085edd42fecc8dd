import { useState } from 'preact/hooks';
import type { Eaten, WitchCommand } from '../../rules/hester/commands';
import type { WitchGame } from '../../rules/hester/model';
import type { WitchQuestion as Witch } from '../../rules/hester/question';
import { anyCubes } from '../../rules/hester/table';
import type { MainSide } from '../../rules/sides';
import { hasSpace, sidesIn } from '../../rules/state/common';
import { type CubeCounts, entriesOf } from '../../rules/state/cubes';
import { comingOut } from '../../rules/state/odds';
import type { Payment } from '../../rules/witch';
import { sideName } from '../../words/names';
import { ui } from '../../words/ui';
import { CubeRow } from '../parts/Cubes';
import { keepInBox } from '../parts/keepInBox';
import { AtLeast } from '../parts/Odds';
import { TeachWitch } from '../parts/TeachSheet';
import { DropButtons } from './AskDrop';
import { HexButtons } from './AskMap';
import { infectCommand, type Local, moveCommand, nothing, type Tapped, type WitchMode } from './local';

const w = ui.ask;

interface Props {
  readonly game: WitchGame;
  readonly asked: Witch;
  readonly local: Local;
  readonly take: (tapped: Tapped<WitchCommand>) => void;
  /** On a copy neither the Tree is shaken nor the turn ended. */
  readonly tried: boolean;
  /** HE-14: what a side has to be eaten; alone there are Wild tokens only. */
  readonly edible?: (side: MainSide) => readonly Eaten[];
}

export function AskWitch(props: Props) {
  const { asked, local, take } = props;
  if (asked.aside)
    return (
      <>
        <p class="hc-question">{w.aside(asked.aside.from)}</p>
        <div class="hc-answers">
          <HexButtons hexes={asked.aside.sites} first onHex={to => take({ send: { do: 'aside', to } })} />
        </div>
      </>
    );
  if (asked.acting) return <Acting {...props} acting={asked.acting} />;
  if (local.kind === 'act') return <Doing {...props} mode={local.action} />;
  return <Choose {...props} />;
}

const usedAs: Readonly<Record<WitchMode, Witch['used'][number]>> = {
  root: 'root',
  haint: 'spawn',
  move: 'move',
  card: 'card',
  infect: 'infect',
  summon: 'summon',
};

const infectedIn = ({ board }: WitchGame): number => board.units.reduce((all, one) => all + one.infected, 0);

/** HE-12: whether a Haint that could get a snake stands where this turn's Roots touch. */
const someoneRooted = ({ board }: WitchGame, { rooted }: Witch): boolean =>
  board.units.some(one => rooted.includes(one.at) && (one.haints > one.infected || one.legends > 0));

/** Why an action cannot be taken, in a few words. */
function barred(game: WitchGame, asked: Witch, mode: WitchMode): string | undefined {
  const ongoing = mode === 'move' || mode === 'infect';
  const used = asked.used.includes(usedAs[mode]);
  if (used && !ongoing) return w.doneOnce;
  if (asked.left <= 0 && !(ongoing && used)) return w.noActions;
  switch (mode) {
    case 'root':
      return asked.roots.length === 0 ? w.nowhere : undefined;
    case 'haint':
      return asked.haints.length === 0 ? w.nowhere : undefined;
    case 'move':
      return asked.moves.length + asked.short.length > 0
        ? undefined
        : w.noMove(infectedIn(game), game.board.hester);
    case 'card':
      return undefined;
    case 'infect':
      return asked.infections.length + asked.shortInfections.length > 0
        ? undefined
        : someoneRooted(game, asked)
          ? w.nothingToPay
          : w.nobodyRooted;
    case 'summon':
      return asked.summonings.length + asked.shortSummonings.length > 0
        ? undefined
        : game.board.hester !== null
          ? w.isHere
          : game.board.bonfires.length === 0
            ? w.noBonfire
            : w.nothingToPay;
  }
}

const topModes = ['move', 'root', 'haint', 'card'] as const;
const bottomModes = ['infect', 'summon'] as const;

function Choose({ game, asked, take, edible, tried }: Props) {
  const modes: readonly WitchMode[] = asked.stage === 'top' ? topModes : bottomModes;
  return (
    <>
      <p class="hc-question">{asked.stage === 'top' ? w.top(asked.left) : w.bottom(asked.left)}</p>
      <div class="hc-answers">
        {modes.map(mode => {
          const why = barred(game, asked, mode);
          return (
            <button
              key={mode}
              type="button"
              class="btn"
              disabled={why !== undefined}
              onClick={() => take({ local: { kind: 'act', action: mode } })}
            >
              {w[mode]}
              {why ? <small>{why}</small> : null}
            </button>
          );
        })}
        {asked.activations.map(card => (
          <button
            key={card}
            type="button"
            class="btn"
            onClick={() => take({ send: { do: 'activate', card } })}
          >
            {w.activate(card)}
          </button>
        ))}
      </div>
      {asked.stage === 'top' ? (
        <>
          <WitchOdds game={game} />
          {tried ? null : (
            <DropButtons
              game={game}
              onDrop={out => take({ send: { do: 'tree', ...(out ? { out } : {}) } })}
            />
          )}
        </>
      ) : tried ? null : (
        <div class="hc-answers">
          {asked.eat.flatMap(side =>
            (edible?.(side) ?? [undefined]).map(what => (
              <button
                key={`${side}${what ?? ''}`}
                type="button"
                class="btn main"
                onClick={() => take({ send: { do: 'endTurn', eat: side, ...(what ? { what } : {}) } })}
              >
                {w.eat(side)}
                {what ? <small>{w.eaten[what]}</small> : null}
              </button>
            )),
          )}
          <button type="button" class="btn main big" onClick={() => take({ send: { do: 'endTurn' } })}>
            {w.end}
          </button>
        </div>
      )}
    </>
  );
}

/** What the Tree may give Hester before it is shaken. */
function WitchOdds({ game }: { game: WitchGame }) {
  return <AtLeast of={comingOut(game, 'hester')} name={ui.tree.any} />;
}

/** All ways to pay, the usual one first. */
const waysToPay = (ground: CubeCounts, payments: readonly Payment[]): CubeCounts[] => {
  const ways = payments.flatMap(([cube, n]) => (cube === 'any' ? anyCubes(ground, n) : [{ [cube]: n }]));
  const seen = new Set<string>();
  return ways.filter(way => {
    const key = entriesOf(way).join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

function Doing({ game, asked, local, take, mode }: Props & { mode: WitchMode }) {
  const from = local.kind === 'act' ? local.from : undefined;
  const moves = asked.moves.filter(one => one.from === from);
  const infection = asked.infections.find(({ at }) => at === from);
  const text = mode === 'move' && from ? w.pick.moveTo(from) : w.pick[mode];
  return (
    <>
      <p class="hc-question">{text}</p>
      <div class="hc-answers hc-scroll">
        {mode === 'root' ? (
          <HexButtons hexes={asked.roots} onHex={to => take({ send: { do: 'root', to } })} />
        ) : null}
        {mode === 'haint'
          ? asked.haints.map(one => (
              <button
                key={`${one.side}${one.at}`}
                type="button"
                class="btn"
                onClick={() => take({ send: { do: 'haint', ...one } })}
              >
                {one.at} · {sideName(one.side)}
              </button>
            ))
          : null}
        {mode === 'card'
          ? asked.cards.map(card => (
              <button
                key={card}
                type="button"
                class="btn"
                onClick={() => take({ send: { do: 'play', card } })}
              >
                {card}
              </button>
            ))
          : null}
        {mode === 'card' ? <TeachOwn game={game} take={take} /> : null}
        {mode === 'summon'
          ? asked.summonings.map(({ at, pay }) => (
              <button key={at} type="button" class="btn" onClick={() => take({ send: { do: 'summon', at } })}>
                {at} <CubeRow of={{ [pay[0]]: pay[1] }} />
              </button>
            ))
          : null}
        {mode === 'move' && from === undefined ? (
          <HexButtons
            hexes={[...new Set(asked.moves.map(one => one.from))]}
            onHex={hex => take({ local: { kind: 'act', action: 'move', from: hex } })}
          />
        ) : null}
        {mode === 'move' ? (
          <Payments
            of={moves.flatMap(move =>
              waysToPay(game.ground, move.pay).flatMap((pay, i) =>
                (move.bonfire
                  ? sidesIn(game).filter(side => game.witch && hasSpace(game.witch, side))
                  : [undefined]
                ).map(space => ({
                  at: move.to,
                  pay,
                  usual: i === 0,
                  main: move.bonfire,
                  note: space === undefined ? '' : sideName(space),
                  onTap: () => take({ send: moveCommand(game, move, pay, space) }),
                })),
              ),
            )}
          />
        ) : null}
        {mode === 'infect' && from === undefined ? (
          <Payments
            of={asked.infections.flatMap(one =>
              waysToPay(game.ground, one.pay).map((pay, i) => ({
                at: one.at,
                pay,
                usual: i === 0,
                main: false,
                note: '',
                onTap: () =>
                  one.via === 'legend' && one.healthy.length > 1
                    ? take({ local: { kind: 'act', action: 'infect', from: one.at } })
                    : take({ send: infectCommand(one, pay, one.healthy[0]) }),
              })),
            )}
          />
        ) : null}
        {mode === 'infect' && infection
          ? infection.healthy.map(haint => (
              <button
                key={haint}
                type="button"
                class="btn"
                onClick={() =>
                  take({
                    send: infectCommand(infection, waysToPay(game.ground, infection.pay)[0] ?? {}, haint),
                  })
                }
              >
                {haint}
              </button>
            ))
          : null}
        <Short
          sites={mode === 'infect' ? asked.shortInfections : mode === 'summon' ? asked.shortSummonings : []}
        />
        <button type="button" class="btn quiet" onClick={() => take({ local: nothing })}>
          {w.cancel}
        </button>
      </div>
    </>
  );
}

interface Paid {
  readonly at: string;
  readonly pay: CubeCounts;
  /** The usual way; others are folded, for there may be many. */
  readonly usual: boolean;
  readonly main: boolean;
  readonly note: string;
  readonly onTap: () => void;
}

/** HE-7, HE-12: every hex with its usual payment, and folded all other ways to pay. */
function Payments({ of }: { of: readonly Paid[] }) {
  const others = of.filter(({ usual }) => !usual);
  const buttons = (those: readonly Paid[]) =>
    those.map(({ at, pay, main, note, onTap }) => (
      <button
        key={`${at}${entriesOf(pay).join()}${note}`}
        type="button"
        class={main ? 'btn main' : 'btn'}
        onClick={onTap}
      >
        {at} <CubeRow of={pay} />
        {note === '' ? null : <small>{note}</small>}
      </button>
    ));
  return (
    <>
      {buttons(of.filter(({ usual }) => usual))}
      {others.length > 0 ? (
        <details class="hc-by-name">
          <summary>{w.payOtherwise}</summary>
          <div class="hc-answers">{buttons(others)}</div>
        </details>
      ) : null}
    </>
  );
}

/** CD-1: a card that the app has not seen is told here; it is in her hand then. */
function TeachOwn({ game, take }: Pick<Props, 'game' | 'take'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        {w.teach}
      </button>
      {open ? (
        <TeachWitch
          onClose={() => setOpen(false)}
          onKeep={(name, steps) => {
            take({ send: { do: 'teachWitch', name, steps } });
            keepInBox(game.box, { do: 'witchCard', name, steps });
          }}
        />
      ) : null}
    </>
  );
}

/** What one cube more would pay, in words too. */
const Short = ({ sites }: { sites: Witch['shortInfections'] }) =>
  sites.length === 0 ? null : (
    <span class="soft">{w.shortOf(sites.map(({ at, cube }) => `${at} ${w.oneShort(cube)}`).join(', '))}</span>
  );

function Acting({ local, take, acting }: Props & { acting: NonNullable<Witch['acting']> }) {
  const from = local.kind === 'act' ? local.from : undefined;
  const { step, ways } = acting;
  const starts = [...new Set(ways.map(way => way.from ?? way.at))];
  const ends = ways.filter(way => way.from === from).map(({ at }) => at);
  return (
    <>
      <p class="hc-question">{w.acting(acting.card)}</p>
      <p class="soft">{step.do === 'note' ? step.text : ui.cardStep[step.do]}</p>
      <div class="hc-answers hc-scroll">
        {from === undefined ? (
          <HexButtons
            hexes={starts}
            onHex={hex =>
              ways.some(way => way.from === hex)
                ? take({ local: { kind: 'act', action: 'card', from: hex } })
                : take({ send: { do: 'cardStep', at: hex } })
            }
          />
        ) : (
          <HexButtons hexes={ends} onHex={at => take({ send: { do: 'cardStep', from, at } })} />
        )}
        <button
          type="button"
          class={ways.length === 0 ? 'btn main' : 'btn'}
          onClick={() => take({ send: { do: 'cardStep' } })}
        >
          {ways.length === 0 ? w.noWay : w.skip}
        </button>
      </div>
    </>
  );
}
