import { useMemo, useState } from 'preact/hooks';
import type { Die, Enemy, Friend } from '../../../encounter/model/state';
import { COLORS } from '../../../might/cards';
import { adviceFor, drawOf, type PoolPlan, usually } from '../../../table/attack/pool';
import { poolOf, type StrikePlan } from '../../../table/attack/strike-plan';
import { MightSign } from '../../oathsworn/pieces/Might';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import { kindOf } from '../parts/foe';
import { defenseWith, heldBy } from '../parts/numbers';
import { Whites } from './PoolChooser';

const w = words.turnPad;

interface Props {
  who: Friend;
  plan: StrikePlan;
  foe: Enemy;
  die: Die | undefined;
  onDraw: (pool: PoolPlan) => void;
}

/** The app draws: their might with the white ones that are advised, drawn in one tap; all else stands in the sheet. */
export function DrawPad({ who, plan, foe, die, onDraw }: Props) {
  const view = useFight().view.value;
  const desk = useDesk();
  const { left } = view;
  const aim = {
    defense: defenseWith(kindOf(view, foe)?.defense ?? 1, heldBy(view, foe.id)),
    hp: die?.hp ?? 6,
    bonus: 0,
    redraws: 0,
  };
  const fresh = poolOf(who, plan, usually(view.settings.might));
  const [changed, setChanged] = useState<{ readonly of: string; readonly pool: PoolPlan }>();
  // What somebody draws may be put right meanwhile.
  const of = JSON.stringify([who.id, foe.id, die?.id, view.turn?.who, fresh]);
  const advised = useMemo(
    () => ({ ...fresh, white: adviceFor(fresh, aim, left.oathsworn).mostHp.white }),
    [of, aim.defense, aim.hp, left.oathsworn],
  );
  const pool = changed?.of === of ? changed.pool : advised;
  const { cards, dice } = drawOf(pool);
  return (
    <>
      <Whites plan={pool} aim={aim} left={left.oathsworn} onChange={next => setChanged({ of, pool: next })} />
      <div class="turn-draw">
        <button type="button" class="btn" onClick={() => desk.attack(who.id)}>
          {w.more}
        </button>
        <button type="button" class="btn big turn-strike" onClick={() => onDraw(pool)}>
          {w.draw}
          {COLORS.filter(color => cards[color] + dice[color] > 0).map(color => (
            <span key={color} class="foe-might">
              <MightSign color={color} />
              {(cards[color] + dice[color]).toString()}
            </span>
          ))}
        </button>
      </div>
    </>
  );
}
