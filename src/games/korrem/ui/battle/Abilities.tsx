import { useRef } from 'preact/hooks';
import { Numbers } from '../../../../ui/parts/input/Numbers';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { type Ability, type Letter, type Limits, letters } from '../../rules/battle/card';
import { d8 } from '../../rules/npc/turn';
import { sheets } from '../../words/battle-sheets';

const w = sheets.sheet;

interface Props {
  readonly abilities: readonly Ability[];
  readonly onChange: (abilities: readonly Ability[]) => void;
}

/** The last number that a printed card usually shows. */
export const mostPrinted = 9;

const fresh = (name: string): Ability => ({
  name,
  on: [],
  target: 'E',
  ranged: false,
  damage: 2,
  works: 8,
  ready: true,
  last: null,
});

/** The first number that names no ability yet. */
function nextName(abilities: readonly Ability[]): string {
  let n = abilities.length + 1;
  while (abilities.some(({ name }) => name === `${n}`)) n += 1;
  return `${n}`;
}

/** A row that is still as it stood ready is no ability. */
const isTold = (one: Ability): boolean =>
  !/^\d+$/.test(one.name) || JSON.stringify(one) !== JSON.stringify(fresh(one.name));

/** TE-1: of each ability its numbers on the D8, its letter and its damage; a number belongs to one alone. */
export function Abilities({ abilities, onChange }: Props) {
  // One row more stands ready: the first tap on it is the first of an ability.
  const rows = [...abilities, fresh(nextName(abilities))];
  const change = (at: number, now: Partial<Ability>): void =>
    onChange(rows.map((one, i) => (i === at ? { ...one, ...now } : one)).filter(isTold));
  /** BP-2: what its card says of how often it is used; nothing is left out. */
  const limited = (at: number, now: Limits): void => {
    const { focus, recharge, battle = 0, game = 0 } = { ...rows[at]?.limits, ...now };
    change(at, {
      limits: {
        ...(focus && { focus }),
        ...(recharge && { recharge }),
        ...(battle > 0 && { battle }),
        ...(game > 0 && { game }),
      },
    });
  };
  /** A swipe over some numbers gives them to one ability. */
  const swiped = (at: number, numbers: readonly number[]): void =>
    onChange(
      rows
        .map((one, i) => ({
          ...one,
          on: i === at ? [...numbers] : one.on.filter(other => !numbers.includes(other)),
        }))
        .filter(isTold),
    );
  const toggle = (at: number, number: number): void =>
    onChange(
      rows
        .map((one, i) => {
          const without = one.on.filter(other => other !== number);
          const on =
            i === at && !one.on.includes(number) ? [...without, number].sort((a, b) => a - b) : without;
          return { ...one, on };
        })
        .filter(isTold),
    );
  return (
    <section class="stack" aria-label={w.abilities}>
      <h3>{w.abilities}</h3>
      {rows.map((ability, i) => (
        <div key={ability.name} class="stack">
          <div class="ko-answers">
            <b>{ability.name}</b>
            <Swiped
              name={ability.name}
              on={ability.on}
              onTap={number => toggle(i, number)}
              onSwipe={numbers => swiped(i, numbers)}
            />
          </div>
          <div class="ko-answers">
            {letters.map((letter: Letter) => (
              <button
                key={letter}
                type="button"
                class="btn"
                title={w.letters[letter]}
                aria-label={`${letter}: ${w.letters[letter]}`}
                aria-pressed={ability.target === letter}
                onClick={() => change(i, { target: letter })}
              >
                {letter}
              </button>
            ))}
            <Toggle isOn={ability.ranged} onClick={() => change(i, { ranged: !ability.ranged })}>
              {w.ranged}
            </Toggle>
            <span>{w.harm}</span>
            <Numbers
              label={`${ability.name}, ${w.harm}`}
              value={ability.damage}
              low={0}
              high={mostPrinted}
              most={99}
              onPick={damage => change(i, { damage })}
            />
          </div>
          <details class="hero-more unfolds">
            <summary>{w.limits}</summary>
            <div class="ko-answers">
              {(['focus', 'recharge'] as const).map(limit => (
                <Toggle
                  key={limit}
                  isOn={ability.limits?.[limit] === true}
                  onClick={() => limited(i, { [limit]: ability.limits?.[limit] !== true })}
                >
                  {w[limit]}
                </Toggle>
              ))}
              {(['battle', 'game'] as const).map(limit => (
                <Stepper
                  key={limit}
                  label={limit === 'battle' ? w.perBattle : w.perGame}
                  value={ability.limits?.[limit] ?? 0}
                  low={0}
                  high={9}
                  onChange={n => limited(i, { [limit]: n })}
                />
              ))}
            </div>
          </details>
        </div>
      ))}
    </section>
  );
}

/** The faces of the D8: a tap for one, a swipe from the first to the last for several. */
function Swiped({
  name,
  on,
  onTap,
  onSwipe,
}: {
  name: string;
  on: readonly number[];
  onTap: (number: number) => void;
  onSwipe: (numbers: readonly number[]) => void;
}) {
  const from = useRef<number | undefined>(undefined);
  const swiped = useRef(false);
  const under = (event: PointerEvent): number | undefined => {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-face]');
    return found ? Number(found.getAttribute('data-face')) : undefined;
  };
  return (
    <fieldset
      class="ko-swiped"
      aria-label={`${name}, ${w.numbers}`}
      onPointerDown={event => {
        from.current = under(event);
        swiped.current = false;
      }}
      onPointerMove={event => {
        const [first, now] = [from.current, under(event)];
        if (first === undefined || now === undefined || (now === first && !swiped.current)) return;
        swiped.current = true;
        onSwipe(d8.filter(face => face >= Math.min(first, now) && face <= Math.max(first, now)));
      }}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      {d8.map(number => (
        <button
          key={number}
          type="button"
          class="btn ko-number"
          data-face={number}
          aria-label={`${name}, ${w.numbers} ${number}`}
          aria-pressed={on.includes(number)}
          onClick={() => {
            if (!swiped.current) onTap(number);
            swiped.current = false;
          }}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
