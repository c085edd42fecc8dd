import { useState } from 'preact/hooks';
import type { Owed } from '../../../campaign/facts/owed';
import { holderAt, mineAt, seatsAt } from '../../../play/seats';
import { words } from '../../words/campaign';
import { ownWords } from '../../words/own';
import { useCompany } from '../parts/context';
import { Newcomer } from '../people/Newcomer';
import { BoardRow, EquipRow, GrowthRow, TokenRow } from './ChoiceRows';
import { InjuryRow, ItemRow, LootDraw, NoneWritten } from './Losses';
import { TraitChoice } from './TraitChoice';
import { ownFirst, type Task } from './tasks';
import { UnlockAll, UnlockRow } from './UnlockRow';
import { WhoRow } from './WhoRow';

const w = words.owed;

/** All choices of one thing to do: one row for each of the four where each chooses. */
export function Choices({ task }: { task: Task }) {
  const { id } = useCompany();
  return (
    <div class="choice-rows">
      {task.id === 'unlock' ? <UnlockAll /> : null}
      {task.id === 'item' ? <NoneWritten task={task} /> : null}
      {ownFirst(task.choices, mineAt(id)).map(item => (
        <Theirs key={`${item.owes}${'who' in item ? item.who : ''}`} item={item} />
      ))}
    </div>
  );
}

/** OWN-302: whoever has the sheet on a phone chooses there; one tap more brings the choice here. */
function Theirs({ item }: { item: Owed }) {
  const company = useCompany();
  const [here, setHere] = useState(false);
  const holder = 'who' in item && !here ? holderAt(company.id, item.who) : undefined;
  if (!holder || !('who' in item)) return <Row item={item} />;
  return (
    <WhoRow who={item.who} note={ownWords.chooses(holder.name)}>
      {seatsAt(company.id)?.looks ? null : (
        <button type="button" class="btn quiet" onClick={() => setHere(true)}>
          {ownWords.chooseHere}
        </button>
      )}
    </WhoRow>
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
