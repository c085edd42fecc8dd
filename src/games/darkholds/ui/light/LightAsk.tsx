import { useState } from 'preact/hooks';
import { warriorOf } from '../../rules/board';
import { chanceOfFall, expectedWounds, woundChances } from '../../rules/dice';
import { boardOf } from '../../rules/play/board-of';
import { lightTarget } from '../../rules/play/light';
import { type Figure, isOurs, type Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/light';
import { ui } from '../../words/ui';

/** Those of a type who have not acted, the types in the order of the list. */
function groupsOf({ figures, done }: Play): readonly (readonly Figure[])[] {
  const groups = new Map<string, Figure[]>();
  for (const one of figures)
    if (!isOurs(one) && !done.includes(one.id)) groups.set(one.type, [...(groups.get(one.type) ?? []), one]);
  return [...groups.values()];
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter(one => one !== id) : [...list, id];

/** AN-2 without a board: alike enemies are asked for together, with two questions at most. */
export function LightAsk({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const groups = groupsOf(play);
  const [type, setType] = useState<string | undefined>(undefined);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [sees, setSees] = useState<readonly string[]>([]);
  const [closest, setClosest] = useState<readonly string[]>([]);
  const [shoots, setShoots] = useState(true);
  const group = groups.find(([first]) => first?.type === type) ?? groups[0];
  if (!group)
    return (
      <div class="dh-answers">
        <button type="button" class="btn main big" onClick={() => table.send({ do: 'reinforce' })}>
          {ui.reinforce}
        </button>
        <span class="soft">{w.all}</span>
      </div>
    );
  const acting = group.filter(({ id }) => !without.includes(id));
  const ours = play.figures.filter(one => isOurs(one) && !one.prone);
  const target = lightTarget(play, { sees, closest });
  const names = acting.map(({ name }) => name).join(', ');
  const most = Math.max(0, ...acting.map(({ vigour }) => vigour));
  const shots =
    shoots && play.dice === 'app'
      ? Math.max(0, ...acting.map(one => (one.shot.length > 0 ? one.shootLimit : 0)))
      : 0;
  const send = (attacks: number) =>
    table.send({ do: 'light', ids: acting.map(({ id }) => id), sees, closest, attacks, shots });
  const chip = (key: string, label: string, pressed: boolean, tap: () => void) => (
    <button key={key} type="button" class="btn" aria-pressed={pressed} onClick={tap}>
      {label}
    </button>
  );
  return (
    <>
      {groups.length > 1 ? (
        <div class="dh-answers">
          <span class="soft">{w.which}</span>
          {groups.map(([first]) =>
            first
              ? chip(first.type, typeName(play, first), first.type === group[0]?.type, () => {
                  setType(first.type);
                  setWithout([]);
                })
              : null,
          )}
        </div>
      ) : null}
      <p class="dh-sentence">{acting.length === 1 ? w.sees(names) : w.seeMany(names)}</p>
      <div class="dh-answers">
        {ours.map(({ id, name }) => chip(id, name, sees.includes(id), () => setSees(toggled(sees, id))))}
        {group.length > 1 ? <span class="soft">·</span> : null}
        {group.length > 1
          ? group.map(({ id, name }) =>
              chip(id, name, !without.includes(id), () => setWithout(toggled(without, id))),
            )
          : null}
      </div>
      {sees.length > 1 ? (
        <div class="dh-answers">
          <span>{w.closest}</span>
          {ours
            .filter(({ id }) => sees.includes(id))
            .map(({ id, name }) =>
              chip(`near ${id}`, name, closest.includes(id), () => setClosest(toggled(closest, id))),
            )}
        </div>
      ) : null}
      {target ? (
        <>
          <Odds play={play} by={acting[0]} target={target} />
          <div class="dh-answers">
            {shots > 0 || !shoots ? chip('shoots', w.shoots, shoots, () => setShoots(!shoots)) : null}
            {Array.from({ length: play.dice === 'table' ? 1 : most + 1 }, (_, n) => (
              <button key={n} type="button" class={n === 0 ? 'btn' : 'btn main'} onClick={() => send(n)}>
                {play.dice === 'table' ? w.own : acting.length === 1 ? w.attack(n) : w.attacks(n)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <div class="dh-answers">
          <button type="button" class="btn" onClick={() => send(0)}>
            {w.nobody}
          </button>
        </div>
      )}
    </>
  );
}

const typeName = ({ types }: Play, { type, name }: Figure): string =>
  types.find(one => one.type === type)?.name ?? name;

interface OddsProps {
  readonly play: Play;
  readonly by: Figure | undefined;
  readonly target: { readonly id: string; readonly why: readonly string[] };
}

/** TG-1, AT-6: whom they go for and why, and what one attack does. */
function Odds({ play, by, target }: OddsProps) {
  const board = boardOf(play);
  const [from, to] = [by && warriorOf(board, by.id), warriorOf(board, target.id)];
  const weapon = from?.combat[0] ?? from?.shot[0];
  const named = play.figures.find(({ id }) => id === target.id);
  if (!named || !to) return null;
  const chances = weapon && woundChances(weapon, to, 1);
  return (
    <p>
      <b>{w.target(named.name, target.why.map(code => w.why[code] ?? code).join(', '))}</b>{' '}
      {chances
        ? w.odds(expectedWounds(chances).toFixed(1), ui.percent(chanceOfFall(chances, to.con - to.wounds)))
        : ''}
    </p>
  );
}
