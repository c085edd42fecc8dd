import { render } from 'preact';
import { ground, neighbours } from './games/all';
import { startDevice } from './offline/device';
import type { Fights } from './offline/fights';
import { framedByOthers } from './offline/framed';
import { trustOwnScripts } from './offline/trusted';
import { updateAtStart } from './offline/updates';
import { attach } from './play/attach';
import { provideKinds } from './play/kinds';
import { pageOf } from './ui/oathsworn/pages/Pages';
import { App } from './ui/shell/App';
import { outOfTheFrame } from './ui/shell/framed';
import { afterPaint, keepTapsFresh } from './ui/shell/freshTaps';
import { tableOpen } from './ui/shell/open-games';
import { route } from './ui/shell/router';
import { useOwnFonts } from './ui/style/own-fonts';
import { askForStandIns } from './ui/style/stand-ins';
import { words } from './ui/words';

const day = 86_400_000;

trustOwnScripts();
askForStandIns();
useOwnFonts().catch(console.error);

const fights: Fights = {
  on: () => route.value[0] === 'fight' || tableOpen(neighbours, route.value),
  async unfinished() {
    // A page that was just left stores its last state when the next one is drawn.
    await new Promise<void>(afterPaint);
    const { unfinishedTable } = await import('./games/unfinished');
    return unfinishedTable(ground, neighbours, Date.now() - day);
  },
};

attach.to = id => {
  import('./ui/hands/center').then(({ resume }) => resume(id)).catch(console.error);
};
provideKinds(async () => {
  const records = await Promise.all([ground, ...neighbours].map(one => one.load()));
  return (await Promise.all(records.map(({ game }) => game.kinds()))).flat();
});

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

document.documentElement.dataset.version = __VERSION__;

const updating = (): void => {
  root.textContent = words.app.updating;
};
const begin = async (): Promise<void> => {
  if (framedByOthers()) return outOfTheFrame(root);
  /** Whoever cannot tell whether a new version waits goes on with this one. */
  const gone = await updateAtStart(fights, updating).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (gone) return;
  root.textContent = '';
  // The code of a table takes longer to load than the code that opens its saves: both happen at once.
  if (fights.on()) import('./play/store').then(({ deviceStore }) => deviceStore()).catch(console.error);
  keepTapsFresh(window);
  const running = async () => (await import('./games/running')).runningTables(neighbours);
  render(<App device={startDevice(fights)} ground={pageOf} games={neighbours} running={running} />, root);
};
// Not awaited by the module itself: what it loads meanwhile shares its file, and would wait for it in turn.
begin().catch(console.error);
