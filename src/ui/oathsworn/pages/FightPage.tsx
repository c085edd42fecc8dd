import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../basics/result';
import type { Fight } from '../../../table/fight/fight';
import { openFight, pauseFight } from '../../../table/fight/open';
import { FightScreen } from '../../fight/screen/FightScreen';
import { Page } from '../../parts/frame/Page';
import { words } from '../../words';
import '../../words/said/fight/learn-fight';
import '../../words/said/shared/learn-saves';
import { say } from '../../words/say';

const w = words.opening;

/** Opens a saved fight; what stands in the way is said, and another tab's hold can be taken. */
export function FightPage({ id }: { id: string }) {
  const [fight, setFight] = useState<Fight | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const open = (takeOver: boolean) => {
    openFight(id, say, takeOver).then(opened => {
      if (opened.ok) setFight(opened.value);
      setRefused(opened.ok ? undefined : opened.error);
    }, console.error);
  };
  useEffect(() => {
    open(false);
    return pauseFight;
  }, [id]);
  if (fight && !refused) return <FightScreen fight={fight} />;
  if (!refused) return <p class="page soft">{words.app.loading}</p>;
  return (
    <Page title={w.title}>
      <p role="alert">{say(refused.message)}</p>
      {refused.code === 'elsewhere' ? (
        <div class="ask-answers">
          <button type="button" class="btn main big" onClick={() => open(true)}>
            {w.here}
          </button>
        </div>
      ) : null}
    </Page>
  );
}
