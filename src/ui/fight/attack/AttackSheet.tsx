import { useMemo, useState } from 'preact/hooks';
import { never } from '../../../basics/never';
import { heldFor } from '../../../encounter/facts/purse';
import type { Friend } from '../../../encounter/model/state';
import { lethalityOf } from '../../../table/attack/asked-pool';
import { adviceFor, type PoolPlan, stepsToPlace, usually } from '../../../table/attack/pool';
import {
  freshStrike,
  hasThrownWeapon,
  plainStrikeOf,
  poolOf,
  type StrikePlan,
  strikeOf,
} from '../../../table/attack/strike-plan';
import { Sheet } from '../../parts/frame/Sheet';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { kindOf } from '../parts/foe';
import { defenseWith, heldBy } from '../parts/numbers';
import { RefusalLine } from '../parts/RefusalLine';
import { AttackCards } from './AttackCards';
import { AttackMore } from './AttackMore';
import { AttackTargets } from './AttackTargets';
import { AttackVia } from './AttackVia';
import { friendsAtRisk } from './atRisk';
import { DicePick } from './DicePick';
import { FromArcs } from './FromArcs';
import { PoolChooser } from './PoolChooser';
import { SaidDamage } from './SaidDamage';

const w = words.attack;

interface Props {
  who: Friend;
  /** Bought with a token of a companion's or ally's. */
  free?: boolean;
  onClose: () => void;
}

/** Who strikes whom with what; one tap on the big button draws. */
export function AttackSheet({ who, free = false, onClose }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const foes = view.enemies.filter(enemy => enemy.present);
  const [plan, setPlan] = useState<StrikePlan>(() => {
    const reached = foes.find(foe => !fight.aim(who.id, { targets: [foe.id] }).warning);
    return freshStrike(who, (reached ?? foes[0])?.id, {
      unarmed: hasThrownWeapon(who, view.library.items),
      free,
    });
  });
  const [changed, setPool] = useState<PoolPlan | undefined>(undefined);
  const foe = foes.find(one => one.id === plan.targets[0]);
  const defense = foe ? defenseWith(kindOf(view, foe)?.defense ?? 1, heldBy(view, foe.id)) : 1;
  const fresh = poolOf(who, plan, usually(view.settings.might));
  const { warning, dice, arc } = fight.aim(who.id, plainStrikeOf(who, { ...plan, die: undefined }));
  /** What was chosen for another way of striking may not be hit this way. */
  const die = dice.some(one => one.id === plan.die) ? plan.die : undefined;
  /** Those against whom something speaks, before they are tapped; several at once are looked at together. */
  const beyond = new Set(
    plan.spread === 'one'
      ? foes
          .filter(one => {
            const at = { ...plan, targets: [one.id], die: undefined };
            return fight.aim(who.id, plainStrikeOf(who, at)).warning;
          })
          .map(one => one.id)
      : [],
  );
  const hp = (dice.find(one => one.id === die) ?? leastOf(dice))?.hp ?? 6;
  const lethal = lethalityOf(changed ?? fresh);
  const aim = useMemo(
    () => ({
      defense,
      hp,
      bonus: plan.bonus + lethal,
      redraws: plan.redraws,
      cannotMiss: plan.sentinels > 0,
      friends: friendsAtRisk(view, plan.targets),
    }),
    [defense, hp, plan.bonus, lethal, plan.redraws, plan.sentinels, view, plan.targets],
  );
  const suggested = useMemo(
    () =>
      plan.sentinels > 0
        ? fresh
        : { ...fresh, white: adviceFor(fresh, aim, view.left.oathsworn).mostHp.white },
    // The suggestion is made once for each target and kind of attack, then it is the player's.
    [who.id, foe?.id, plan.unarmed, plan.sentinels],
  );
  const pool = changed ?? suggested;
  const physical = view.settings.might === 'physical';
  const change = (part: Partial<StrikePlan>) => {
    setPlan({ ...plan, ...part });
    if ('unarmed' in part || 'sentinels' in part) setPool(undefined);
  };
  const draw = (said?: number | 'missed') => {
    buzz();
    const told = said === undefined || said === 'missed' ? said : { damage: said };
    const aimed = { ...plan, die: told && die === undefined ? dice[0]?.id : die };
    const strike = strikeOf(who, aimed, pool, told);
    // The warning stands above the button: whoever taps it has read it.
    const sent = fight.send({ do: 'attack', who: who.id, strike, ...(warning ? { anyway: true } : {}) });
    if (sent) onClose();
  };
  return (
    <Sheet
      title={w.title(who.name)}
      onClose={onClose}
      wide
      foot={
        <button
          type="button"
          class="btn main big"
          disabled={plan.targets.length === 0}
          onClick={() => draw()}
        >
          {drawing(warning ? 'anyway' : physical ? 'table' : 'app', stepsToPlace(pool, plan.empower))}
        </button>
      }
    >
      <RefusalLine onDone={onClose} />
      <div class="attack-two">
        {free ? null : <AttackCards who={who} onPlayed={onClose} />}
        <div class="attack-free">
          <h3>{w.withoutCard}</h3>
          <AttackTargets plan={plan} onChange={change} who={who} beyond={beyond} />
          {warning ? <p class="attack-warning">{say(warning)}</p> : null}
          {plan.spread === 'one' && (arc || dice.length > 0) ? (
            <div class="attack-at">
              <FromArcs who={who.id} targets={plan.targets} />
              {foe && dice.length > 0 ? (
                <DicePick
                  foe={foe}
                  dice={dice}
                  die={die ?? (physical || dice.length === 1 ? dice[0]?.id : undefined)}
                  onDie={chosen => change({ die: chosen })}
                />
              ) : null}
            </div>
          ) : (
            <FromArcs who={who.id} targets={plan.targets} />
          )}
          {physical ? <SaidDamage onSay={draw} /> : null}
          <AttackVia who={who} plan={plan} pool={pool} onChange={change} onPool={setPool} />
          <PoolChooser
            plan={pool}
            aim={aim}
            left={view.left.oathsworn}
            empowered={plan.empower}
            tokens={{
              empowered: heldFor(view, who, 'empowered'),
              lethality: heldFor(view, who, 'lethality'),
            }}
            noWhite={plan.sentinels > 0}
            onChange={setPool}
          />
          <AttackMore plan={plan} onChange={change} />
        </div>
      </div>
    </Sheet>
  );
}

/** What the button does; steps of Empower that nobody has placed are not lost without a word. */
function drawing(how: 'app' | 'table' | 'anyway', lost: number): string {
  switch (how) {
    case 'app':
      return lost > 0 ? w.drawWithout(lost) : w.draw;
    case 'table':
      return lost > 0 ? w.drawTableWithout(lost) : w.drawTable;
    case 'anyway':
      return lost > 0 ? w.drawAnywayWithout(lost) : w.drawAnyway;
    default:
      return never(how);
  }
}

const leastOf = <D extends { readonly hp: number }>(dice: readonly D[]): D | undefined =>
  dice.reduce<D | undefined>((least, die) => (least && least.hp <= die.hp ? least : die), undefined);
