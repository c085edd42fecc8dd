import { useState } from 'preact/hooks';
import type { Said } from '../../../../basics/said';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { say } from '../../../../ui/words/say';
import { insteadOf, rocksBeside, seenBy, seesWhom } from '../../rules/play/ahead';
import { allLie } from '../../rules/play/ending';
import { nextOf } from '../../rules/play/enemy';
import { moreOf } from '../../rules/play/kit';
import { type Figure, figureOf, isOurs, type Play } from '../../rules/play/model';
import { remindersFor, remindersOf } from '../../rules/play/reminders';
import type { LevelTable } from '../../table/levels';
import { dock } from '../../words/dock';
import { ui } from '../../words/ui';
import { actsIn, headed, shownActs, targetOf } from '../board/boardView';
import { Guide } from './Guide';
import { Initiative } from './Initiative';
import { Over } from './Over';
import { overrule, playBefore } from './overrule';
import { Reinforcement } from './Reinforcement';
import { RollPad } from './RollPad';
import { Told } from './Told';

interface Props {
  readonly table: LevelTable;
  readonly chosen: string | undefined;
  readonly targets: ReadonlySet<string>;
  readonly onStrike: (target: string) => void;
  readonly onWhy: (id: string) => void;
  readonly onLetGo: () => void;
  readonly onActs: (id: string) => void;
  readonly onCard: () => void;
  /** Whose acts are drawn; the last one’s, unless another is named. */
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

/** One thing to do, always in the same place. */
export function Dock(props: Props) {
  const { table, chosen } = props;
  const play = table.state.value;
  const figure = chosen === undefined ? undefined : figureOf(play, chosen);
  return (
    <section class="dh-dock panel" aria-label={ui.dock}>
      <DockNews table={table} game="darkholds" sawHidden={ui.sawHidden} />
      {figure || play.turn > 1 || play.level.name !== ui.sample ? null : <Guide play={play} />}
      {figure ? null : <Reminders of={remindersOf(play)} />}
      {figure && play.phase !== 'over' ? <OfChosen {...props} figure={figure} /> : <OfPhase {...props} />}
    </section>
  );
}

const namesIn = (play: Play, ids: readonly string[]): string =>
  ids.map(id => figureOf(play, id)?.name ?? id).join(', ');

/** RM-1 to RM-3: what the table is reminded of, above what is to be done. */
const Reminders = ({ of }: { of: readonly Said[] }) =>
  of.length > 0 ? (
    <ul class="bare dh-deeds">
      {of.map(one => (
        <li key={say(one)}>{say(one)}</li>
      ))}
    </ul>
  ) : null;

/** Somebody is in the hand: who sees whom, whom to strike, wounds that the table says. */
function OfChosen({ table, figure, targets, onStrike, onActs, onLetGo }: Props & { figure: Figure }) {
  const play = table.state.value;
  const w = ui.chosen;
  const mayLead = !isOurs(figure) && !play.done.includes(figure.id);
  const leads = mayLead && moreOf(play).settings.overlord && play.phase === 'enemies';
  const seen = (isOurs(figure) ? seenBy(play, figure.id) : seesWhom(play, figure.id)).map(({ id }) => id);
  const sentence = isOurs(figure)
    ? seen.length > 0
      ? w.seen(figure.name, namesIn(play, seen))
      : w.unseen(figure.name)
    : seen.length > 0
      ? w.sees(figure.name, namesIn(play, seen))
      : w.seesNobody(figure.name);
  return (
    <>
      <p class="dh-sentence" role="status">
        {sentence}
      </p>
      {leads ? <p>{ui.leads(figure.name, figure.vigour, figure.full)}</p> : null}
      <Reminders of={remindersFor(figure)} />
      {play.phase === 'heroes' && isOurs(figure) ? <Told play={play} few={1} /> : null}
      <div class="dh-answers">
        {[...targets].map(id => (
          <button key={id} type="button" class="btn main" onClick={() => onStrike(id)}>
            {w.strike(figureOf(play, id)?.name ?? id)}
          </button>
        ))}
        {isOurs(figure)
          ? rocksBeside(play, figure.id).map(at => (
              <button key={at} type="button" class="btn" onClick={() => table.send({ do: 'clear', at })}>
                {w.clear(at)}
              </button>
            ))
          : null}
        <span class="soft">{ui.wound}</span>
        <Stepper
          label={ui.wound}
          value={figure.wounds}
          low={0}
          high={figure.con}
          onChange={wounds => table.send({ do: 'correct', id: figure.id, change: { wounds } })}
        />
        {isOurs(figure) ? null : (
          <button type="button" class="btn" onClick={() => table.send({ do: 'remove', id: figure.id })}>
            {w.remove(figure.name)}
          </button>
        )}
        {leads ? (
          <button type="button" class="btn" onClick={() => table.send({ do: 'rest', id: figure.id })}>
            {dock.hasDone(figure.name)}
          </button>
        ) : null}
        {play.phase === 'setup' ? null : (
          <button type="button" class="btn" onClick={() => onActs(figure.id)}>
            {dock.moreActs}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={onLetGo}>
          {w.let}
        </button>
      </div>
    </>
  );
}

function OfPhase(props: Props) {
  const { table } = props;
  const play = table.state.value;
  switch (play.phase) {
    case 'setup':
      return null;
    case 'heroes':
      return (
        <>
          <Told play={play} few={2} />
          <p class="soft">{allLie(play) ? dock.noRevive : ui.hint}</p>
          <div class="dh-answers">
            {moreOf(play).players.length > 1 ? <Initiative table={table} /> : null}
            <button type="button" class="btn main big" onClick={() => table.send({ do: 'enemies' })}>
              {ui.enemyPhase}
            </button>
          </div>
        </>
      );
    case 'enemies':
      return <OfEnemies {...props} />;
    case 'reinforcement':
      return <Reinforcement table={table} />;
    case 'over':
      return <Over table={table} />;
  }
}

/** The enemies, one by one: the sentence, its line on the board, and the next. */
function OfEnemies({ table, onWhy, onCard, shown, onShow }: Props) {
  const play = table.state.value;
  const asked = table.question.value;
  const [choosing, setChoosing] = useState(false);
  const { id, told } = shownActs(play, shown) ?? { id: undefined, told: [] };
  const next = nextOf(play);
  const waiting = play.figures.filter(one => !isOurs(one) && !play.done.includes(one.id));
  const { head: reason, rest: deeds } = headed(told);
  return (
    <>
      {reason && id !== undefined ? (
        <div class="dh-acted" role="status">
          <p class="dh-sentence">
            {say(reason.text)} <small class="soft">{reason.rule}</small>
          </p>
          {play.done.includes(id) ? (
            <button type="button" class="btn square quiet" aria-label={ui.why} onClick={() => onWhy(id)}>
              <Stroke of="why" />
            </button>
          ) : null}
          {moreOf(play).notes[reason.rule] ? (
            <p class="soft">{dock.ours(moreOf(play).notes[reason.rule] ?? '')}</p>
          ) : null}
          <ol class="bare dh-deeds">
            {deeds.map((one, i) => (
              <li key={`${i}${one.rule}`}>{say(one.text)}</li>
            ))}
          </ol>
          <Rather table={table} id={id} />
          <Acted play={play} shown={id} onShow={onShow} />
        </div>
      ) : (
        <>
          <Told play={play} few={2} />
          <p class="soft">{ui.before}</p>
          {Object.keys(play.darkholds).length === 0 && play.done.length === 0 ? (
            <div class="dh-answers">
              <button type="button" class="btn" onClick={onCard}>
                {dock.card}
              </button>
            </div>
          ) : null}
        </>
      )}
      {moreOf(play).settings.overlord && next !== undefined ? (
        <div class="dh-answers">
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'rest' })}>
            {dock.allDone}
          </button>
        </div>
      ) : asked ? (
        <RollPad key={play.told.length} table={table} asked={asked} />
      ) : next === undefined ? (
        <div class="dh-answers">
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'reinforce' })}>
            {ui.reinforce}
          </button>
          <span class="soft">{ui.allDone}</span>
        </div>
      ) : (
        <div class="dh-answers">
          <button type="button" class="btn main big" onClick={() => table.send({ do: 'next' })}>
            {ui.next(figureOf(play, next)?.name ?? next)}
          </button>
          <button type="button" class="btn big" onClick={() => table.send({ do: 'all' })}>
            {ui.all}
          </button>
          {waiting.length > 1 ? (
            <button
              type="button"
              class="btn quiet"
              aria-pressed={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {ui.another}
            </button>
          ) : null}
          {choosing
            ? waiting.map(one => (
                <button
                  key={one.id}
                  type="button"
                  class="btn"
                  onClick={() => {
                    setChoosing(false);
                    table.send({ do: 'next', id: one.id });
                  }}
                >
                  {one.name}
                </button>
              ))
            : null}
        </div>
      )}
    </>
  );
}

const fewest = 4;

/** AN-14: the squares as near to its target as where it went, each one tap away. */
function Rather({ table, id }: { table: LevelTable; id: string }) {
  const play = table.state.value;
  const before = playBefore(table, id);
  const went = figureOf(play, id)?.at;
  if (!before || went === undefined || went === figureOf(before, id)?.at) return null;
  const alike = insteadOf(before, id, went, targetOf(before, shownActs(play, id)))
    .filter(one => one.alike)
    .slice(0, fewest);
  if (alike.length === 0) return null;
  return (
    <div class="dh-answers">
      <span class="soft">{ui.rather}</span>
      {alike.map(({ at }) => (
        <button
          key={at}
          type="button"
          class="btn quiet"
          onClick={() => overrule(table, before, id, { to: at })}
        >
          {at}
        </button>
      ))}
    </div>
  );
}

/** Where several have acted: one line for each, ticked off with the tap that shows it on the board. */
function Acted({ play, shown, onShow }: { play: Play; shown: string; onShow: (id: string) => void }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const acts = actsIn(play);
  if (acts.length < 2) return null;
  return (
    <ol class="bare dh-list" aria-label={ui.acted}>
      {acts.map(({ id, told }) => {
        const { head } = headed(told);
        return (
          <li key={id}>
            <button
              type="button"
              class={ticked.has(id) ? 'btn quiet dh-ticked' : 'btn quiet'}
              aria-pressed={id === shown}
              onClick={() => {
                setTicked(new Set([...ticked, id]));
                onShow(id);
              }}
            >
              {head ? say(head.text) : id}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
