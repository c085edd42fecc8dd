import type { ComponentChildren } from 'preact';
import type { MainSide } from '../../rules/sides';
import { type Common, scoreOf, spacesInAll } from '../../rules/state/common';
import { SideName } from '../../words/names';
import { ui } from '../../words/ui';

const pips = 7;

interface Props {
  readonly game: Common;
  readonly sides: readonly MainSide[];
  /** What else a side's board holds. */
  readonly more?: (side: MainSide) => ComponentChildren;
}

/** Points, spoons, Hester's board. */
export function SidesPanel({ game, sides, more }: Props) {
  const { witch } = game;
  return (
    <section class="hc-sides" aria-label={ui.sides.title}>
      {sides.map(side => {
        const { points, dial } = scoreOf(game, side);
        return (
          <div key={side} class={`hc-side panel hc-of-${side}`}>
            <b>{SideName(side).replace('The ', '')}</b>
            <span class="hc-points" role="img" aria-label={ui.score(points)}>
              {Array.from({ length: pips }, (_, i) => (
                <i key={`${side}${i}`} class={i < points ? 'on' : ''} />
              ))}
              <strong>{points}</strong>
            </span>
            <small class="soft">{ui.spoon(dial.at, dial.plate)}</small>
            {more?.(side)}
          </div>
        );
      })}
      {witch ? (
        <div class="hc-side panel hc-of-hester">
          <b>Hester</b>
          <span class="hc-points" role="img" aria-label={ui.spaces(witch.scoring.length)}>
            {Array.from({ length: spacesInAll }, (_, i) => (
              <i key={`h${i}`} class={i < witch.scoring.length ? 'on' : ''} />
            ))}
            <strong>{witch.scoring.length}</strong>
          </span>
          <small class="soft">
            {ui.actions(witch.actions)} · {witch.spaces.map(full => (full ? '●●' : '○○')).join(' ')}
          </small>
        </div>
      ) : null}
    </section>
  );
}
