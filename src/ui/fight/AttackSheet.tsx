import { useMemo, useState } from 'preact/hooks';
import { tokensOf } from '../../encounter/find';
import type { Enemy, Friend } from '../../encounter/state';
import { LETHALITY } from '../../might/attack-setup';
import { NONE } from '../../might/cards';
import {
  adviceFor,
  countsOf,
  drawOf,
  freshPlan,
  type PoolPlan,
  poolAfter,
  stepsUsed,
} from '../../table/pool';
import { Icon } from '../parts/Icon';
import { rat, wolf } from '../parts/icons-fight.gen';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { buzz } from '../prefs';
import { words } from '../words';
import { useFight } from './context';
import { foeName, kindOf } from './EnemyPanel';
import { PoolChooser } from './PoolChooser';
import { SaidDamage } from './SaidDamage';

const w = words.attack;

/** Who strikes whom with what; one tap on the big button draws. */
export function AttackSheet({ who, onClose }: { who: Friend; onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const foes = view.enemies.filter(enemy => enemy.present);
  const [target, setTarget] = useState(foes[0]?.id);
  const [bonus, setBonus] = useState(0);
  const [redraws, setRedraws] = useState(0);
  const [knockback, setKnockback] = useState(0);
  const [range, setRange] = useState(who.range);
  const [die, setDie] = useState<string | undefined>(undefined);
  const [unarmed, setUnarmed] = useState(false);
  const [chosen, setPlan] = useState<PoolPlan | undefined>(undefined);
  const foe = foes.find(one => one.id === target);
  const defense = (foe && kindOf(view, foe)?.defense) ?? 1;
  const hp = foe?.dice.reduce((least, die) => (die.hp > 0 ? Math.min(least, die.hp) : least), 6) ?? 6;
  const aim = useMemo(
    () => ({ defense, hp, bonus: bonus + (LETHALITY[chosen?.lethality ?? 0] ?? 0), redraws }),
    [defense, hp, bonus, redraws, chosen?.lethality],
  );
  const cubes = unarmed ? NONE : countsOf(who.might);
  const suggested = useMemo(() => {
    const start = freshPlan(cubes, 0, view.settings.might === 'dice');
    return { ...start, white: adviceFor(start, aim, view.left.oathsworn).mostHp.white };
    // The suggestion is made once for each target and kind of attack, then it is the player's.
  }, [who.id, target, unarmed]);
  const plan = chosen ?? suggested;
  const physical = view.settings.might === 'physical';
  const alive = foe?.dice.filter(one => one.hp > 0) ?? [];
  const aimed = alive.find(one => one.id === die) ?? alive[0];
  const draw = (said?: number | 'missed') => {
    if (!foe) return;
    buzz();
    const sent = fight.send({
      do: 'attack',
      who: who.id,
      strike: {
        targets: [foe.id],
        ...(said === undefined
          ? {}
          : {
              said: said === 'missed' ? said : { damage: said },
              ...(aimed ? { die: aimed.id } : {}),
            }),
        white: plan.white,
        tokens: { empowered: plan.empoweredTokens, lethality: plan.lethality },
        ...(stepsUsed(plan) > 0 ? { empowered: poolAfter(plan) } : {}),
        ...(plan.dice ? { dice: drawOf(plan).dice } : {}),
        ...(bonus > 0 ? { bonus } : {}),
        ...(redraws > 0 ? { redraws } : {}),
        ...(knockback > 0 ? { hit: [{ effect: 'knockback', hexes: knockback }] } : {}),
        ...(range === who.range ? {} : { range }),
        ...(unarmed ? { unarmed } : {}),
      },
    });
    if (sent) onClose();
  };
  return (
    <Sheet
      title={w.title(who.name)}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn main big" disabled={!foe} onClick={() => draw()}>
          {physical ? w.drawTable : w.draw}
        </button>
      }
    >
      <Targets foes={foes} chosen={target} onPick={setTarget} />
      {physical && foe ? <SaidDamage foe={foe} die={aimed?.id} onDie={setDie} onSay={draw} /> : null}
      <PoolChooser
        plan={plan}
        aim={aim}
        left={view.left.oathsworn}
        empowered={0}
        tokens={{ empowered: tokensOf(who, 'empowered'), lethality: tokensOf(who, 'lethality') }}
        onChange={setPlan}
      />
      <details class="hero-more">
        <summary>{w.more}</summary>
        <div class="stack">
          <Line label={w.bonus} value={bonus} high={20} onChange={setBonus} />
          <Line label={w.redraws} value={redraws} high={9} onChange={setRedraws} />
          <Line label={w.knockback} value={knockback} high={9} onChange={setKnockback} />
          <Line label={w.range} value={range} low={1} high={17} onChange={setRange} />
          <div class="setup-row">
            <span class="soft">{w.unarmed}</span>
            <button
              type="button"
              class="btn"
              aria-pressed={unarmed}
              onClick={() => {
                setUnarmed(!unarmed);
                setPlan(undefined);
              }}
            >
              {unarmed ? words.settings.onOff.on : words.settings.onOff.off}
            </button>
          </div>
        </div>
      </details>
    </Sheet>
  );
}

function Line(props: {
  label: string;
  value: number;
  low?: number;
  high: number;
  onChange: (value: number) => void;
}) {
  return (
    <div class="setup-row">
      <span class="soft">{props.label}</span>
      <Stepper
        label={props.label}
        value={props.value}
        low={props.low ?? 0}
        high={props.high}
        onChange={props.onChange}
      />
    </div>
  );
}

function Targets(props: {
  foes: readonly Enemy[];
  chosen: string | undefined;
  onPick: (id: string) => void;
}) {
  const view = useFight().view.value;
  return (
    <div class="choices">
      {props.foes.map(foe => {
        const kind = kindOf(view, foe);
        return (
          <button
            key={foe.id}
            type="button"
            class="btn"
            aria-pressed={foe.id === props.chosen}
            onClick={() => props.onPick(foe.id)}
          >
            <Icon of={kind?.role === 'boss' ? wolf : rat} />
            {foeName(foe)}
            <span class="soft">{words.company.defense(kind?.defense ?? 1)}</span>
          </button>
        );
      })}
    </div>
  );
}
