import { useState } from 'preact/hooks';
import { lazy } from '../../../../ui/parts/lazy';
import { say } from '../../../../ui/words/say';
import { freeSquare } from '../../rules/play/board-of';
import { isOurs, type Play } from '../../rules/play/model';
import { byTable } from '../../rules/play/reinforcing';
import { remindersOf } from '../../rules/play/reminders';
import type { LevelTable } from '../../table/levels';
import { words as acts } from '../../words/acts';
import { words as w } from '../../words/light';
import { ui } from '../../words/ui';
import { Over } from '../level/Over';
import { LightAsk } from './LightAsk';

const TeachSheet = lazy(async () => (await import('../setting/TeachSheet')).TeachSheet);

interface Props {
  readonly table: LevelTable;
  readonly onCard: () => void;
}

/** One thing to do, always in the same place. */
export function LightDock({ table, onCard }: Props) {
  const play = table.state.value;
  switch (play.phase) {
    case 'setup':
      return <Setting table={table} />;
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
                    {acts.card}
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

/** TA-1: who is there; nobody is put on a square. */
function Setting({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const [teaching, setTeaching] = useState(false);
  const at = freeSquare(play) ?? 'A1';
  const waiting = (table.party ?? []).filter(one => !play.figures.some(({ id }) => id === one.id));
  return (
    <>
      <p class="dh-sentence">{play.figures.length === 0 ? w.nobodyYet : w.who}</p>
      <div class="dh-answers">
        {waiting.map(figure => (
          <button
            key={figure.id}
            type="button"
            class="btn"
            onClick={() => table.send({ do: 'join', figure: { ...figure, at } })}
          >
            {figure.name}
          </button>
        ))}
        {play.types.map(({ type, name }) => (
          <button key={type} type="button" class="btn" onClick={() => table.send({ do: 'stand', type, at })}>
            {w.more(name)}
          </button>
        ))}
        <button
          type="button"
          class={play.figures.length === 0 ? 'btn main big' : 'btn'}
          onClick={() => setTeaching(true)}
        >
          {w.teach}
        </button>
        {play.figures.some(isOurs) ? (
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'begin' })}>
            {w.begin}
          </button>
        ) : null}
      </div>
      {teaching ? (
        <TeachSheet
          taken={[...play.types.map(({ type }) => type), ...play.figures.map(({ id }) => id)]}
          onClose={() => setTeaching(false)}
          onType={type => {
            table.send({ do: 'teach', type }, { do: 'stand', type: type.type, at });
            setTeaching(false);
          }}
          onFigure={figure => {
            table.send({ do: 'join', figure: { ...figure, at } });
            setTeaching(false);
          }}
        />
      ) : null}
    </>
  );
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
