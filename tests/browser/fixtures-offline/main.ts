// The offline part of the app behind the plainest of screens, so that its promises can be tried one by one.
import { effect, signal } from '@preact/signals';
import { startDevice } from '../../../src/offline/device';
import { trustOwnScripts } from '../../../src/offline/trusted';
import { updateAtStart } from '../../../src/offline/updates';

trustOwnScripts();

const show = (id: string, text: string): void => {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
};
const onTap = (id: string, run: () => void): void =>
  document.getElementById(id)?.addEventListener('click', run);

const fighting = signal(location.hash === '#/fight');
// Nothing is stored here: a fight is unfinished until the button is tapped again.
const unfinished = signal(localStorage.getItem('fight') === 'unfinished');
const fights = { on: () => fighting.value, unfinished: async () => unfinished.value };

if (!(await updateAtStart(fights, () => show('version', 'updating')))) {
  const device = startDevice(fights);
  show('version', __VERSION__);
  effect(() => show('kept', device.updates.kept.value));
  effect(() => show('ready', device.updates.ready.value ? 'ready' : 'nothing new'));
  effect(() => show('awake', device.awake.value));
  onTap('fight', () => {
    unfinished.value = !fighting.value;
    localStorage.setItem('fight', unfinished.value ? 'unfinished' : 'over');
    fighting.value = unfinished.value;
    location.hash = fighting.value ? '#/fight' : '';
  });
  onTap('apply', () => {
    device.updates
      .apply()
      .then(answer => show('answer', answer))
      .catch(problem => show('answer', String(problem)));
  });
  onTap('load', () => {
    import('./lazy').then(({ word }) => show('lazy', word)).catch(problem => show('lazy', String(problem)));
  });
}
