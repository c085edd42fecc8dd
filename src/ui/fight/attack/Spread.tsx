import './chances.css';
import { COLORS } from '../../../might/cards';
import type { Pool } from '../../../might/pieces';
import { DICE, type RemainingByColor, sizeOf } from '../../../might/remaining';
import { MightSign } from '../../oathsworn/pieces/Might';
import { RuleRow } from '../../oathsworn/rules/RuleRow';
import { Term } from '../../oathsworn/rules/Terms';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { percent } from '../parts/percent';

const w = words.spread;

interface Props {
  title: string;
  pool: Pool;
  left: RemainingByColor;
  bonus: number;
  defense: number;
  /** The chance to miss; null where nothing can. */
  miss: number | null;
  /** The chance of each number of HP lost, from none on. */
  hp: readonly number[];
  /** So many HP or more are the end of it, and what is said of that. */
  ends: { readonly hp: number; readonly says: string };
  /** What it would be with the best that could be played for defense. */
  guarded?: { readonly defense: number; readonly expectedHpLost: number; readonly knockOut: number } | null;
  rules: readonly string[];
  onClose: () => void;
}

/** Where a chance or an expected loss comes from: what is drawn, what it may come to, and the sum. */
export function Spread({
  title,
  pool,
  left,
  bonus,
  defense,
  miss,
  hp,
  ends,
  guarded,
  rules,
  onClose,
}: Props) {
  const rows = shortened(hp);
  const top = Math.max(0.01, miss ?? 0, ...rows.map(row => row.chance));
  const terms = hp.flatMap((p, lost) => (lost > 0 && p >= 0.005 ? [`${lost} × ${percent(p)}`] : []));
  const few = hp.some((p, lost) => lost > 0 && p > 0 && p < 0.005);
  const sum = hp.reduce((all, p, lost) => all + p * lost, 0);
  const end = hp.reduce((all, p, lost) => (lost >= ends.hp ? all + p : all), 0);
  return (
    <Sheet title={title} onClose={onClose}>
      <dl class="steps-of">
        {COLORS.flatMap(color => [
          ...(pool.cards[color] > 0
            ? [
                <Drawn
                  key={`${color} cards`}
                  color={color}
                  said={w.of(pool.cards[color], sizeOf(left[color]), left[color].blanks)}
                />,
              ]
            : []),
          ...(pool.dice[color] > 0
            ? [
                <Drawn
                  key={`${color} dice`}
                  color={color}
                  said={w.dice(pool.dice[color], DICE[color].blanks)}
                />,
              ]
            : []),
        ])}
        {bonus === 0 ? null : (
          <>
            <dt>{words.howMuch.besides}</dt>
            <dd>{w.adds(bonus)}</dd>
          </>
        )}
        <dt>
          <Term of="defense">{w.against}</Term>
        </dt>
        <dd>{defense}</dd>
      </dl>
      <p class="soft">{w.each}</p>
      <table class="chance-table">
        <tbody>
          {miss === null ? null : <Row says={w.miss} chance={miss} top={top} kind="miss" />}
          {rows.map(row => (
            <Row
              key={row.hp}
              says={row.more ? w.orMore(row.hp) : w.hp(row.hp)}
              chance={row.chance}
              top={top}
              kind={row.hp >= ends.hp ? 'end' : 'hp'}
            />
          ))}
        </tbody>
      </table>
      <dl class="steps-of chance-sums">
        <dt>{w.expected}</dt>
        <dd>{`${[...terms, ...(few ? ['…'] : [])].join(' + ') || '0'} = ${sum.toFixed(1)}`}</dd>
        <dt>{ends.says}</dt>
        <dd>{percent(end)}</dd>
        {guarded ? (
          <>
            <dt>{w.guarded(guarded.defense)}</dt>
            <dd>{w.guardedTo(guarded.expectedHpLost.toFixed(1), percent(guarded.knockOut))}</dd>
          </>
        ) : null}
      </dl>
      <p class="soft">{w.first}</p>
      <RuleRow ids={rules} />
    </Sheet>
  );
}

function Drawn({ color, said }: { color: (typeof COLORS)[number]; said: string }) {
  return (
    <>
      <dt>
        <MightSign color={color} /> {words.might.colors[color]}
      </dt>
      <dd>{said}</dd>
    </>
  );
}

function Row(props: { says: string; chance: number; top: number; kind: 'miss' | 'hp' | 'end' }) {
  return (
    <tr class={props.kind}>
      <th scope="row">{props.says}</th>
      <td>
        <span class="chance-bar">
          <i
            class={props.chance > 0 ? '' : 'none'}
            style={{ width: `${(100 * props.chance) / props.top}%` }}
          />
        </span>
      </td>
      <td>{percent(props.chance)}</td>
    </tr>
  );
}

/** What comes once in two hundred draws or less is told in one line with all beyond it. */
function shortened(hp: readonly number[]): { hp: number; chance: number; more: boolean }[] {
  const last = hp.findLastIndex(p => p >= 0.005);
  const shown = hp.slice(0, last + 1).map((chance, at) => ({ hp: at, chance, more: false }));
  const beyond = hp.slice(last + 1).reduce((all, p) => all + p, 0);
  return beyond > 0 ? [...shown, { hp: last + 1, chance: beyond, more: true }] : shown;
}
