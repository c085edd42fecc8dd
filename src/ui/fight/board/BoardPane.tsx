import { useEffect, useMemo, useState } from 'preact/hooks';
import { turned } from '../../../hex/direction';
import type { Hex } from '../../../hex/shape';
import { Board } from '../../board/Board';
import { Stroke } from '../../parts/Icon';
import { words } from '../../words/fight';
import { type Aiming, useDesk, useFight, useSend } from '../parts/context';
import { boardViewOf } from './boardView';
import { hasMoved, movedOnce } from './movedOnce';

const w = words.boardPane;

interface Props {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** A model is being moved for animus; otherwise what is dragged is only put right. */
  moving: boolean;
  /** Something waits for a hex. */
  aiming: Aiming | undefined;
  onAimed: () => void;
}

/** The board as it lies, with what may be tapped now. Dragging a model says where it really stands. */
export function BoardPane({ chosen, onChoose, moving, aiming, onAimed }: Props) {
  const fight = useFight();
  const send = useSend();
  const view = fight.view.value;
  const marked = useDesk().marked.value;
  const question = fight.question.value;
  const placing = question?.ask === 'place' ? question : undefined;
  const walked = fight.walked.value;
  const base = useMemo(
    () => boardViewOf(view, walked),
    [walked, view.enemies, view.friends, view.obstacles, view.tiles, view.encounter],
  );
  const open = useMemo(
    () =>
      moving && chosen
        ? fight.reach(chosen)
        : new Map<Hex, number | undefined>(placing?.hexes?.map(hex => [hex, undefined]) ?? []),
    [placing, moving, chosen, view.friends, view.enemies],
  );
  const [dragged, setDragged] = useState<string | undefined>(undefined);
  const inHand = dragged ?? chosen;
  const dangers = inHand ? fight.threat.value?.of[inHand] : undefined;
  const threat = useMemo(() => new Map(Object.entries(dangers ?? {})), [dangers]);
  useEffect(() => {
    if (inHand) fight.inHand.value = inHand;
  }, [fight, inHand]);
  const movable = useMemo(() => new Set(base.pieces.map(piece => piece.id)), [base]);
  const one = base.pieces.find(piece => piece.id === chosen);

  const put = (who: string, at: Hex) => {
    const piece = base.pieces.find(other => other.id === who);
    if (!piece) return;
    hasMoved();
    const friend = view.friends.some(other => other.id === who);
    const cost = friend && moving ? fight.reach(who).get(at) : undefined;
    if (cost !== undefined) fight.send({ do: 'move', who, to: at, animus: cost });
    else fight.send({ do: 'say', correction: { say: 'stands', who, at, facing: piece.facing } });
  };
  const tap = (hex: Hex, piece: string | undefined) => {
    if (aiming) {
      send(aiming.command(hex), onAimed);
      return;
    }
    // Whoever is asked for may be tapped where it stands.
    const asked = question?.ask === 'pick' && question.max === 1 ? question : undefined;
    if (piece && asked?.options.some(option => option.id === piece)) {
      fight.send({ do: 'answer', answer: { answer: 'pick', ids: [piece] } });
      return;
    }
    // A hex beyond the offered ones is refused with its reason, and the table may insist.
    if (placing && (!piece || placing.hexes === null || placing.hexes.includes(hex))) {
      fight.send({ do: 'answer', answer: { answer: 'place', at: hex, facing: placing.facing } });
      return;
    }
    if (piece) onChoose(piece === chosen ? undefined : piece);
    else if (chosen) {
      put(chosen, hex);
      onChoose(undefined);
    }
  };
  const turn = () => {
    if (!one) return;
    const facing = turned(one.facing, 1);
    const friend = view.friends.some(other => other.id === one.id);
    if (friend && view.phase === 'oathsworn') fight.send({ do: 'turn', who: one.id, facing });
    else fight.send({ do: 'say', correction: { say: 'stands', who: one.id, at: one.at, facing } });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && chosen && !document.querySelector('dialog[open]')) onChoose(undefined);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [chosen, onChoose]);

  return (
    <>
      <section class="board-pane" aria-label={w.title}>
        <Board
          view={{ ...base, open, threat, marked }}
          chosen={chosen}
          movable={movable}
          onTap={tap}
          onDrop={put}
          onHold={setDragged}
        />
        {movedOnce.value || question || view.phase === 'over' ? null : (
          <p class="board-below">{w.howToMove}</p>
        )}
      </section>
      {aiming ? (
        <div class="board-chosen panel">
          <b>{aiming.sentence}</b>
          <button type="button" class="btn" onClick={onAimed}>
            {words.app.cancel}
          </button>
        </div>
      ) : null}
      {one && !aiming ? (
        <div class="board-chosen panel">
          <b class="display">{one.name}</b>
          <span class="soft">
            {moving && open.size > 0 ? w.tapMove : w.tapWhere} {threat.size > 0 ? words.foresight.legend : ''}
          </span>
          <button type="button" class="btn square" aria-label={w.turn(one.name)} onClick={turn}>
            <Stroke of="turn" />
          </button>
        </div>
      ) : null}
    </>
  );
}
