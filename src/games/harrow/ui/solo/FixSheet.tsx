import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import { Stepper } from '../../../../ui/parts/Stepper';
import { type Faction, factions, type SideCube } from '../../rules/sides';
import type { SoloFix } from '../../rules/solo/commands';
import { piles } from '../../rules/solo/model';
import type { GroupData } from '../../rules/state/board-data';
import { scoreOf } from '../../rules/state/common';
import { countOf, cubes } from '../../rules/state/cubes';
import type { SoloTable } from '../../table/solo';
import { pileName, SideName } from '../../words/names';
import { ui } from '../../words/ui';
import { HexMap } from '../map/HexMap';

const w = ui.fix;
const parts = ['hex', 'points', 'cubes', 'hester', 'cards', 'turn'] as const;
type Part = (typeof parts)[number];

interface Props {
  readonly table: SoloTable;
  readonly onClose: () => void;
}

/** TM-6: the table is the truth: whatever the app has otherwise is said here. */
export function FixSheet({ table, onClose }: Props) {
  const [part, setPart] = useState<Part>('hex');
  const fix = (said: SoloFix) => table.send({ do: 'tableSays', fix: said });
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <p class="soft">{w.note}</p>
      <div class="hc-chips">
        {parts.map(one => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={part === one}
            onClick={() => setPart(one)}
          >
            {w.parts[one]}
          </button>
        ))}
      </div>
      {part === 'hex' ? <OneHex table={table} fix={fix} /> : null}
      {part === 'points' ? <Points table={table} fix={fix} /> : null}
      {part === 'cubes' ? <Cubes table={table} fix={fix} /> : null}
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

/** What stands on one hex. */
function OneHex({ table, fix }: PartProps) {
  const { map, homes, board } = table.state.value;
  const [at, setAt] = useState<string | undefined>(undefined);
  const group: GroupData | undefined = board.units.find(one => one.at === at);
  const set = (side: Faction, change: Partial<GroupData>) => {
    if (at === undefined) return;
    const base = group?.side === side ? group : { at, side, haints: 0, infected: 0, legends: 0 };
    const next = { ...base, ...change };
    fix({ what: 'group', group: { ...next, infected: Math.min(next.infected, next.haints) } });
  };
  return (
    <>
      <div class="hc-ahead-map">
        <HexMap
          view={{
            map,
            homes,
            board,
            glow: new Map(),
            ways: [],
            marked: new Set(),
            rooted: new Set(),
            chosen: at,
          }}
          onTap={setAt}
        />
      </div>
      {at === undefined ? <p>{w.tapHex}</p> : null}
      {at === undefined
        ? null
        : factions.map(side => (
            <fieldset key={side} class="hc-fix-row" aria-label={SideName(side)}>
              <b>{SideName(side)}</b>
              <Stepper
                label={w.haints}
                value={group?.side === side ? group.haints : 0}
                low={0}
                high={15}
                onChange={haints => set(side, { haints })}
              />
              <Stepper
                label={w.infected}
                value={group?.side === side ? group.infected : 0}
                low={0}
                high={group?.side === side ? group.haints : 0}
                onChange={infected => set(side, { infected })}
              />
              <Stepper
                label={w.legends}
                value={group?.side === side ? group.legends : 0}
                low={0}
                high={2}
                onChange={legends => set(side, { legends })}
              />
            </fieldset>
          ))}
      {at === undefined ? null : (
        <div class="hc-answers">
          {(['townsfolk', 'building'] as const).map(goal => {
            const hexes = goal === 'townsfolk' ? board.townsfolk : board.buildings;
            const here = hexes.includes(at);
            return (
              <button
                key={goal}
                type="button"
                class="btn"
                aria-pressed={here}
                onClick={() =>
                  fix({ what: 'goal', goal, hexes: here ? hexes.filter(hex => hex !== at) : [...hexes, at] })
                }
              >
                {w.goals[goal]}
              </button>
            );
          })}
          <button
            type="button"
            class="btn"
            aria-pressed={board.hester === at}
            onClick={() => fix({ what: 'hester', at: board.hester === at ? null : at })}
          >
            Hester
          </button>
          <span>{w.bonfire}</span>
          <Stepper
            label={w.bonfire}
            value={board.bonfires.find(one => one.at === at)?.tokens ?? 0}
            low={0}
            high={9}
            onChange={tokens => fix({ what: 'bonfire', at, tokens })}
          />
        </div>
      )}
    </>
  );
}

function Points({ table, fix }: PartProps) {
  const game = table.state.value;
  return (
    <>
      {factions.map(side => {
        const score = scoreOf(game, side);
        const set = (change: Partial<typeof score>) =>
          fix({ what: 'score', side, score: { ...score, ...change } });
        return (
          <fieldset key={side} class="hc-fix-row" aria-label={SideName(side)}>
            <b>{SideName(side)}</b>
            <Stepper
              label={w.points}
              value={score.points}
              low={0}
              high={30}
              onChange={points => set({ points })}
            />
            <Stepper
              label={w.spoon}
              value={score.dial.at}
              low={1}
              high={3}
              onChange={at => set({ dial: { ...score.dial, at } })}
            />
            <Stepper
              label={w.plate}
              value={score.dial.plate}
              low={0}
              high={9}
              onChange={plate => set({ dial: { ...score.dial, plate } })}
            />
          </fieldset>
        );
      })}
    </>
  );
}

/** TR-1: what lies out is counted; what is inside is the rest. */
function Cubes({ table, fix }: PartProps) {
  const game = table.state.value;
  return (
    <>
      {cubes
        .filter(cube => countOf(game.cubes, cube) > 0)
        .map(cube => (
          <fieldset key={cube} class="hc-fix-row" aria-label={ui.cubeName[cube]}>
            <b>{ui.cubeName[cube]}</b>
            {(['ground', 'inside'] as const).map(where => (
              <span key={where} class="row">
                <span class="soft">{w.where[where]}</span>
                <Stepper
                  label={`${ui.cubeName[cube]} ${w.where[where]}`}
                  value={countOf(where === 'ground' ? game.ground : game.tree.inside, cube)}
                  low={0}
                  high={20}
                  onChange={n => fix({ what: 'cubes', where, cube, n })}
                />
              </span>
            ))}
          </fieldset>
        ))}
      <button type="button" class="btn" onClick={() => fix({ what: 'fell', inside: {} })}>
        {w.fell}
      </button>
    </>
  );
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
