import { say } from '../../../../ui/words/say';
import type { Play } from '../../rules/play/model';
import { byTable } from '../../rules/play/reinforcing';
import { remindersOf } from '../../rules/play/reminders';
import type { LevelTable } from '../../table/levels';
import { dock } from '../../words/dock';
import { words as w } from '../../words/light';
import { ui } from '../../words/ui';
import { OwnCards } from '../acts/OwnCards';
import { Over } from '../level/Over';
import { LightAsk } from './LightAsk';
import { LightSetting } from './LightSetting';

interface Props {
  readonly table: LevelTable;
  readonly onCard: () => void;
}

/** One thing to do, always in the same place. */
export function LightDock({ table, onCard }: Props) {
  const play = table.state.value;
  switch (play.phase) {
    case 'setup':
      return <LightSetting table={table} />;
    case 'heroes':
      return (
        <>
          <Told play={play} few={3} />
          <p class="soft">{w.hint}</p>
          <div class="dh-answers">
            <button type="button" class="btn main big" onClick={() => table.send({ do: 'enemies' })}>
              {ui.enemyPhase}
            </button>
          </div>
        </>
      );
    case 'enemies':
      return (
        <>
          <Told play={play} few={3} />
          {play.done.length === 0 ? (
            <>
              <ul class="bare dh-deeds">
                {remindersOf(play).map(one => (
                  <li key={say(one)}>{say(one)}</li>
                ))}
              </ul>
              {Object.keys(play.darkholds).length === 0 ? (
                <div class="dh-answers">
                  <button type="button" class="btn quiet" onClick={onCard}>
                    {dock.card}
                  </button>
                </div>
              ) : null}
            </>
          ) : null}
          <LightAsk key={play.done.length} table={table} />
        </>
      );
    case 'reinforcement':
      return (
        <>
          <Told play={play} few={6} />
          <div class="dh-answers">
            <OwnCards table={table} entries={[byTable]} />
            {play.types.map(({ type, name }) => (
              <button
                key={type}
                type="button"
                class="btn"
                onClick={() => table.send({ do: 'bring', type, entry: byTable })}
              >
                {w.comes(name)}
              </button>
            ))}
            <button type="button" class="btn main big" onClick={() => table.send({ do: 'newTurn' })}>
              {ui.newTurn(play.turn + 1)}
            </button>
          </div>
        </>
      );
    case 'over':
      return <Over table={table} />;
  }
}

/** What was told last. */
function Told({ play, few }: { play: Play; few: number }) {
  if (play.told.length === 0) return null;
  return (
    <ol class="bare dh-deeds" aria-live="polite">
      {play.told.slice(-few).map((one, i) => (
        <li key={`${i}${one.rule}`}>
          {say(one.text)} <small class="soft">{one.rule}</small>
        </li>
      ))}
    </ol>
  );
}
