import { render } from 'preact';
import { startDevice } from './offline/device';
import { updateAtStart } from './offline/updates';
import { App } from './ui/App';
import { route } from './ui/router';
import { words } from './ui/words';

const inFight = (): boolean => route.value[0] === 'fight';
const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

document.documentElement.dataset.version = __VERSION__;

const updating = (): void => {
  root.textContent = words.app.updating;
};
if (!(await updateAtStart(async () => inFight(), updating))) {
  root.textContent = '';
  render(<App device={startDevice(inFight)} />, root);
}
