import { useRef } from 'preact/hooks';
import type { Fight } from '../../../table/fight/fight';
import { words } from '../../words/fight';
import { ForesightLine } from '../enemy/ForesightLine';
import { useFight } from '../parts/context';
import { guide } from '../parts/guide';
import { foreseenApart } from './foreseenApart';
import { Legend } from './Legend';
import { MoreBelow } from './MoreBelow';
import { News } from './News';

/** Beneath the company, on a wide screen: what is foreseen, or what has come about. */
export function Under() {
  const fight = useFight();
  const told = useRef<HTMLDivElement>(null);
  return (
    <div class="under panel">
      <div class="told" ref={told}>
        {untold(fight) ? <p class="soft">{words.foresight.untold}</p> : null}
        {foreseenApart(fight) ? <ForesightLine /> : <News />}
        {fight.view.value.phase === 'setup' && guide.value ? <Legend /> : null}
      </div>
      <MoreBelow of={told} />
    </div>
  );
}

/** OWN-201: the card lies face up on the table, and nobody has told it. */
function untold({ view, question, foresight }: Fight): boolean {
  const { phase, step, settings, stage } = view.value;
  const turns = phase === 'oathsworn' && step === 'open' && question.value === null;
  return turns && foresight.value && settings.board === 'mirrored' && stage.paper && stage.up && !stage.face;
}
