import { FullScreen } from '../../parts/FullScreen';
import { Stroke } from '../../parts/Icon';
import { SaveHelp } from '../../parts/SaveHelp';
import { hrefTo, triedFrom } from '../../shell/router';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { Clocks } from './Clocks';

const w = words.fight;

interface Props {
  onHistory: () => void;
  onMenu: () => void;
}

export function TopBar({ onHistory, onMenu }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const tried = triedFrom.get(fight.id);
  const saving = fight.saving.value;
  const problem = fight.problem.value;
  return (
    <header class={fight.saveHelp.needed.value ? 'topbar troubled' : 'topbar'}>
      <a
        class="btn square quiet"
        href={hrefTo(...(tried ?? []))}
        aria-label={tried ? words.app.back : words.app.home}
      >
        <Stroke of="back" />
      </a>
      <h1 class="topbar-name">{view.encounter.name}</h1>
      <p class="topbar-phase">
        {view.round > 0 ? <b>{w.round(view.round)}</b> : null} {words.phases[view.phase]}
      </p>
      <Clocks id={fight.id} round={view.round} />
      {saving === 'saved' && !problem ? null : (
        <p class={`saving ${saving}`} role="status">
          {saving === 'saved' ? null : w.saving[saving]} {problem ? say(problem) : undefined}
        </p>
      )}
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
}
