import type { Owed } from '../../../campaign/facts/owed';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { Newcomer } from '../people/Newcomer';
import { BoardRow, EquipRow, GrowthRow, TokenRow } from './ChoiceRows';
import { InjuryRow, ItemRow, LootDraw, NoneWritten } from './Losses';
import { TraitChoice } from './TraitChoice';
import type { Task } from './tasks';
import { UnlockAll, UnlockRow } from './UnlockRow';

const w = words.owed;

/** All choices of one thing to do: one row for each of the four where each chooses. */
export function Choices({ task }: { task: Task }) {
  return (
    <div class="choice-rows">
      {task.id === 'unlock' ? <UnlockAll /> : null}
      {task.id === 'item' ? <NoneWritten task={task} /> : null}
      {task.choices.map(item => (
        <Row key={'who' in item ? item.who : item.owes} item={item} />
      ))}
    </div>
  );
}

function Row({ item }: { item: Owed }) {
  const company = useCompany();
  switch (item.owes) {
    case 'trait':
      return <TraitChoice />;
    case 'permanent':
      return (
        <TokenRow
          who={item.who}
          count={item.count}
          most={3}
          onPick={token => company.send({ do: 'choosePermanent', who: item.who, token })}
        />
      );
    case 'growth':
      return <GrowthRow who={item.who} count={item.count} />;
    case 'replayToken':
      return (
        <TokenRow
          who={item.who}
          count={item.count}
          onPick={token => company.send({ do: 'replayToken', who: item.who, token })}
        />
      );
    case 'unlock':
      return <UnlockRow who={item.who} levels={item.levels} />;
    case 'equip':
      return <EquipRow who={item.who} missing={item.missing} />;
    case 'board':
      return <BoardRow who={item.who} />;
    case 'common':
    case 'unique':
      return <LootDraw deck={item.owes} count={item.count} />;
    case 'injury':
      return <InjuryRow who={item.who} />;
    case 'item':
      return <ItemRow who={item.who} count={item.count} />;
    case 'member':
      return (
        <fieldset aria-label={w.member}>
          <Newcomer
            seat={item.seat}
            onCome={newcomer => company.send({ do: 'replace', seat: item.seat, in: newcomer })}
          />
        </fieldset>
      );
  }
}
