import { go } from '../../../ui/shell/router';
import { battleOf, nations, wightAtTheFord } from '../sample/salt-road';
import { beginBattle } from '../table/battles';
import { lobbyWords } from '../words/lobby';
import { ui } from '../words/ui';

const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** The sample is kept and opened. Its seed is the only chance that comes from the device. */
export async function openSample(): Promise<void> {
  const begun = await beginBattle(ui.sample, wightAtTheFord(newSeed(), ui.armies));
  if (begun.ok) go('korrem', 'battle', begun.value);
}

/** An empty grid for the cards of the group's own box. */
export async function openOwn(phases = 1): Promise<void> {
  const state = battleOf({
    npcArmy: [],
    ownArmy: [],
    name: ui.armies.ours,
    npcName: ui.armies.theirs,
    seed: newSeed(),
    phases,
  });
  const begun = await beginBattle(lobbyWords.lobby.ownName, state);
  if (begun.ok) go('korrem', 'battle', begun.value);
}

/** EN-3: whoever attacks so many times begins a battle of that many first phases. */
export async function openMeetingBattle(phases: number): Promise<void> {
  const state = battleOf({
    npcArmy: [],
    ownArmy: nations.reedfolk,
    name: ui.armies.ours,
    npcName: ui.armies.theirs,
    seed: newSeed(),
    phases,
  });
  const begun = await beginBattle(lobbyWords.lobby.ownName, state);
  if (begun.ok) go('korrem', 'battle', begun.value);
}
