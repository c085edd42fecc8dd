import { useMemo, useState } from 'preact/hooks';
import { checkTerms, combatTerms } from '../../../campaign/facts/checks';
import { leftIn } from '../../../campaign/kinds/story-decks';
import { countOf, type TokenKind } from '../../../campaign/kinds/tokens';
import { CHECKS, type CheckKind } from '../../../campaign/kinds/traits';
import type { Character } from '../../../campaign/model/character';
import type { Pool } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { optionsOf } from '../../../table/campaign/checks';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { RuleTag, SumLine } from '../parts/RuleTag';
import { Chances } from './Chances';
import { DrawnCards } from './DrawnCards';

const w = words.story;

type Asked = CheckKind | 'combat';
const kinds: readonly Asked[] = [...CHECKS, 'combat'];
const nothing = { redraw: 0, empowered: 0 };

/** MT-12, TR-1 to TR-4: what one may draw for a check, and how likely each choice is to succeed. */
export function CheckHelper() {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [kind, setKind] = useState<Asked>('survival');
  const [whoId, setWho] = useState('');
  const [against, setAgainst] = useState(3);
  const [bonus, setBonus] = useState(0);
  const [spent, setSpent] = useState(nothing);
  const [dice, setDice] = useState(false);
  const c = four.find(one => one.id === whoId) ?? four[0];
  const own = c && (kind === 'combat' ? combatTerms(c) : checkTerms(state, kind, c));
  const [cubes, setCubes] = useState<Pool | undefined>(undefined);
  const withCubes = kind === 'combat' || kind === 'might';
  const might = withCubes ? (cubes ?? own?.might ?? {}) : {};
  const redraws = (own?.redraws.total ?? 0) + spent.redraw;
  const empowered = withCubes ? spent.empowered : 0;
  const { draws } = state.course;
  const options = useMemo(
    () =>
      optionsOf({
        of: kind === 'combat' ? 'combat' : 'check',
        against,
        might,
        redraws,
        bonus,
        dice,
        empowered,
        ...(draws ? { left: leftIn(draws) } : {}),
      }),
    [kind, against, JSON.stringify(might), redraws, bonus, dice, empowered, draws],
  );
  if (!c || !own) return null;
  const again = () => {
    setCubes(undefined);
    setSpent(nothing);
  };
  const less = (token: TokenKind, by: number) => ({
    set: 'token' as const,
    who: c.id,
    token,
    count: Math.max(0, countOf(c.tokens, token) - by),
  });
  return (
    <div class="stack">
      <Choice
        label={w.kind}
        value={kind}
        options={kinds.map(id => ({ id, text: w.kinds[id] }))}
        onPick={id => {
          setKind(id);
          again();
        }}
      />
      <Choice
        label={w.who}
        value={c.id}
        options={four.map(one => ({ id: one.id, text: one.name }))}
        onPick={id => {
          setWho(id);
          again();
        }}
      />
      <div class="field-lines">
        <Line
          label={kind === 'combat' ? w.defense : w.against}
          value={against}
          low={1}
          high={60}
          onChange={setAgainst}
        />
        <Line label={w.bonus} value={bonus} low={-10} high={20} onChange={setBonus} />
        <Line
          label={w.redrawTokens(own.redrawTokens)}
          value={spent.redraw}
          low={0}
          high={Math.max(own.redrawTokens, spent.redraw)}
          onChange={redraw => setSpent({ ...spent, redraw })}
        />
        {withCubes ? (
          <Line
            label={w.empoweredTokens(own.empoweredTokens)}
            value={spent.empowered}
            low={0}
            high={Math.max(own.empoweredTokens, spent.empowered)}
            onChange={empoweredNow => setSpent({ ...spent, empowered: empoweredNow })}
          />
        ) : null}
      </div>
      {withCubes ? (
        <div class="field">
          <span>{w.might}</span>
          <PoolPicker label={w.might} pool={might} colors={['yellow', 'red', 'black']} onChange={setCubes} />
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
      <p class="soft">
        {w.eachOfFour} <RuleTag rule="TR-4" />
      </p>
      <Chances options={options} empowered={empowered > 0} />
      <p class="soft">
        {dice ? w.diceNote : draws?.length ? w.leftNote : w.freshNote} <RuleTag rule="MT-10" /> {w.rescueNote}
      </p>
      {dice ? null : (
        <DrawnCards
          colors={withCubes ? ['white', 'yellow', 'red', 'black'] : ['white']}
          onWrite={cards => {
            const done = company.send(
              { do: 'drew', cards },
              ...(spent.redraw > 0 ? [less('redraw', spent.redraw)] : []),
              ...(spent.empowered > 0 ? [less('empowered', spent.empowered)] : []),
            );
            if (done) setSpent(nothing);
            return done;
          }}
        />
      )}
      {kind === 'combat' ? <Lost c={c} /> : null}
    </div>
  );
}

/** MT-12: a round of combat that fails costs 1 HP. */
function Lost({ c }: { c: Character }) {
  const company = useCompany();
  const { hp } = c;
  if (hp === null) return null;
  return (
    <div class="row">
      <button
        type="button"
        class="btn"
        disabled={hp === 0}
        onClick={() => company.send({ set: 'member', who: c.id, hp: hp - 1 })}
      >
        {w.combatLost(c.name)}
      </button>
      <RuleTag rule="MT-12" />
    </div>
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
