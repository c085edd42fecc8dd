import { useState } from 'preact/hooks';
import { PhonesButton } from '../../../../../ui/parts/exchange/PhonesButton';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Choice } from '../../../../../ui/parts/input/Choice';
import { FileButton } from '../../../../../ui/parts/input/FileButton';
import { hrefTo } from '../../../../../ui/shell/router';
import { say } from '../../../../../ui/words/say';
import { sides } from '../../../rules/board/square';
import { codeOf } from '../../../rules/books/code';
import { logCsv, logOf, logText } from '../../../rules/duel/log/log';
import { WILL_TEXT_LENGTH } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import type { DuelTable } from '../../../table/duels';
import type { DuelPlay } from '../../../table/play';
import { beginWords } from '../../../words/begin';
import { clanNames } from '../../../words/names';
import { menuWords } from '../../../words/sheets';
import { ui } from '../../../words/ui';
import { willWords } from '../../../words/will';
import { type View, views } from '../../board/views';
import { ClockSettings } from '../clock/ClockSettings';

const w = menuWords;

interface Props {
  readonly table: DuelPlay;
  readonly kept: DuelTable | undefined;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Only where the wood plays. */
  readonly onMissed: (() => void) | undefined;
  /** Only where a duel is kept that is not over. */
  readonly onTry: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The whole log of the duel, in words. */
function written(table: DuelPlay, as: typeof logText): string {
  const done = table.marks.value.filter(({ place }) => place !== 'undone');
  const states = done.flatMap(({ id }) => table.at(id) ?? []);
  return as(logOf(states), side => clanNames[clanAt(table.state.value, side)], say);
}

/** What may be changed while a duel goes on. */
export function MenuSheet({ table, kept, view, onView, onMissed, onTry, onClose }: Props) {
  const duel = table.state.value;
  return (
    <Sheet title={w.title} onClose={onClose}>
      {kept ? (
        <div class="dl-answers">
          <PhonesButton id={kept.id} />
        </div>
      ) : null}
      {onMissed ? (
        <button type="button" class="btn" onClick={onMissed}>
          {ui.bar.missed}
        </button>
      ) : null}
      {onTry ? (
        <button type="button" class="btn" onClick={onTry}>
          {w.tryIt}
        </button>
      ) : null}
      {duel.wood ? null : (
        <Choice
          label={w.board}
          value={duel.light ? 'light' : 'mirror'}
          options={[
            { id: 'mirror', text: w.mirror },
            { id: 'light', text: w.light },
          ]}
          onPick={to => {
            if ((to === 'light') !== Boolean(duel.light)) table.send({ do: 'mode', to });
          }}
        />
      )}
      <Choice
        label={beginWords.help}
        value={duel.help}
        options={(['open', 'legal', 'silent'] as const).map(id => ({ id, text: beginWords.helps[id] }))}
        onPick={help => table.send({ do: 'set', change: { help } })}
      />
      {duel.wood
        ? null
        : sides.map(side => (
            <Choice
              key={side}
              label={w.helpOf(clanNames[clanAt(duel, side)])}
              value={duel.helps?.[side] ?? 'both'}
              options={[
                { id: 'both', text: w.asAgreed },
                ...(['open', 'legal', 'silent'] as const).map(id => ({ id, text: beginWords.helps[id] })),
              ]}
              onPick={help => {
                const { [side]: _, ...rest } = duel.helps ?? {};
                const helps = help === 'both' ? rest : { ...rest, [side]: help };
                table.send({ do: 'set', change: { helps } });
              }}
            />
          ))}
      <Choice
        label={beginWords.dice}
        value={duel.dice}
        options={(['app', 'table'] as const).map(id => ({ id, text: beginWords.dices[id] }))}
        onPick={dice => table.send({ do: 'set', change: { dice } })}
      />
      {duel.light ? null : (
        <Choice
          label={w.view}
          value={view}
          options={views.map(id => ({ id, text: w.views[id] }))}
          onPick={onView}
        />
      )}
      <div class="dl-answers">
        {sides.map(side => (
          <a key={side} class="btn" href={hrefTo('darkleaf', 'book', codeOf(duel.seats[side].book))}>
            {w.keepBook(clanNames[clanAt(duel, side)])}
          </a>
        ))}
      </div>
      <div class="dl-answers">
        <FileButton name="darkleaf.txt" type="text/plain" text={() => written(table, logText)}>
          {w.logText}
        </FileButton>
        <FileButton name="darkleaf.csv" type="text/csv" text={() => written(table, logCsv)}>
          {w.logCsv}
        </FileButton>
      </div>
      {kept ? <ClockSettings duel={duel} clock={kept.clock} /> : null}
      <WillWords table={table} />
    </Sheet>
  );
}

/** WI-1, WI-2: what the table's card says, and which outcomes go on. */
function WillWords({ table }: { table: DuelPlay }) {
  const duel = table.state.value;
  const [number, setNumber] = useState(1);
  const own = duel.willWords?.[number];
  const [text, setText] = useState('');
  const [rounds, setRounds] = useState(2);
  return (
    <section class="stack">
      <h3>{w.will}</h3>
      <p class="soft">{w.willNote}</p>
      <div class="row">
        <label>
          {w.number}{' '}
          <select
            class="input"
            value={number}
            onChange={({ currentTarget }) => {
              setNumber(Number(currentTarget.value));
              setText('');
            }}
          >
            {Array.from({ length: 12 }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
        <span>{own ?? willWords(duel.will, number)}</span>
      </div>
      <textarea
        class="input"
        maxLength={WILL_TEXT_LENGTH}
        aria-label={w.words}
        placeholder={w.words}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="dl-answers">
        <button
          type="button"
          class="btn"
          disabled={text.trim() === ''}
          onClick={() => {
            if (table.send({ do: 'words', number, words: text.trim() })) setText('');
          }}
        >
          {w.teach}
        </button>
        <label>
          {w.rounds}{' '}
          <input
            class="input dl-short"
            type="number"
            min={1}
            max={99}
            value={rounds}
            onInput={({ currentTarget }) => setRounds(Number(currentTarget.value))}
          />
        </label>
        <button type="button" class="btn" onClick={() => table.send({ do: 'effect', number, rounds })}>
          {w.lasts(rounds)}
        </button>
        <button type="button" class="btn" onClick={() => table.send({ do: 'effect', number, rounds: null })}>
          {w.lastsForGood}
        </button>
      </div>
    </section>
  );
}
