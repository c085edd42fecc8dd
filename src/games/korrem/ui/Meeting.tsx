import { Toggle } from '../../../ui/parts/input/Toggle';
import { endText, lobbyWords } from '../words/lobby';
import './lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { shortText, textOf } from '../../../chances/fraction';
import { Page } from '../../../ui/parts/frame/Page';
import { Choice } from '../../../ui/parts/input/Choice';
import { meeting, multiples } from '../rules/meeting/engage';
import { type Nature, natures, type Outcome, rowOf } from '../rules/meeting/natures';
import { meetingOdds, type onIgnores } from '../rules/meeting/odds';
import { d8 } from '../rules/npc/turn';
import { lookIntoBox, ownBox } from '../table/box';
import { openMeetingBattle } from './begin';

const w = lobbyWords.meet;

/** EN-1 to EN-8, OD-1: one creature before an army: what a number brings, and the odds of every end. */
export function Meeting() {
  const [nature, setNature] = useState<Nature | undefined>(undefined);
  const [number, setNumber] = useState<number | undefined>(undefined);
  const [pays, setPays] = useState<(typeof multiples)[number]>(1);
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const [onIgnore, setOnIgnore] = useState<(typeof onIgnores)[number]>('walk');
  const row = nature && rowOf(nature, ownBox.value.rows);
  const odds = row && meetingOdds(row, { pays, onIgnore });
  const outcome: Outcome | undefined = number === undefined ? undefined : row?.results[number - 1];
  const met = row && outcome ? meeting(outcome, row) : undefined;
  return (
    <Page title={w.title} back={['korrem']}>
      <section class="stack">
        <h2>{w.nature}</h2>
        <div class="ko-answers">
          {natures.map(one => (
            <Toggle
              key={one}
              isOn={one === nature}
              onClick={() => {
                setNature(one);
                setNumber(undefined);
              }}
            >
              {w.natures[one]}
            </Toggle>
          ))}
        </div>
      </section>
      {row && odds ? (
        <>
          <section class="stack">
            <h2>{w.number}</h2>
            <div class="ko-answers">
              {d8.map(one => (
                <button
                  key={one}
                  type="button"
                  class="btn ko-number"
                  aria-pressed={one === number}
                  onClick={() => setNumber(one)}
                >
                  {one}
                </button>
              ))}
            </div>
            {outcome && met && number !== undefined ? (
              <p class="ko-sentence" role="status">
                {w.brings(number, endText(outcome))}{' '}
                {met.result === 'recruit' ? w.declined[met.declined] : ''}
              </p>
            ) : null}
            {met?.result === 'attack' ? (
              <button
                type="button"
                class="btn main big"
                onClick={() => {
                  openMeetingBattle(met.phases).catch(console.error);
                }}
              >
                {w.fight}
              </button>
            ) : null}
          </section>
          <section class="panel settings">
            <h2>{w.odds}</h2>
            <Choice
              label={w.would}
              value={String(pays)}
              options={multiples.map(n => ({ id: String(n), text: w.pays[n] }))}
              onPick={id => setPays(multiples.find(n => String(n) === id) ?? 0)}
            />
            <Choice
              label={w.ignored}
              value={onIgnore}
              options={[
                { id: 'walk', text: w.ignores.walk },
                { id: 'reroll', text: w.ignores.reroll },
              ]}
              onPick={setOnIgnore}
            />
            <ul class="bare ko-faces">
              {[...odds.odds].map(([end, chance]) => (
                <li key={end} class="ko-face-line">
                  <b>{textOf(chance)}</b>
                  <span>{endText(end)}</span>
                </li>
              ))}
            </ul>
            <p class="soft">{odds.rolls ? w.rolls(shortText(odds.rolls)) : w.endless}</p>
          </section>
        </>
      ) : null}
    </Page>
  );
}
