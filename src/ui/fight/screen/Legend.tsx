import './legend.css';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';
import { words } from '../../words/fight';
import { Animus } from '../company/Animus';

const w = words.legend;

/** What stands on the tiles above, for whoever sees them for the first time: told before the first round. */
export const Legend = () => (
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
