import { useMemo, useState } from 'preact/hooks';
import { textOf } from '../../../chances/fraction';
import { Page } from '../../../ui/parts/frame/Page';
import { Choice } from '../../../ui/parts/input/Choice';
import { Toggle } from '../../../ui/parts/input/Toggle';
import { say } from '../../../ui/words/say';
import { type Clan, clans, type Kind, royalOf } from '../rules/board/position';
import { nameOf, rivalOf, type Side, sides } from '../rules/board/square';
import { threatOf } from '../rules/chances/threat';
import { deedsOf } from '../rules/deeds/deeds';
import { beginDuel } from '../rules/duel/commands/begin';
import type { Command } from '../rules/duel/commands/commands';
import { decide } from '../rules/duel/commands/decide';
import type { At, Duel } from '../rules/duel/model';
import { optionsOf } from '../rules/duel/queries/options';
import { clanAt, newTurn, positionOf, turnOf } from '../rules/duel/turn-of';
import { hedgerow } from '../sample/hedgerow';
import { clanNames, kindNames } from '../words/names';
import { doubtWords, fixWords } from '../words/sheets';
import { ui } from '../words/ui';
import { DuelBoard } from './board/DuelBoard';
import { UnitLine } from './duel/dock/UnitLine';
import './duel/duel.css';

const w = doubtWords;
const noReach: ReadonlyMap<At, string> = new Map();

/** Two clans and an empty board. */
function bare(a: Clan, b: Clan): Duel {
  const duel = beginDuel({
    players: [
      { name: '', book: hedgerow[a] },
      { name: '', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'table',
    will: 'blessings',
    seed: 1,
  });
  return { ...duel, units: {}, quarryDue: false };
}

/** The same board in the turn of a side, with a value rolled for a journey. */
function rolled(duel: Duel, side: Side, value: number): Duel {
  const turned = { ...duel, turn: newTurn(side, false) };
  const [bone = 6] = duel.seats[side].pool;
  const decided = decide(turned, { do: 'roll', bone, value });
  return decided.ok ? (decided.state ?? turned) : turned;
}

const plain = { auras: [], marks: 0, quarry: false, ladder: 0, held: false };

type Tool = { readonly side: Side; readonly kind: Kind } | 'nobody' | 'ask';

/** *Ask*: only the pieces in doubt on a bare board; the same answers, and nothing is kept. */
export function AskPage() {
  const [pair, setPair] = useState<readonly [Clan, Clan]>(['murg', 'huldra']);
  const [duel, setDuel] = useState(() => bare('murg', 'huldra'));
  const [tool, setTool] = useState<Tool>('ask');
  const [value, setValue] = useState(3);
  const [at, setAt] = useState<At | undefined>(undefined);
  const [answer, setAnswer] = useState('');
  const change = (a: Clan, b: Clan): void => {
    setPair([a, b]);
    setDuel(bare(a, b));
    setAt(undefined);
    setAnswer('');
  };
  const unit = at === undefined ? undefined : duel.units[at];
  const asked = useMemo(() => (unit ? rolled(duel, unit.side, value) : undefined), [duel, unit, value]);
  const bone = unit ? duel.seats[unit.side].book.bone : 6;
  const ends = useMemo(() => {
    if (!asked || !unit) return [];
    const ways = optionsOf(turnOf(asked)).filter(one => nameOf(one.unit) === at);
    // TU-3: what The Murg and Erde would declare before the roll.
    const deeds = deedsOf(positionOf(asked), unit.side, value).filter(one => nameOf(one.unit) === at);
    return [
      ...new Set([...ways.map(one => nameOf(one.on)), ...deeds.flatMap(one => one.targets.map(nameOf))]),
    ];
  }, [asked, at]);

  const send = (command: Command): void => {
    const decided = decide(duel, command);
    setAnswer(decided.ok ? '' : say(decided.error.message));
    if (decided.ok) setDuel(decided.state ?? duel);
  };
  const onSquare = (square: At): void => {
    if (tool === 'nobody') {
      send({ do: 'put', at: square, unit: null });
      return;
    }
    if (tool !== 'ask') {
      send({ do: 'put', at: square, unit: { ...tool, ...plain } });
      return;
    }
    if (ends.includes(square)) {
      setAnswer(w.may);
      return;
    }
    if (asked && at !== undefined && square !== at && duel.units[square]?.side !== unit?.side) {
      const tried = decide(asked, { do: 'act', action: { do: 'journey', unit: at, to: square } });
      setAnswer(tried.ok ? w.may : `${say(tried.error.message)} ${tried.error.rule ?? ''}`);
      return;
    }
    setAnswer('');
    setAt(duel.units[square] ? square : undefined);
  };
  const threat = unit
    ? threatOf(positionOf(duel), rivalOf(unit.side), duel.seats[rivalOf(unit.side)].book.bone)
    : undefined;
  const isRoyal = unit?.kind === 'queen' || unit?.kind === 'king';
  return (
    <Page title={w.title} back={['darkleaf']}>
      <p>{w.note}</p>
      <div class="dl-doubt">
        <DuelBoard
          duel={duel}
          below="south"
          glow={new Set(ends)}
          chosen={new Set(at === undefined ? [] : [at])}
          reach={noReach}
          onTap={onSquare}
        />
        <section class="stack">
          <div class="panel stack">
            {at !== undefined && unit ? (
              <>
                <UnitLine
                  duel={duel}
                  at={at}
                  onFix={() => setTool('nobody')}
                  fixWord={w.takeAway}
                  onLetGo={() => setAt(undefined)}
                />
                <Choice
                  label={w.value}
                  value={`${Math.min(value, bone)}`}
                  options={Array.from({ length: bone }, (_, i) => ({ id: `${i + 1}`, text: `${i + 1}` }))}
                  onPick={id => {
                    setValue(Number(id));
                    setAnswer('');
                  }}
                />
                {isRoyal && threat && threat.values.length > 0 ? (
                  <p class="dl-danger">{ui.panel.danger(kindNames[unit.kind], textOf(threat.chance))}</p>
                ) : null}
              </>
            ) : (
              <p class="dl-sentence">{tool === 'ask' ? w.tap : w.put}</p>
            )}
            {answer ? <p role="status">{answer}</p> : null}
          </div>
          <button type="button" class="btn" aria-pressed={tool === 'ask'} onClick={() => setTool('ask')}>
            {w.ask}
          </button>
          {sides.map((side, i) => (
            <div key={side} class="stack">
              <label>
                {w.clan[i === 0 ? 0 : 1]}{' '}
                <select
                  class="input"
                  value={clanAt(duel, side)}
                  onChange={({ currentTarget }) => {
                    const clan = clans.find(one => one === currentTarget.value);
                    const other = clanAt(duel, rivalOf(side));
                    if (clan && clan !== other)
                      change(side === 'south' ? clan : other, side === 'south' ? other : clan);
                  }}
                >
                  {clans
                    .filter(clan => clan !== clanAt(duel, rivalOf(side)))
                    .map(clan => (
                      <option key={clan} value={clan}>
                        {clanNames[clan]}
                      </option>
                    ))}
                </select>
              </label>
              <div class="dl-answers">
                {(['pawn', 'sage', 'knight', 'rook', royalOf[clanAt(duel, side)]] as const).map(kind => (
                  <Toggle
                    key={kind}
                    isOn={typeof tool === 'object' && tool.side === side && tool.kind === kind}
                    onClick={() => {
                      setTool({ side, kind });
                      setAt(undefined);
                    }}
                  >
                    {kindNames[kind]}
                  </Toggle>
                ))}
              </div>
            </div>
          ))}
          <div class="dl-answers">
            <Toggle
              isOn={tool === 'nobody'}
              onClick={() => {
                setTool('nobody');
                setAt(undefined);
              }}
            >
              {fixWords.nobody}
            </Toggle>
            <button type="button" class="btn quiet" onClick={() => change(...pair)}>
              {w.clear}
            </button>
          </div>
        </section>
      </div>
    </Page>
  );
}
