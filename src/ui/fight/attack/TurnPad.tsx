import './turn-pad.css';
import { useState } from 'preact/hooks';
import { mayDo } from '../../../encounter/facts/verdict';
import { type PoolPlan, usually } from '../../../table/attack/pool';
import { freshStrike, hasThrownWeapon, poolOf, strikeOf } from '../../../table/attack/strike-plan';
import type { FightView } from '../../../table/fight/view';
import { FaceOf } from '../../oathsworn/faces/FaceOf';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName } from '../parts/foe';
import { DicePick } from './DicePick';
import { DrawPad } from './DrawPad';
import { SaidDamage } from './SaidDamage';

const w = words.turnPad;

/** Those of the four and their friends who may attack now, from the leader on. */
function fightersOf(view: FightView) {
  const seats = view.friends.filter(one => one.role !== 'friendly' && one.role !== 'sentinel');
  const first = Math.max(
    0,
    seats.findIndex(one => one.id === view.lead),
  );
  return [...seats.slice(first), ...seats.slice(0, first)].filter(one => mayDo(view, one, 'attack'));
}

/** RD-8: after whoever had the last turn, the next who has not been marked as done. */
function nextUp(view: FightView, among: readonly { readonly id: string }[]): string | undefined {
  const last = among.findIndex(one => one.id === view.turn?.who);
  const from = [...among.slice(last + 1), ...among.slice(0, last + 1)];
  return (from.find(one => !(view.hadTurns ?? []).includes(one.id)) ?? from[0])?.id;
}

/**
 * The board lies on the table: an attack is one tap, on what it came to where cards and dice lie there too, otherwise on
 * the draw that is advised. Whose turn it is and whom it is for are chosen already; a tap changes either.
 */
export function TurnPad() {
  const fight = useFight();
  const view = fight.view.value;
  const [chosen, setChosen] = useState<{ readonly who: string; readonly after: unknown }>();
  const [aimed, setAimed] = useState<string>();
  const [dice, setDice] = useState<Readonly<Record<string, string>>>({});
  const fighters = fightersOf(view);
  // Whoever was chosen by hand was chosen for one attack.
  const after = fight.view.value.turn;
  const id = chosen?.after === after ? chosen?.who : nextUp(view, fighters);
  const who = fighters.find(one => one.id === id) ?? fighters[0];
  const foes = view.enemies.filter(enemy => enemy.present);
  const foe = foes.find(one => one.id === aimed) ?? foes[0];
  if (!who || !foe) return null;
  const plan = freshStrike(who, foe.id, { unarmed: hasThrownWeapon(who, view.library.items) });
  const { dice: open, warning } = fight.aim(who.id, { targets: [foe.id] });
  const die = open.find(one => one.id === dice[foe.id]) ?? open[0];
  const told = view.settings.might === 'physical';
  const strike = (pool: PoolPlan, said?: number | 'missed') => {
    buzz();
    const what = said === undefined || said === 'missed' ? said : { damage: said };
    const at = die ? { ...plan, die: die.id } : plan;
    const sent = fight.send({
      do: 'attack',
      who: who.id,
      strike: strikeOf(who, at, pool, what),
      ...(warning ? { anyway: true } : {}),
    });
    if (sent) setChosen(undefined);
  };
  return (
    <section class="turn-pad" aria-label={w.label}>
      <h2 class="ask-title">{w.asks(who.name, foeName(foe))}</h2>
      <div class="turn-line">
        <fieldset class="choices turn-who" aria-label={w.who}>
          {fighters.map(one => (
            <button
              key={one.id}
              type="button"
              class="btn square"
              aria-pressed={one.id === who.id}
              aria-label={one.name}
              title={one.name}
              onClick={() => setChosen({ who: one.id, after })}
            >
              <FaceOf id={lookOf(one)} />
            </button>
          ))}
        </fieldset>
        {foes.length > 1 ? (
          <fieldset class="choices turn-whom" aria-label={w.whom}>
            {foes.map(one => (
              <button
                key={one.id}
                type="button"
                class={one.number === null ? 'btn' : 'btn square'}
                aria-pressed={one.id === foe.id}
                aria-label={foeName(one)}
                title={foeName(one)}
                onClick={() => setAimed(one.id)}
              >
                {one.number ?? one.name}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <DicePick
        foe={foe}
        dice={open}
        die={die?.id}
        onDie={one => setDice(one === undefined ? dice : { ...dice, [foe.id]: one })}
      />
      {told ? (
        <SaidDamage onSay={said => strike(poolOf(who, plan, usually(view.settings.might)), said)} />
      ) : (
        <DrawPad who={who} plan={plan} foe={foe} die={die} onDraw={strike} />
      )}
    </section>
  );
}
