import { render } from 'preact';
import { startDevice } from './offline/device';
import { updateAtStart } from './offline/updates';
import { App } from './ui/App';
import { route } from './ui/router';
import { words } from './ui/words';

const day = 86_400_000;

const inFight = (): boolean => route.value[0] === 'fight';

/** A fight that was left a moment ago counts too: when a battery died in round six, the next start is in that fight. */
async function resumesFight(): Promise<boolean> {
  if (inFight()) return true;
  const { listFights, savedFights } = await import('./table/saves');
  await listFights();
  return (savedFights.value ?? []).some(({ phase, played }) => phase !== 'over' && played > Date.now() - day);
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

document.documentElement.dataset.version = __VERSION__;

const updating = (): void => {
  root.textContent = words.app.updating;
};
if (!(await updateAtStart(resumesFight, updating))) {
  root.textContent = '';
  render(<App device={startDevice(inFight)} />, root);
}
