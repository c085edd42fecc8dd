import { Numbers } from '../../../../ui/parts/input/Numbers';
import type { Asked, Told } from '../../rules/box/taught';
import { words } from '../../words/setting';

const w = words.teach;

interface Props {
  readonly asked: readonly Asked[];
  readonly told: Told;
  readonly onTell: (told: Told) => void;
}

/** TA-1: each number of a card by one tap. */
export function Asks({ asked, told, onTell }: Props) {
  return (
    <div class="dh-numbers">
      {asked.map(({ key, low, high, most, none }) => {
        const value = told[key];
        const tell = (number: number | null) => onTell({ ...told, [key]: number });
        return (
          <div key={key}>
            <span class="soft">{w[key]}</span>
            {key === 'price' ? (
              <input
                class="input"
                type="number"
                aria-label={w[key]}
                min={low}
                max={most ?? high}
                value={value ?? low}
                onChange={({ currentTarget: { valueAsNumber } }) => {
                  if (Number.isInteger(valueAsNumber))
                    tell(Math.max(low, Math.min(most ?? high, valueAsNumber)));
                }}
              />
            ) : (
              <div class="dh-number">
                {none ? (
                  <button
                    type="button"
                    class="btn"
                    aria-label={`${w[key]}: ${w.none}`}
                    aria-pressed={value === null}
                    onClick={() => tell(null)}
                  >
                    {w.none}
                  </button>
                ) : null}
                <Numbers
                  label={w[key]}
                  low={low}
                  high={high}
                  {...(most === undefined ? {} : { most })}
                  value={value ?? 'any'}
                  onPick={tell}
                />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
