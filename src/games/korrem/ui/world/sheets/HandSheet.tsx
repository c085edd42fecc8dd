import { useState } from 'preact/hooks';
import { mineAt, seatsAt } from '../../../../../play/seats';
import { SecretHand } from '../../../../../ui/hands/SecretHand';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { handsWords } from '../../../../../ui/words/hands';
import { say } from '../../../../../ui/words/say';
import { commander } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import { packUp as w } from '../../../words/pack-up';
import { wsheets } from '../../../words/world-sheets';

interface Props {
  readonly table: WorldTable;
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** WD-1, TH-2, OWN-303: a hand that nobody else may see; a phone keeps that of its own nation alone. */
export function HandSheet({ table, id: named, onClose }: Props) {
  const world = table.state.value;
  const [turns, setTurns] = useState(0);
  const mine = mineAt(table.id);
  const who = named ?? commander(world) ?? world.observer;
  const shown = world.nations.filter(({ id }) => (mine.length > 0 ? mine.includes(id) : id === who));
  return (
    <Sheet title={handsWords.hand} onClose={onClose}>
      <p class="soft">{handsWords.handNote}</p>
      {seatsAt(table.id)?.looks
        ? null
        : shown.map(({ id, name, hand }) => (
            <SecretHand
              key={id}
              id={`${table.id}.${id}`}
              of={name}
              counted={hand}
              play={w.play}
              onPlay={card =>
                table.send({ do: 'play', name: card, nation: id, ...(turns > 0 && { lasts: turns }) })
              }
            />
          ))}
      <div class="ko-answers">
        <span>{wsheets.event.kinds.event}:</span>
        <Stepper label={w.eventTurns} value={turns} low={0} high={20} onChange={setTurns} />
        <span class="soft">{w.eventNote}</span>
      </div>
      {table.refusal.value ? <p role="alert">{say(table.refusal.value.message)}</p> : null}
    </Sheet>
  );
}
