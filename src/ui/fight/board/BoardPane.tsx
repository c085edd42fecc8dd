import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hex } from '../../../hex/shape';
import { picturesFound } from '../../../table/packs/pictures';
import { Board } from '../../board/Board';
import { classSigns } from '../../oathsworn/faces/classIcons';
import { facesDrawn } from '../../oathsworn/faces/faces';
import { words } from '../../words/fight';
import { useDesk, useFight, useSend } from '../parts/context';
import { boardViewOf } from './boardView';
import { dragging } from './dragging';
import { hasMoved } from './movedOnce';

const w = words.boardPane;

/** The board as it lies, with what may be tapped now. Dragging a model says where it really stands. */
export function BoardPane() {
  const fight = useFight();
  const send = useSend();
  const { hand, letGo, marked } = useDesk();
  const { chosen, moving = false, aiming } = hand.value;
  const view = fight.view.value;
  const question = fight.question.value;
  const placing = question?.ask === 'place' ? question : undefined;
  const walked = fight.walked.value;
  const base = useMemo(
    () => boardViewOf(view, walked),
    [
      walked,
      view.enemies,
      view.friends,
      view.obstacles,
      view.tiles,
      view.encounter,
      facesDrawn.value,
      picturesFound.value,
      classSigns.value,
    ],
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

  const put = (who: string, at: Hex) => {
    const piece = base.pieces.find(other => other.id === who);
    if (!piece || piece.at === at) return;
    hasMoved();
    const turns = view.phase === 'oathsworn' && view.step === 'open' && question === null;
    const friend = view.friends.some(other => other.id === who);
    const cost = friend && (moving || turns) ? fight.reach(who).get(at) : undefined;
    if (cost !== undefined && cost > 0 && (moving || dragging.value === 'pays'))
      fight.send({ do: 'move', who, to: at, animus: cost });
    else if (cost !== undefined && cost > 0 && dragging.value === 'asks') {
      hand.value = { dropped: { who, at, cost, facing: piece.facing } };
      return;
    } else fight.send({ do: 'say', correction: { say: 'stands', who, at, facing: piece.facing } });
    letGo();
  };
  const tap = (hex: Hex, piece: string | undefined) => {
    if (aiming) {
      send(aiming.command(hex), letGo);
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
    if (piece && piece === chosen) letGo();
    else if (piece) hand.value = { chosen: piece };
    else if (chosen) put(chosen, hex);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && hand.peek().chosen && !document.querySelector('dialog[open]')) letGo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hand, letGo]);

  return (
    <section class="board-pane" aria-label={w.title}>
      <Board
        view={{ ...base, open, threat, marked: marked.value }}
        chosen={chosen}
        movable={movable}
        onTap={tap}
        onDrop={put}
        onHold={setDragged}
      />
    </section>
  );
}
