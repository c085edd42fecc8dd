import { NOTE_LENGTH } from '../../../rules/play/nations';
import '../library/pack.css';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { activeFlags } from '../../../rules/play/log/facts';
import { nationOf, type World } from '../../../rules/play/model';
import type { Nation } from '../../../rules/play/nations';
import { pointsIn } from '../../../rules/play/turn/run';
import type { WorldTable } from '../../../table/worlds';
import { landmarkNames, landNames } from '../../../words/names';
import { packUp as w } from '../../../words/pack-up';
import { wasks } from '../../../words/world-asks';
import { wui } from '../../../words/world-ui';
import { seatShapes } from '../map/marks';
import { goodsText } from './Goods';

/** What lies before one player, line by line. */
function linesOf(world: World, { id, bank, hand, piles, quests, chits }: Nation): readonly string[] {
  const { settings } = world;
  const armies = world.armies.filter(({ nation }) => nation === id);
  return [
    w.points(pointsIn(world, id), settings.target) + (pointsIn(world, id) === chits ? '' : ` (${chits})`),
    ...(settings.bank ? [w.bank(goodsText(bank))] : []),
    ...(hand > 0 ? [w.hand(hand)] : []),
    ...Object.entries(world.settlements)
      .filter(([, { owner }]) => owner === id)
      .map(([hex, { kind, walls, towers }]) => w.settlement(wasks.build[kind], hex, walls, towers)),
    ...armies.map(({ name, hex, members, goods, artifacts }) =>
      [
        w.army(
          name,
          hex,
          members.map(card => card.name),
        ),
        ...(goodsText(goods) === '' ? [] : [w.carries(goodsText(goods))]),
        ...artifacts.map(one => one.name),
      ].join(', '),
    ),
    ...piles.map(({ cards }, i) => w.pile(i + 1, cards.length, cards[0]?.name)),
    ...quests.map(({ name, count, goal }) => w.quest(name, count, goal)),
  ];
}

/** LD-2: which land lies where, kind by kind. */
function landLines({ lands }: World): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const [hex, { type, landmark }] of Object.entries(lands)) {
    const name = landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark);
    kinds.set(name, [...(kinds.get(name) ?? []), hex]);
  }
  return [...kinds].sort(([a], [b]) => a.localeCompare(b)).map(([name, hexes]) => w.land(name, hexes));
}

/** What sets the table again next week: a list for each nation, the map, the creatures, and a note for the rest. */
export function PackSheet({ table, onClose }: { table: WorldTable; onClose: () => void }) {
  const world = table.state.value;
  const { nations, armies, timeline, battles, settings, turn } = world;
  const wild = armies.filter(({ nation }) => nation === null);
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn" onClick={() => window.print()}>
          {w.print}
        </button>
      }
    >
      <div class="for-paper stack">
        <p class="not-printed soft">{w.note}</p>
        <p>
          <b>{w.now(nationOf(world, world.observer)?.name ?? '', turn)}</b>
        </p>
        {battles.map(({ id, name }) => (
          <p key={id} class="notice">
            {w.fighting(name)}
          </p>
        ))}
        <div class="ko-pack">
          {nations.map((nation, seat) => (
            <section key={nation.id} class="panel" aria-label={nation.name}>
              <h3>
                <svg class={`ko-seat ko-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={seatShapes[seat] ?? seatShapes[0]} />
                </svg>
                {nation.name}
              </h3>
              <Ticks lines={linesOf(world, nation)} />
              <label class="field">
                {w.own}
                <textarea
                  class="input"
                  rows={2}
                  maxLength={NOTE_LENGTH}
                  value={nation.note}
                  onChange={({ currentTarget }) =>
                    table.send({
                      do: 'correct',
                      correction: { what: 'note', nation: nation.id, text: currentTarget.value },
                    })
                  }
                />
              </label>
            </section>
          ))}
          {wild.length > 0 ? (
            <section class="panel" aria-label={w.wild}>
              <h3>{w.wild}</h3>
              <p class="soft">{wui.flags(activeFlags(world))}</p>
              <Ticks
                lines={wild.map(({ name, hex, members }) =>
                  w.army(
                    name,
                    hex,
                    members.map(card => card.name),
                  ),
                )}
              />
            </section>
          ) : null}
          {timeline.length > 0 ? (
            <section class="panel" aria-label={w.line}>
              <h3>{w.line}</h3>
              <Ticks lines={timeline.map(({ name, lasts }) => `${name} (${lasts})`)} />
            </section>
          ) : null}
          {settings.map ? (
            <section class="panel" aria-label={w.lands}>
              <h3>{w.lands}</h3>
              <Ticks lines={landLines(world)} />
            </section>
          ) : null}
        </div>
      </div>
    </Sheet>
  );
}

const Ticks = ({ lines }: { lines: readonly string[] }) => (
  <ul class="bare ko-ticks">
    {lines.map((line, i) => (
      <li key={i}>
        <label>
          <input type="checkbox" />
          <span>{line}</span>
        </label>
      </li>
    ))}
  </ul>
);
