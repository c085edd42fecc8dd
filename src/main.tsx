import { render } from 'preact';
import { startDevice } from './offline/device';
import type { Fights } from './offline/fights';
import { updateAtStart } from './offline/updates';
import { App } from './ui/App';
import { route } from './ui/router';
import { words } from './ui/words';

const day = 86_400_000;

const fights: Fights = {
  on: () => route.value[0] === 'fight',
  async unfinished() {
    const { listFights, savedFights } = await import('./table/saves');
    await listFights();
    return (savedFights.value ?? []).some(
      ({ phase, played }) => phase !== 'over' && played > Date.now() - day,
    );
  },
};

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

document.documentElement.dataset.version = __VERSION__;

const updating = (): void => {
  root.textContent = words.app.updating;
};
if (!(await updateAtStart(fights, updating))) {
  root.textContent = '';
  render(<App device={startDevice(fights)} />, root);
}
