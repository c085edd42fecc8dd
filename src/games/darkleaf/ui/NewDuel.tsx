import './lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { Stroke } from '../../../ui/parts/frame/Icon';
import { Page } from '../../../ui/parts/frame/Page';
import { Choice } from '../../../ui/parts/input/Choice';
import { go } from '../../../ui/shell/router';
import { goesFirst } from '../rules/board/order';
import type { Clan } from '../rules/board/position';
import { type Books, guessedBook, noBooks } from '../rules/books/books';
import { beginDuel } from '../rules/duel/commands/begin';
import { decide } from '../rules/duel/commands/decide';
import {
  type Book,
  type Help,
  SHORT_NAME_LENGTH,
  type Strength,
  strengths,
  type Will,
  wills,
} from '../rules/duel/model';
import { clanAt } from '../rules/duel/turn-of';
import { lastLoser } from '../rules/records/records';
import { hedgerow, hedgerowBooks } from '../sample/hedgerow';
import { bookPacks, lookIntoBooks } from '../table/books';
import { beginDuelAt, duels } from '../table/duels';
import { beginWords } from '../words/begin';
import { booksWords } from '../words/books';
import { paths, turnsOf } from '../words/cards';
import { clanNames } from '../words/names';
import { byNames, endedDuels, peopleIn } from './clans/people';

const w = beginWords;
const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** UN-3: a clan of one's own for each player; the first tap is the first player's, the second the other's. */
function picked(clans: readonly Clan[], clan: Clan): readonly Clan[] {
  if (clans.includes(clan)) return clans.filter(one => one !== clan);
  return clans.length < 2 ? [...clans, clan] : [clans[0] ?? clan, clan];
}

/** SU-1 to SU-3: two clans, then everything else has a good default. */
export function NewDuel({ wood }: { wood: boolean }) {
  const [clans, setClans] = useState<readonly Clan[]>([]);
  const [help, setHelp] = useState<Help>(wood ? 'open' : 'legal');
  const [dice, setDice] = useState<'app' | 'table'>('app');
  const [will, setWill] = useState<Will>('blessings');
  const [strength, setStrength] = useState<Strength>('seedling');
  const [pack, setPack] = useState('');
  const [own, setOwn] = useState<Books>(noBooks);
  useEffect(() => {
    bookPacks.read().catch(console.error);
    duels.read().catch(console.error);
  }, []);
  const packs = bookPacks.here.value ?? [];
  // LO-1: a clan that the pack does not teach is played as Hedgerow has it.
  const [board, setBoard] = useState<'mirror' | 'light' | 'untaught'>('mirror');
  const [strict, setStrict] = useState(false);
  const [blind, setBlind] = useState(false);
  // LO-5: what nobody has taught is learned when it comes up.
  const bookOf = (clan: Clan): Book =>
    board === 'untaught' ? guessedBook(clan) : (own.clans[clan] ?? hedgerow[clan]);
  const [early, setEarly] = useState<0 | 1 | undefined>(undefined);
  const [bones, setBones] = useState(2);
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  const [a, b] = clans;
  const called = (i: 0 | 1): string => {
    const clan = clans[i];
    return wood ? w.seats[i] : names[i].trim() || (clan === undefined ? '' : clanNames[clan]);
  };
  const past = byNames(endedDuels());
  // SU-3: whoever lost last chooses.
  const loser = lastLoser(past, called(0), called(1));
  const woodChooses = wood && loser?.name === w.theWood;
  const begin = async (): Promise<void> => {
    if (a === undefined || b === undefined) return;
    const seed = newSeed();
    const state = beginDuel({
      players: [
        { name: called(0), book: bookOf(a) },
        { name: called(1), book: bookOf(b) },
      ],
      help,
      dice,
      will: woodChooses ? (wills[seed & 1] ?? will) : will,
      seed,
      light: board !== 'mirror' && !wood,
      strict,
      ...(wood && { wood: { player: 1, strength } }),
    });
    const side = clanAt(state, 'south') === clans[early ?? 0] ? 'south' : 'north';
    // SU-5.
    const decided = early === undefined ? undefined : decide(state, { do: 'handicap', side, bones });
    const first = decided?.ok ? (decided.state ?? state) : state;
    const begun = await beginDuelAt(`${clanNames[a]} · ${clanNames[b]}`, first);
    if (begun.ok) go('darkleaf', 'duel', begun.value);
  };
  const both = a !== undefined && b !== undefined;
  // Picked blind: nobody sees a clan before both have one.
  const shown: readonly Clan[] = blind && !both ? [] : clans;
  const asked = both
    ? w.both(clanNames[a], clanNames[b], clanNames[goesFirst(a, b)])
    : wood
      ? a === undefined
        ? w.yours
        : w.theirs
      : blind
        ? w.unseen[clans.length === 0 ? 0 : 1]
        : w.pick[a === undefined ? 0 : 1];
  return (
    <Page title={w.title(wood)} back={['darkleaf']}>
      <section class="stack">
        <h2 aria-live="polite">{asked}</h2>
        <div class="dl-clans">
          {hedgerowBooks.map(({ clan }) => (
            <button
              key={clan}
              type="button"
              class="dl-clan panel"
              aria-pressed={shown.includes(clan)}
              onClick={() => setClans(picked(clans, clan))}
            >
              <b>
                {clanNames[clan]}
                {shown.includes(clan) ? <Stroke of="check" /> : null}
              </b>
              <span>{paths[clan]}</span>
              <span class="soft">{turnsOf[clan]}</span>
            </button>
          ))}
        </div>
        {wood ? null : (
          <div class="dl-names">
            {([0, 1] as const).map(i => (
              <label key={i} class="stack">
                {w.name(shown[i] === undefined ? i : clanNames[shown[i]])}
                <input
                  class="input"
                  maxLength={SHORT_NAME_LENGTH}
                  list="dl-people"
                  value={names[i]}
                  onInput={({ currentTarget: { value } }) =>
                    setNames(now => (i === 0 ? [value, now[1]] : [now[0], value]))
                  }
                />
              </label>
            ))}
            <datalist id="dl-people">
              {peopleIn(past).map(name => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
        )}
        <button
          type="button"
          class="btn main big dl-begin"
          disabled={!both}
          onClick={() => {
            begin().catch(console.error);
          }}
        >
          {w.start}
        </button>
      </section>
      <section class="panel settings">
        {wood ? (
          <Choice
            label={w.strength}
            value={strength}
            options={strengths.map(id => ({ id, text: w.strengths[id] }))}
            onPick={setStrength}
          />
        ) : null}
        {wood ? <p class="soft">{w.strengthNotes[strength]}</p> : null}
        <Choice
          label={w.help}
          value={help}
          options={[
            { id: 'open', text: w.helps.open },
            { id: 'legal', text: w.helps.legal },
            { id: 'silent', text: w.helps.silent },
          ]}
          onPick={setHelp}
        />
        {packs.length > 0 ? (
          <Choice
            label={booksWords.which}
            value={pack}
            options={[
              { id: '', text: booksWords.hedgerow },
              ...packs.map(({ id, name }) => ({ id, text: name })),
            ]}
            onPick={id => {
              setPack(id);
              if (id === '') setOwn(noBooks);
              else lookIntoBooks(id).then(books => setOwn(books ?? noBooks), console.error);
            }}
          />
        ) : null}
        {wood ? null : (
          <Choice
            label={w.board}
            value={board}
            options={[
              { id: 'mirror', text: w.boards.mirror },
              { id: 'light', text: w.boards.light },
              { id: 'untaught', text: w.boards.untaught },
            ]}
            onPick={setBoard}
          />
        )}
        {wood ? null : (
          <Choice
            label={w.picking}
            value={blind ? 'blind' : 'open'}
            options={[
              { id: 'open', text: w.pickings.open },
              { id: 'blind', text: w.pickings.blind },
            ]}
            onPick={id => {
              setBlind(id === 'blind');
              setClans([]);
            }}
          />
        )}
        {both ? (
          <Choice
            label={loser?.mayAsk ? w.manyLosses(loser.name) : w.handicap}
            note={w.handicapNote}
            value={early === undefined ? 'nobody' : early === 0 ? 'a' : 'b'}
            options={[
              { id: 'nobody', text: w.nobody },
              { id: 'a', text: clanNames[a] },
              { id: 'b', text: clanNames[b] },
            ]}
            onPick={id => setEarly(id === 'nobody' ? undefined : id === 'a' ? 0 : 1)}
          />
        ) : null}
        {early === undefined ? null : (
          <Choice
            label={w.handicapBones}
            value={`${bones}`}
            options={['1', '2', '3', '4', '5'].map(id => ({ id, text: id }))}
            onPick={id => setBones(Number(id))}
          />
        )}
        <Choice
          label={w.dice}
          value={dice}
          options={[
            { id: 'app', text: w.dices.app },
            { id: 'table', text: w.dices.table },
          ]}
          onPick={setDice}
        />
        <Choice
          label={w.strict}
          value={strict ? 'strict' : 'free'}
          options={[
            { id: 'free', text: w.undos.free },
            { id: 'strict', text: w.undos.strict },
          ]}
          onPick={id => setStrict(id === 'strict')}
        />
        {woodChooses ? (
          <p>{w.woodChooses}</p>
        ) : (
          <Choice
            label={loser ? w.loser(loser.name) : w.will}
            value={will}
            options={[
              { id: 'blessings', text: w.wills.blessings },
              { id: 'curses', text: w.wills.curses },
            ]}
            onPick={setWill}
          />
        )}
      </section>
    </Page>
  );
}
