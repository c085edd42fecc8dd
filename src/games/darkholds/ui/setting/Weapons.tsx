import { Numbers } from '../../../../ui/parts/input/Numbers';
import { type Further, newWeapon } from '../../rules/box/taught';
import { words as w } from '../../words/teach';

interface Props {
  readonly value: readonly Further[];
  readonly onChange: (value: readonly Further[]) => void;
}

/** WR-1, WR-2: weapons beyond the first, in the order of the profile: the first that reaches is taken (AN-7). */
export function Weapons({ value, onChange }: Props) {
  const set = (i: number, one: Further) => onChange(value.map((other, k) => (k === i ? one : other)));
  return (
    <>
      {value.map((one, i) => (
        <fieldset key={`${one.kind} ${i + 1}`} class="dh-numbers" aria-label={w.weapon[one.kind]}>
          <b>{w.weapon[one.kind]}</b>
          {one.kind === 'combat' ? (
            <Asked
              label={w.reach}
              low={1}
              high={5}
              value={one.range}
              onPick={range => set(i, { ...one, range })}
            />
          ) : (
            <>
              <Asked
                label={w.numbers.min}
                low={1}
                high={5}
                value={one.min}
                onPick={min => set(i, { ...one, min, max: Math.max(min, one.max) })}
              />
              <Asked
                label={w.numbers.max}
                low={3}
                high={8}
                value={one.max}
                onPick={max => set(i, { ...one, max, min: Math.min(max, one.min) })}
              />
            </>
          )}
          <Asked
            label={w.numbers.dice}
            low={1}
            high={5}
            value={one.dice}
            onPick={dice => set(i, { ...one, dice })}
          />
          <Asked
            label={w.numbers.hit}
            low={0}
            high={9}
            most={9}
            value={one.hit}
            onPick={hit => set(i, { ...one, hit })}
          />
          <Asked
            label={w.numbers.damage}
            low={1}
            high={4}
            value={one.damage}
            onPick={damage => set(i, { ...one, damage })}
          />
          <button type="button" class="btn quiet" onClick={() => onChange(value.filter((_, k) => k !== i))}>
            {w.forget(w.weapon[one.kind])}
          </button>
        </fieldset>
      ))}
      <div class="dh-chips">
        {(['combat', 'shot'] as const).map(kind => (
          <button
            key={kind}
            type="button"
            class="btn"
            disabled={value.length >= mostWeapons}
            onClick={() => onChange([...value, newWeapon(kind)])}
          >
            {w.addWeapon[kind]}
          </button>
        ))}
      </div>
    </>
  );
}

const mostWeapons = 6;

interface AskedProps {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly most?: number;
  readonly value: number;
  readonly onPick: (n: number) => void;
}

const Asked = ({ label, low, high, most = 20, value, onPick }: AskedProps) => (
  <div>
    <span class="soft">{label}</span>
    <div class="dh-number">
      <Numbers label={label} low={low} high={high} most={most} value={value} onPick={onPick} />
    </div>
  </div>
);
