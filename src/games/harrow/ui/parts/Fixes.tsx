import { useState } from 'preact/hooks';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import type { MainSide } from '../../rules/sides';
import type { GroupData } from '../../rules/state/board-data';
import { type Common, scoreOf } from '../../rules/state/common';
import { countOf, cubes } from '../../rules/state/cubes';
import type { Fix } from '../../rules/state/events';
import { SideName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { ui } from '../../words/ui';
import { HexMap } from '../map/HexMap';
import { hexesIn } from '../map/mapView';

const w = sheets.fix;

interface HexProps {
  readonly game: Common;
  readonly sides: readonly MainSide[];
  readonly fix: (said: Fix) => void;
}

/** What stands on one hex: the one tapped or named here, or the one that a finger stayed on. */
export function HexFix({ game, sides, fix, hex }: HexProps & { readonly hex: string | undefined }) {
  const { map, homes, board } = game;
  const [at, setAt] = useState(hex);
  const group: GroupData | undefined = board.units.find(one => one.at === at);
  const set = (side: MainSide, change: Partial<GroupData>) => {
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
      <label class="row">
        {w.tapHex}
        <select value={at ?? ''} onChange={({ currentTarget }) => setAt(currentTarget.value || undefined)}>
          <option value="" />
          {hexesIn(map).map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {at === undefined
        ? null
        : sides.map(side => (
            <fieldset key={side} class="hc-fix-row" aria-label={SideName(side)}>
              <b>{SideName(side)}</b>
              <Stepper
                label={`${SideName(side)}: ${w.haints}`}
                value={group?.side === side ? group.haints : 0}
                low={0}
                high={15}
                onChange={haints => set(side, { haints })}
              />
              <Stepper
                label={`${SideName(side)}: ${w.infected}`}
                value={group?.side === side ? group.infected : 0}
                low={0}
                high={group?.side === side ? group.haints : 0}
                onChange={infected => set(side, { infected })}
              />
              <Stepper
                label={`${SideName(side)}: ${w.legends}`}
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
              <Toggle
                key={goal}
                isOn={here}
                onClick={() =>
                  fix({ what: 'goal', goal, hexes: here ? hexes.filter(hex => hex !== at) : [...hexes, at] })
                }
              >
                {w.goals[goal]}
              </Toggle>
            );
          })}
          <Toggle
            isOn={board.hester === at}
            onClick={() => fix({ what: 'hester', at: board.hester === at ? null : at })}
          >
            Hester
          </Toggle>
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

export function PointsFix({ game, sides, fix }: HexProps) {
  return (
    <>
      {sides.map(side => {
        const score = scoreOf(game, side);
        const set = (change: Partial<typeof score>) =>
          fix({ what: 'score', side, score: { ...score, ...change } });
        return (
          <fieldset key={side} class="hc-fix-row" aria-label={SideName(side)}>
            <b>{SideName(side)}</b>
            <Stepper
              label={`${SideName(side)}: ${w.points}`}
              value={score.points}
              low={0}
              high={30}
              onChange={points => set({ points })}
            />
            <Stepper
              label={`${SideName(side)}: ${w.spoon}`}
              value={score.dial.at}
              low={1}
              high={3}
              onChange={at => set({ dial: { ...score.dial, at } })}
            />
            <Stepper
              label={`${SideName(side)}: ${w.plate}`}
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
export function CubesFix({ game, fix }: Omit<HexProps, 'sides'>) {
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
