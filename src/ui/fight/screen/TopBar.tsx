import type { FightView } from '../../../table/fight/view';
import { SaveHelp } from '../../parts/documents/SaveHelp';
import { FullScreen } from '../../parts/frame/FullScreen';
import { Stroke } from '../../parts/frame/Icon';
import { still } from '../../parts/frame/still';
import { hrefTo, triedFrom } from '../../shell/router';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { Clocks } from './Clocks';

const w = words.fight;

interface Props {
  name: string;
  round: number;
  phase: FightView['phase'];
  onHistory: () => void;
  onMenu: () => void;
}

/** Where the table stands, and the ways away from it. */
export const TopBar = still(({ name, round, phase, onHistory, onMenu }: Props) => {
  const fight = useFight();
  const tried = triedFrom.get(fight.id);
  return (
    <header class={fight.saveHelp.needed.value ? 'topbar troubled' : 'topbar'}>
      <a
        class="btn square quiet"
        href={hrefTo(...(tried ?? []))}
        aria-label={tried ? words.app.back : words.app.home}
      >
        <Stroke of="back" />
      </a>
      <h1 class="topbar-name">{name}</h1>
      <p class="topbar-phase">
        {round > 0 ? <b>{w.round(round)}</b> : null} {words.phases[phase]}
      </p>
      <Clocks id={fight.id} round={round} />
      <Kept />
      {fight.saveHelp.mayRetry.value ? (
        <button type="button" class="btn" onClick={fight.retry}>
          {w.retry}
        </button>
      ) : null}
      <SaveHelp help={fight.saveHelp} />
      <FullScreen />
      <span class="topbar-room" />
      <button type="button" class="btn quiet topbar-word" aria-label={w.history} onClick={onHistory}>
        <Stroke of="list" />
        <span>{w.history}</span>
      </button>
      <button type="button" class="btn quiet topbar-word" aria-label={w.menu} onClick={onMenu}>
        <Stroke of="menu" />
        <span>{w.menu}</span>
      </button>
    </header>
  );
});

/** Whether the last tap is kept: said while it is not. */
function Kept() {
  const fight = useFight();
  const saving = fight.saving.value;
  const problem = fight.problem.value;
  return saving === 'saved' && !problem ? null : (
    <p class={`saving ${saving}`} role="status">
      {saving === 'saved' ? null : w.saving[saving]} {problem ? say(problem) : undefined}
    </p>
  );
}
