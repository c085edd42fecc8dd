import '../packs/parts/packs.css';
import { useState } from 'preact/hooks';
import type { Encounter } from '../../stage/encounter';
import { BoardPart } from '../packs/board/BoardPart';
import { CoursePart } from '../packs/editor/CoursePart';
import { RulesPart } from '../packs/editor/RulesPart';
import { EnemiesPart } from '../packs/enemies/EnemiesPart';
import { aroundEncounter } from '../packs/form/around';
import { FormContext } from '../packs/form/context';
import { Choice } from '../parts/input/Choice';
import { boxWords as w } from '../words/box';

const parts = ['enemies', 'board', 'course', 'rules'] as const;

interface Props {
  encounter: Encounter;
  /** Who stands where and what lies there may be set as well; in a fight the board itself is put right. */
  board?: boolean;
  onChange: (encounter: Encounter) => void;
}

/** All that an encounter book says but its cards: bodies by tapping, the board, triggers, counters, reminders, victory. */
export function Book({ encounter, board = false, onChange }: Props) {
  const [part, setPart] = useState<(typeof parts)[number]>('enemies');
  const change = (_: string, next: Encounter) => onChange(next);
  return (
    <FormContext.Provider value={aroundEncounter(encounter)}>
      <div class="stack card-form">
        <Choice
          label={w.book}
          value={part}
          options={parts.filter(id => board || id !== 'board').map(id => ({ id, text: w.parts[id] }))}
          onPick={setPart}
        />
        {part === 'enemies' ? <EnemiesPart encounter={encounter} onChange={change} /> : null}
        {part === 'board' ? <BoardPart encounter={encounter} onChange={change} /> : null}
        {part === 'course' ? <CoursePart encounter={encounter} onChange={change} /> : null}
        {part === 'rules' ? <RulesPart encounter={encounter} onChange={change} /> : null}
      </div>
    </FormContext.Provider>
  );
}
