import { useEffect, useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import type { Ahead } from '../../rules/solo/ahead';
import type { SoloGame } from '../../rules/solo/model';
import { askAhead } from '../../table/ahead';
import { pileName, SideName } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { HexMap } from '../map/HexMap';

const w = sheets.ahead;

/** SO-21: what each card that may still lie in a pile would do, worked out beside the page. */
export function AheadSheet({ game, onClose }: { game: SoloGame; onClose: () => void }) {
  const [ahead, setAhead] = useState<Ahead | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const asked = askAhead(game, setAhead, () => setFailed(true));
    return asked.stop;
  }, [game]);
  const views = (ahead?.piles ?? []).flatMap(pile =>
    pile.sides.map(side => ({ pile, side, key: `${pile.color}${side.side}` })),
  );
  const view = views[at];
  return (
    <Sheet title={w.title} onClose={onClose} wide>
      <p class="soft">{w.note}</p>
      {ahead ? null : failed ? <p role="status">{w.failed}</p> : <p class="busy">{w.working}</p>}
      <div class="hc-chips">
        {views.map((one, i) => (
          <button key={one.key} type="button" class="btn" aria-pressed={i === at} onClick={() => setAt(i)}>
            {pileName(one.pile.color)} · {SideName(one.side.side).replace('The ', '')}
          </button>
        ))}
      </div>
      {view ? (
        <>
          <p>{w.known(view.pile.known, view.pile.unseen)}</p>
          <ul class="bare hc-face">
            <li>{w.against.hester(view.side.against.hester)}</li>
            <li>{w.against.bonfire(view.side.against.bonfire)}</li>
            <li>{w.against.units(view.side.against.units)}</li>
            <li>{w.against.none(view.side.against.none)}</li>
            <li>{w.taken(view.side.taken)}</li>
          </ul>
          {view.side.worst ? (
            <p class="soft">
              {w.worst(view.side.worst.taken, view.side.worst.attackers, view.side.worst.whole)}
            </p>
          ) : null}
          <div class="hc-ahead-map">
            <HexMap
              view={{
                map: game.map,
                homes: game.homes,
                board: game.board,
                glow: new Map(),
                ways: [],
                marked: new Set(),
                rooted: new Set(),
                danger: new Map(
                  view.side.targets.map(({ at: hex, cards }) => [hex, `${cards}/${view.pile.known}`]),
                ),
              }}
            />
          </div>
        </>
      ) : null}
    </Sheet>
  );
}
