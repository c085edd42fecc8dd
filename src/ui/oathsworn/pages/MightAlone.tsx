import './might-alone.css';
import '../../words/said/fight/learn-might';
import { useMemo, useState } from 'preact/hooks';
import { toAnswer } from '../../../might/attack';
import { isCritical, NONE, worth } from '../../../might/cards';
import { countsOf } from '../../../table/attack/pool';
import { type Expected, isThrown, type MightCommand, openMightAlone } from '../../../table/might-alone';
import { Page } from '../../parts/frame/Page';
import { Choice } from '../../parts/input/Choice';
import { UndoRedo } from '../../parts/input/UndoRedo';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { poolText } from '../../words/steps';
import { MightCard, MightSign } from '../pieces/Might';
import { PoolPicker } from '../pieces/PoolPicker';

const w = words.mightAlone;
type Decks = ReturnType<typeof openMightAlone>;
type Side = 'oathsworn' | 'enemy';

/** How a step is called where it is undone. */
function titleOf(command: MightCommand, thrown: boolean): string {
  switch (command.do) {
    case 'draw':
      return w.drew(command.dice, poolText(command.pool));
    case 'attack':
      return command.command.type === 'criticals' ? w.criticals : w.redrew(thrown);
    case 'putAway':
      return w.putAway;
    case 'shuffle':
      return w.shuffled;
  }
}
const percent = (p: number) => `${Math.round(p * 100)} %`;

/** Both sides' decks by themselves, for a table that wants nothing else of the app. */
export function MightAlone() {
  const decks = useMemo(() => openMightAlone(crypto.getRandomValues(new Int32Array(1))[0] ?? 1, titleOf), []);
  const [side, setSide] = useState<Side>('oathsworn');
  const [pool, setPool] = useState(NONE);
  const [dice, setDice] = useState(false);
  const { attack, table } = decks.state.value;
  const refusal = decks.refusal.value;
  /** What lies there belongs to the side that drew it, whatever is chosen for the next draw. */
  const whose = attack ? decks.state.value.side : side;
  const thrown = attack ? isThrown(attack) : dice;
  const chances = useMemo(() => decks.expected(side, pool, dice), [table, side, pool, dice]);
  return (
    <Page title={words.home.might}>
      <section class="panel might-alone">
        {attack ? (
          <Lying decks={decks} />
        ) : (
          <>
            <Choice
              label={w.side(dice)}
              value={side}
              options={[
                { id: 'oathsworn', text: w.sides.oathsworn },
                { id: 'enemy', text: w.sides.enemy },
              ]}
              onPick={setSide}
            />
            <Choice
              label={w.with}
              value={dice ? 'dice' : 'cards'}
              options={[
                { id: 'cards', text: words.setup.mights.cards },
                { id: 'dice', text: words.setup.mights.dice },
              ]}
              onPick={id => setDice(id === 'dice')}
            />
            <PoolPicker label={words.setup.might} pool={pool} onChange={next => setPool(countsOf(next))} />
            <Chances of={chances} dice={dice} />
            <div class="ask-answers">
              <button
                type="button"
                class="btn main big"
                disabled={!chances}
                onClick={() => {
                  buzz();
                  decks.send({ do: 'draw', side, pool, dice });
                }}
              >
                {w.draw(dice)}
              </button>
            </div>
          </>
        )}
        {refusal ? (
          <p class="refusal" role="alert">
            {say(refusal.message)}
          </p>
        ) : null}
      </section>
      <section class="panel might-alone" aria-label={thrown ? w.steps : w.left}>
        {thrown ? null : <Left of={decks.left(whose)} />}
        <div class="row">
          <UndoRedo of={decks} />
          {thrown ? null : (
            <button
              type="button"
              class="btn"
              disabled={attack !== null}
              onClick={() => decks.send({ do: 'shuffle', side: whose })}
            >
              {w.shuffle}
            </button>
          )}
        </div>
      </section>
    </Page>
  );
}

/** Dice have no decks: this is told of cards only. */
const Left = ({ of }: { of: ReturnType<Decks['left']> }) => (
  <>
    <h2>{w.left}</h2>
    <div class="deck-row">
      {of.map(({ color, deck, discard }) => (
        <span key={color} class="deck">
          <MightSign color={color} />
          <b>{deck}</b>
          <span class="soft">{w.discarded(discard)}</span>
        </span>
      ))}
    </div>
  </>
);

/** Exact, by what is left in the decks; nothing while nothing is to be drawn. */
function Chances({ of: chances, dice }: { of: Expected | null; dice: boolean }) {
  if (!chances) return <p class="soft">{w.empty(dice)}</p>;
  const { miss, damage } = chances;
  return (
    <>
      <dl class="alone-chances" aria-live="polite">
        {miss === null ? null : (
          <div>
            <dt>{words.pool.miss}</dt>
            <dd>{percent(miss)}</dd>
          </div>
        )}
        <div>
          <dt>{w.expected}</dt>
          <dd>{damage.toFixed(1)}</dd>
        </div>
      </dl>
      <p class="soft">{w.chances(dice, miss === null)}</p>
    </>
  );
}

/** What lies on the table now: tap a card or die to redraw it. */
function Lying({ decks }: { decks: Decks }) {
  const { attack, side } = decks.state.value;
  const outcome = decks.outcome.value;
  if (!attack || !outcome) return null;
  const enemy = side === 'enemy';
  const criticals = enemy ? [] : toAnswer(attack);
  const sum = attack.pieces.reduce((all, piece) => all + worth(piece.face), 0);
  const missed = !enemy && outcome.missed;
  const dice = isThrown(attack);
  const redraw = (piece: number) =>
    decks.send({ do: 'attack', command: { type: 'redraw', piece, by: 'granted' } });
  // After a miss nothing more is to come but by a redraw: then the criticals are not the step that waits.
  const wait = criticals.length > 0 && !missed;
  return (
    <>
      <div class="draw">
        {attack.pieces.map(piece => (
          <MightCard
            key={piece.id}
            face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
            die={piece.from === 'die'}
            extra={piece.part === 'extra'}
            onTap={() => redraw(piece.id)}
            tapLabel={w.again(dice)}
          />
        ))}
        <output class={missed ? 'draw-sum miss' : 'draw-sum'}>
          {missed ? words.ask.miss : words.ask.damage(sum)}
        </output>
      </div>
      <p class="soft">{w.tapToRedraw(dice)}</p>
      <div class="ask-answers">
        {criticals.length > 0 ? (
          <button
            type="button"
            class={wait ? 'btn main big' : 'btn big'}
            onClick={() => decks.send({ do: 'attack', command: { type: 'criticals' } })}
          >
            {w.criticalsOpen(dice, criticals.length)}
          </button>
        ) : null}
        <button
          type="button"
          class={wait ? 'btn big' : 'btn main big'}
          onClick={() => decks.send({ do: 'putAway' })}
        >
          {w.next(dice)}
        </button>
      </div>
    </>
  );
}
