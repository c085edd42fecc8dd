import { choicesOf } from '../../../rules/duel/queries/choices';
import type { Question } from '../../../rules/duel/queries/question';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelPlay } from '../../../table/play';
import { clanNames, skillNames } from '../../../words/names';
import { earlyWords } from '../../../words/table';
import { ui } from '../../../words/ui';
import { Answer, Asking } from './Asking';

const w = earlyWords;

/** HU-8: which bones change owners, where that is asked. */
const bonesOf = ({ own, rival }: { readonly own?: number; readonly rival?: number }): string =>
  own === undefined || rival === undefined ? '' : `: ${ui.taps.bone.own(own)}, ${ui.taps.bone.rival(rival)}`;

interface Props {
  readonly table: DuelPlay;
  readonly asked: Extract<Question, { ask: 'handicap' }>;
}

/** SU-5: bones that one player rolls and slots before the game. */
export function Early({ table, asked }: Props) {
  const duel = table.state.value;
  const name = clanNames[clanAt(duel, asked.side)];
  const [bone = 0] = duel.seats[asked.side].pool;
  if (asked.value === null)
    return (
      <Asking text={w.roll(name, asked.left)}>
        {duel.dice === 'app' ? (
          <Answer text={ui.ask.roll(bone)} main onClick={() => table.send({ do: 'handicap-roll' })} />
        ) : (
          Array.from({ length: bone }, (_, i) => (
            <Answer
              key={i}
              text={`${i + 1}`}
              onClick={() => table.send({ do: 'handicap-roll', value: i + 1 })}
            />
          ))
        )}
      </Asking>
    );
  return (
    <Asking text={w.slot(name, asked.value)}>
      {choicesOf(duel).map(command =>
        command.do === 'handicap-slot' ? (
          <Answer
            key={JSON.stringify(command)}
            text={w.into(skillNames[command.row], command.slot, command.on) + bonesOf(command)}
            onClick={() => table.send(command)}
          />
        ) : (
          <Answer key={command.do} text={ui.ask.keep} onClick={() => table.send(command)} />
        ),
      )}
    </Asking>
  );
}
