import { useState } from 'preact/hooks';
import { checkTerms, combatTerms } from '../../campaign/checks';
import type { Pool } from '../../campaign/items';
import { activeOf } from '../../campaign/state';
import { CHECKS, type CheckKind } from '../../campaign/traits';
import { bestOf, type Option, optionsOf } from '../../table/campaign/checks';
import { Choice } from '../parts/Choice';
import { PoolPicker } from '../parts/PoolPicker';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { SumLine } from './RuleTag';

const w = words.story;

type Asked = CheckKind | 'combat';
const kinds: readonly Asked[] = [...CHECKS, 'combat'];

/** MT-12, TR-1 to TR-4: what one may draw for a check, and how likely each choice is to succeed. */
export function CheckHelper() {
  const state = useCompany().state.value;
  const four = activeOf(state);
  const [kind, setKind] = useState<Asked>('survival');
  const [whoId, setWho] = useState('');
  const [against, setAgainst] = useState(3);
  const [bonus, setBonus] = useState(0);
  const [spent, setSpent] = useState(0);
  const [dice, setDice] = useState(false);
  const c = four.find(one => one.id === whoId) ?? four[0];
  const own = c && (kind === 'combat' ? combatTerms(c) : checkTerms(state, kind, c));
  const [cubes, setCubes] = useState<Pool | undefined>(undefined);
  if (!c || !own) return null;
  const withCubes = kind === 'combat' || kind === 'might';
  const might = withCubes ? (cubes ?? own.might) : {};
  const options = optionsOf({
    of: kind === 'combat' ? 'combat' : 'check',
    against,
    might,
    redraws: own.redraws.total + spent,
    bonus,
    dice,
  });
  return (
    <details class="panel part fold">
      <summary>{w.check}</summary>
      <div class="stack">
        <Choice
          label={w.kind}
          value={kind}
          options={kinds.map(id => ({ id, text: w.kinds[id] }))}
          onPick={id => {
            setKind(id);
            setCubes(undefined);
          }}
        />
        <Choice
          label={w.who}
          value={c.id}
          options={four.map(one => ({ id: one.id, text: one.name }))}
          onPick={id => {
            setWho(id);
            setCubes(undefined);
          }}
        />
        <div class="lines">
          <Line
            label={kind === 'combat' ? w.defense : w.against}
            value={against}
            low={1}
            high={60}
            onChange={setAgainst}
          />
          <Line label={w.bonus} value={bonus} low={-10} high={20} onChange={setBonus} />
          <Line label={w.redrawTokens} value={spent} low={0} high={9} onChange={setSpent} />
        </div>
        {withCubes ? (
          <div class="field">
            <span>{w.might}</span>
            <PoolPicker
              label={w.might}
              pool={might}
              colors={['yellow', 'red', 'black']}
              onChange={setCubes}
            />
          </div>
        ) : null}
        <Choice
          label={w.draw}
          value={dice ? 'dice' : 'cards'}
          options={(['cards', 'dice'] as const).map(id => ({ id, text: w.draws[id] }))}
          onPick={id => setDice(id === 'dice')}
        />
        <div class="line">
          <span class="soft">{w.redraws}</span>
          <SumLine sum={own.redraws} />
        </div>
        <Chances options={options} />
        <p class="soft">{w.checkNote}</p>
      </div>
    </details>
  );
}

function Chances({ options }: { options: readonly Option[] }) {
  const best = bestOf(options);
  return (
    <>
      {best ? (
        <p class="advice" role="status">
          {w.best(best.white, w.percent(best.success))}
        </p>
      ) : null}
      <div class="scroll">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{w.white}</th>
              <th scope="col">{w.success}</th>
              <th scope="col">{w.twice}</th>
              <th scope="col">{w.missed}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(one => (
              <tr key={one.white} class={one === best ? 'picked' : ''}>
                <th scope="row">{one.white}</th>
                <td>
                  <span class="odds-bar">
                    <i style={{ width: `${100 * one.success}%` }} />
                  </span>
                  {w.percent(one.success)}
                </td>
                <td>{w.percent(one.twice)}</td>
                <td>{w.percent(one.miss)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Line(props: {
  label: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}) {
  return (
    <div class="line">
      <span class="soft">{props.label}</span>
      <Stepper {...props} />
    </div>
  );
}
