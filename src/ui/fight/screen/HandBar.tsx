import { turned } from '../../../hex/direction';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { dragging } from '../board/dragging';
import { ThreatLegend } from '../board/ThreatLegend';
import { useDesk, useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';

const w = words.boardPane;

/** Who or what is in hand, what a tap on the board does now, and the way out of it. */
export function HandBar() {
  const fight = useFight();
  const { hand, letGo } = useDesk();
  const view = fight.view.value;
  const { chosen, moving, aiming, dropped } = hand.value;
  if (aiming)
    return (
      <div class="hand-bar" role="status">
        <b>{aiming.sentence}</b>
        <button type="button" class="btn" onClick={letGo}>
          {words.app.cancel}
        </button>
      </div>
    );
  if (dropped) return <HowMoved />;
  const one = [...view.friends, ...view.enemies].find(other => other.id === chosen);
  if (!one || !chosen) return null;
  const name = nameIn(view, chosen);
  const turn = () => {
    const facing = turned(one.facing, 1);
    const friend = view.friends.some(other => other.id === chosen);
    if (friend && view.phase === 'oathsworn') fight.send({ do: 'turn', who: chosen, facing });
    else fight.send({ do: 'say', correction: { say: 'stands', who: chosen, at: one.at, facing } });
  };
  const dangers = fight.threat.value?.of[chosen];
  return (
    <div class="hand-bar" role="status">
      <span class="grow">
        <b class="display">{moving ? w.moves(name) : name}</b>{' '}
        <span class="soft">{moving ? w.tapMove : w.tapWhere}</span>
      </span>
      <button type="button" class="btn square" aria-label={w.turn(name)} title={w.turn(name)} onClick={turn}>
        <Stroke of="turn" />
      </button>
      <button type="button" class="btn" onClick={letGo}>
        {moving ? w.leaveMove : words.app.done}
      </button>
      {dangers ? <ThreatLegend /> : null}
    </div>
  );
}

/** OP-3: a model was dragged where animus could carry it. Asked once, and remembered for the sitting. */
function HowMoved() {
  const fight = useFight();
  const { hand, letGo } = useDesk();
  const { dropped } = hand.value;
  if (!dropped) return null;
  const { who, at, cost, facing } = dropped;
  const choose = (how: 'pays' | 'free') => {
    dragging.value = how;
    letGo();
    if (how === 'pays') fight.send({ do: 'move', who, to: at, animus: cost });
    else fight.send({ do: 'say', correction: { say: 'stands', who, at, facing } });
  };
  return (
    <div class="hand-bar" role="alertdialog" aria-label={w.howMoved(nameIn(fight.view.value, who), at)}>
      <span class="grow">
        <b>{w.howMoved(nameIn(fight.view.value, who), at)}</b> <span class="soft">{w.remembered}</span>
      </span>
      <button type="button" class="btn main" onClick={() => choose('pays')}>
        {w.pays(cost)}
      </button>
      <button type="button" class="btn" onClick={() => choose('free')}>
        {w.justMoved}
      </button>
      <button type="button" class="btn quiet" onClick={letGo}>
        {words.app.cancel}
      </button>
    </div>
  );
}
