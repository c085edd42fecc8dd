import { useRef } from 'preact/hooks';
import type { Fight } from '../../../table/fight/fight';
import { words } from '../../words/fight';
import { ForesightLine } from '../enemy/ForesightLine';
import { useFight } from '../parts/context';
import { guide } from '../parts/guide';
import { foreseenApart } from './foreseenApart';
import { MoreBelow } from './MoreBelow';
import { News } from './News';
import './legend.css';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';
import { Animus } from '../company/Animus';

const w = words.legend;

/** What stands on the tiles above, for whoever sees them for the first time: told before the first round. */
const Legend = () => (
  <section class="legend" aria-label={w.title}>
    <h2>{w.title}</h2>
    <dl>
      <dt>
        <span class="die" aria-hidden="true">
          6
        </span>
      </dt>
      <dd>{w.hp}</dd>
      <dt>
        <Animus available={6} max={8} />
      </dt>
      <dd>{w.animus}</dd>
      <dt>
        <Icon of={shield} />
      </dt>
      <dd>{w.defense}</dd>
      <dt>
        <Icon of={swords} />
      </dt>
      <dd>{w.attack}</dd>
      <dt class="legend-order">2</dt>
      <dd>{w.order}</dd>
      <dt class="legend-cool">0 1</dt>
      <dd>{w.cooldown}</dd>
    </dl>
  </section>
);

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
