import { useEffect, useState } from 'preact/hooks';
import { withMemory } from '../../table/packs/remember';
import { type Draft, setupOf } from '../../table/setup/draft';
import { presetNames } from '../words/preset';

/** Whether the app could keep the stage deck of this boss: only if this table has taught it all of it (OWN-160). */
export function useCardsKnown(draft: Draft): boolean {
  const [known, setKnown] = useState(false);
  const { foe, chapter } = draft;
  useEffect(() => {
    let asked = true;
    const setup = setupOf({ ...draft, settings: { ...draft.settings, stage: 'app' } }, 1, presetNames);
    const look = async () => {
      const { initialState: initial } = await import('../../encounter/setup/initial-state');
      return initial(await withMemory(setup)).settings.stage === 'app';
    };
    look().then(
      kept => {
        if (asked) setKnown(kept);
      },
      // What cannot be read is not known.
      () => {
        if (asked) setKnown(false);
      },
    );
    return () => {
      asked = false;
    };
  }, [foe.name, chapter]);
  return known;
}
