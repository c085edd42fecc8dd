import { Stepper } from '../../../../ui/parts/Stepper';
import { type Ability, type Letter, type Limits, letters } from '../../rules/battle/card';
import { d8 } from '../../rules/npc/turn';
import { sheets } from '../../words/battle-sheets';

const w = sheets.sheet;

interface Props {
  readonly abilities: readonly Ability[];
  readonly onChange: (abilities: readonly Ability[]) => void;
}

const fresh = (n: number): Ability => ({
  name: `${n}`,
  on: [],
  target: 'E',
  ranged: false,
  damage: 2,
  works: 8,
  ready: true,
  last: null,
});

/** TE-1: of each ability its numbers on the D8, its letter and its damage; a number belongs to one alone. */
export function Abilities({ abilities, onChange }: Props) {
  const change = (at: number, now: Partial<Ability>): void =>
    onChange(abilities.map((one, i) => (i === at ? { ...one, ...now } : one)));
  /** BP-2: what its card says of how often it is used; nothing is left out. */
  const limited = (at: number, now: Limits): void => {
    const { focus, recharge, battle = 0, game = 0 } = { ...abilities[at]?.limits, ...now };
    change(at, {
      limits: {
        ...(focus && { focus }),
        ...(recharge && { recharge }),
        ...(battle > 0 && { battle }),
        ...(game > 0 && { game }),
      },
    });
  };
  const toggle = (at: number, number: number): void =>
    onChange(
      abilities.map((one, i) => {
        const without = one.on.filter(other => other !== number);
        const on =
          i === at && !one.on.includes(number) ? [...without, number].sort((a, b) => a - b) : without;
        return { ...one, on };
      }),
    );
  return (
    <section class="stack" aria-label={w.abilities}>
      <h3>{w.abilities}</h3>
      {abilities.map((ability, i) => (
        <div key={ability.name} class="stack">
          <div class="ko-answers">
            <b>{ability.name}</b>
            {d8.map(number => (
              <button
                key={number}
                type="button"
                class="btn ko-number"
                aria-label={`${ability.name}, ${w.numbers} ${number}`}
                aria-pressed={ability.on.includes(number)}
                onClick={() => toggle(i, number)}
              >
                {number}
              </button>
            ))}
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
            <button
              type="button"
              class="btn"
              aria-pressed={ability.ranged}
              onClick={() => change(i, { ranged: !ability.ranged })}
            >
              {w.ranged}
            </button>
            <Stepper
              label={w.attack}
              value={ability.damage}
              low={0}
              high={99}
              onChange={damage => change(i, { damage })}
            />
          </div>
          <details class="hero-more unfolds">
            <summary>{w.limits}</summary>
            <div class="ko-answers">
              {(['focus', 'recharge'] as const).map(limit => (
                <button
                  key={limit}
                  type="button"
                  class="btn"
                  aria-pressed={ability.limits?.[limit] === true}
                  onClick={() => limited(i, { [limit]: ability.limits?.[limit] !== true })}
                >
                  {w[limit]}
                </button>
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
      <div class="ko-answers">
        <button
          type="button"
          class="btn"
          onClick={() => onChange([...abilities, fresh(abilities.length + 1)])}
        >
          {w.newAbility}
        </button>
      </div>
    </section>
  );
}
