import { SHORT_NAME_LENGTH } from '../../rules/fields';
import { wsheets } from '../../words/world-sheets';
import '../lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../../../ui/parts/frame/Page';
import { Choice } from '../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { bagOf } from '../../rules/box/box';
import { lookIntoBox, ownBox } from '../../table/box';
import { readings } from '../../words/readings';
import { wui } from '../../words/world-ui';
import { type Keeps, openOwnGame } from '../begin-world';

const w = wsheets.fresh;
const fewest = 2;
const most = 6;

/** A game with the group's own box: who plays, what the app keeps, and how far it goes. */
export function NewGame() {
  const [names, setNames] = useState<readonly string[]>([w.player(1), w.player(2)]);
  const [keeps, setKeeps] = useState<Keeps>('meetings');
  const [sand, setSand] = useState(true);
  const [target, setTarget] = useState(25);
  const [draws, setDraws] = useState(false);
  const [nations, setNations] = useState<Readonly<Record<number, string>>>({});
  const { decks = [] } = ownBox.value;
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  return (
    <Page title={w.title} back={['korrem']}>
      <section class="stack">
        <h2>{w.players}</h2>
        {names.map((name, i) => (
          <label key={i} class="field">
            {w.player(i + 1)}
            <input
              type="text"
              class="input"
              maxLength={SHORT_NAME_LENGTH}
              value={name}
              onInput={event => {
                const text = event.currentTarget.value;
                setNames(names.map((one, at) => (at === i ? text : one)));
              }}
            />
          </label>
        ))}
        {keeps === 'all' && decks.length > 0
          ? names.map((name, i) => (
              <Choice
                key={`deck-${i}`}
                label={readings.plays(name)}
                value={nations[i] ?? ''}
                options={[
                  { id: '', text: readings.onTable },
                  ...decks.map(({ nation }) => ({ id: nation, text: nation })),
                ]}
                onPick={nation => setNations({ ...nations, [i]: nation })}
              />
            ))
          : null}
        <div class="ko-row">
          <button
            type="button"
            class="btn"
            disabled={names.length >= most}
            onClick={() => setNames([...names, w.player(names.length + 1)])}
          >
            {w.more}
          </button>
          <button
            type="button"
            class="btn"
            disabled={names.length <= fewest}
            onClick={() => setNames(names.slice(0, -1))}
          >
            {w.fewer}
          </button>
        </div>
      </section>
      <section class="panel settings">
        <Choice
          label={w.keeps}
          value={keeps}
          options={[
            { id: 'meetings', text: w.meetings },
            { id: 'all', text: w.all },
            { id: 'clocks', text: w.clocks },
          ]}
          onPick={setKeeps}
        />
        {keeps === 'all' && bagOf(ownBox.value) !== null ? (
          <Choice
            label={w.draws}
            value={draws ? 'app' : 'table'}
            options={[
              { id: 'table', text: w.tableDraws },
              { id: 'app', text: w.appDraws },
            ]}
            onPick={id => setDraws(id === 'app')}
          />
        ) : null}
        <Choice
          label={w.sand}
          value={sand ? 'on' : 'off'}
          options={[
            { id: 'on', text: wui.on },
            { id: 'off', text: wui.off },
          ]}
          onPick={id => setSand(id === 'on')}
        />
        <div class="ko-row">
          <span>{w.target}</span>
          <Stepper label={w.target} value={target} low={1} high={99} onChange={setTarget} />
        </div>
      </section>
      <button
        type="button"
        class="btn main big"
        disabled={names.some(name => name.trim() === '')}
        onClick={() => {
          const seats = names.map((name, i) => ({ name: name.trim(), nation: nations[i] || null }));
          openOwnGame({ seats, keeps, sand, target, draws }).catch(console.error);
        }}
      >
        {w.begin}
      </button>
    </Page>
  );
}
