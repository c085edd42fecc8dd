import type { ComponentChildren } from 'preact';
import { DockNews } from '../../../../../ui/parts/frame/DockNews';
import type { Faces } from '../../../rules/chances/faces';
import { isQuiet, withRest } from '../../../rules/duel/commands/with-rest';
import type { At, Duel } from '../../../rules/duel/model';
import type { Question } from '../../../rules/duel/queries/question';
import type { Tap } from '../../../rules/duel/tap';
import { turnOf } from '../../../rules/duel/turn-of';
import type { DuelHand } from '../../../table/hand';
import type { DuelPlay } from '../../../table/play';
import { tapText } from '../../../words/taps';
import { ui } from '../../../words/ui';
import { Counters } from '../board/Counters';
import { OnTheBoard } from '../board/OnTheBoard';
import type { Odds } from '../board/useOdds';
import type { Wood } from '../board/useWood';
import { Answer, Asking } from './Asking';
import { Early } from './Early';
import { FaceStrip } from './FaceStrip';
import { Gift } from './Gift';
import { Intents } from './Intents';
import { OursGoes } from './OursGoes';
import { Over } from './Over';
import { UnitLine, UnitTold } from './UnitLine';
import { WillRoll } from './WillRoll';

const w = ui.ask;

export interface DockProps {
  readonly table: DuelPlay;
  readonly hand: DuelHand;
  /** By the sides of a bone; none where no odds are shown. */
  readonly faces: ReadonlyMap<number, Faces>;
  readonly odds: Odds | undefined;
  /** Without help the dock lists no slot that takes the bone. */
  readonly shows: boolean;
  readonly wood: Wood;
  readonly onFix: (at: At) => void;
  /** Why the wood played as it did. */
  readonly onWhy: () => void;
  /** What was luck and what was choice. */
  readonly onLuck: () => void;
}

/** One thing to do, always in the same place. */
export function Dock(props: DockProps) {
  const { table, hand } = props;
  const { refused } = hand.held.value;
  return (
    <section class={table.refusal.value ? 'dl-dock dl-refused panel' : 'dl-dock panel'} aria-label={ui.dock}>
      <DockNews table={table} game="darkleaf" sawHidden={ui.sawHidden} />
      {refused && table.refusal.value && table.question.value?.ask === 'act' ? (
        <div class="dl-ours">
          <OursGoes table={table} of={refused} />
        </div>
      ) : null}
      <Inside {...props} />
    </section>
  );
}

function Inside(props: DockProps) {
  const { table, hand, wood } = props;
  const { taps, moving, looked } = hand.held.value;
  const duel = table.state.value;
  const asked = table.question.value;
  if (moving !== undefined)
    return (
      <Asking text={w.moving(moving)}>
        <Answer text={w.letGo} onClick={hand.letGo} />
      </Asking>
    );
  if (duel.end) return <Over table={table} onLuck={props.onLuck} />;
  const early = asked?.ask === 'handicap' && asked.value === null && duel.dice === 'table';
  if (wood.rolls)
    return (
      <Asking text={w.woodRolls(wood.rolls)} lines={props}>
        <FaceStrip table={table} bone={wood.rolls} faces={undefined} open={false} />
      </Asking>
    );
  if (wood.plays && !early)
    return (
      <Asking text={wood.paused ? w.woodWaits : w.thinking} lines={props}>
        {wood.paused ? (
          <Answer text={w.woodPlays} main onClick={wood.goOn} />
        ) : (
          <Answer text={w.stopWood} onClick={wood.stop} />
        )}
      </Asking>
    );
  if (looked !== undefined && taps.length === 0)
    return <UnitLine duel={duel} at={looked} onFix={() => props.onFix(looked)} onLetGo={hand.letGo} />;
  if (taps.length > 0) return <Choosing {...props} />;
  return asked ? <OfQuestion {...props} asked={asked} /> : null;
}

/** ER-3. */
const isPart = ({ tap }: Tap): boolean => tap === 'value';

/** Something is in the hand: what may come next, in words where it is no square. */
function Choosing({ table, hand }: DockProps) {
  const duel = table.state.value;
  const next = hand.next.value;
  const picks = hand.picks.value;
  const { taps } = hand.held.value;
  const enough = picks.find(pick => pick.taps.length === taps.length);
  const inWords = next.filter(tap => tap.tap !== 'square');
  const squares = next.some(tap => tap.tap === 'square');
  const [first] = taps;
  const unit = first?.tap === 'square' && duel.units[first.at] ? first.at : undefined;
  return (
    <Asking
      text={next.some(isPart) ? (squares ? w.orPart : w.part) : squares ? w.tapSquare : w.choose}
      beside={unit === undefined ? null : <UnitTold duel={duel} at={unit} />}
    >
      {inWords.map(tap => (
        <Answer key={JSON.stringify(tap)} text={tapText(duel, tap)} onClick={() => hand.tapped(tap)} />
      ))}
      {enough ? <Answer text={w.enough} main onClick={() => hand.send(enough)} /> : null}
      <Answer text={w.letGo} onClick={hand.letGo} />
    </Asking>
  );
}

/** Two slots of a row that take the same are one answer. */
const alike = (duel: Duel, taps: readonly Tap[]): readonly Tap[] => {
  const texts = taps.map(tap => tapText(duel, tap));
  return taps.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
};

/** Each thing that may be said before the roll, with its chance, where odds are shown. */
function Said({
  table,
  odds,
  faces,
  asked,
}: DockProps & { asked: Extract<Question, { ask: 'roll' | 'choice' }> }) {
  return odds && asked.deeds.length > 0 ? (
    <Intents table={table} deeds={asked.deeds} bones={asked.bones} faces={faces} odds={odds} />
  ) : null;
}

function OfQuestion(props: DockProps & { asked: Question }) {
  const { table, asked, faces, hand, odds, shows } = props;
  const next = hand.next.value;
  const duel = table.state.value;
  const uses = next.filter(tap => tap.tap === 'use');
  const useButtons = uses.map(tap => (
    <span key={JSON.stringify(tap)} class="dl-use-here">
      <Answer text={tapText(duel, tap)} onClick={() => hand.tapped(tap)} />
    </span>
  ));
  switch (asked.ask) {
    case 'quarry':
      return (
        <Asking text={w.quarry}>
          {asked.warned.length > 0 ? <span class="soft">{w.warned(asked.warned.join(', '))}</span> : null}
        </Asking>
      );
    case 'handicap':
      return <Early table={table} asked={asked} />;
    case 'counters':
      return duel.light ? (
        <Asking text={w.counters} lines={props}>
          <Answer text={w.count} main onClick={() => table.send({ do: 'played' })} />
        </Asking>
      ) : (
        <Counters table={table} />
      );
    case 'roll':
      return (
        <Asking
          text={asked.declared ? w.declared : asked.deeds.length > 0 ? w.declare : w.rollNow}
          lines={props}
        >
          {asked.declared ? null : <Said {...props} asked={asked} />}
          {asked.bones.map(bone => (
            <FaceStrip
              key={bone}
              table={table}
              bone={bone}
              faces={faces.get(bone)}
              open={odds !== undefined}
            />
          ))}
          {useButtons}
          {!asked.declared && duel.seats[duel.turn.side].will ? <WillRoll table={table} /> : null}
        </Asking>
      );
    case 'act':
      if (duel.light)
        return (
          <OnTheBoard table={table} of={{ value: asked.value }}>
            {useButtons}
          </OnTheBoard>
        );
      return (
        <Asking text={w.act(asked.value)}>
          {useButtons}
          {asked.mayPass ? (
            <Answer text={w.pass} onClick={() => table.send(...withRest(duel, { do: 'pass' }))} />
          ) : null}
        </Asking>
      );
    case 'choice':
      if (duel.light)
        return (
          <OnTheBoard table={table} of={{}}>
            {useButtons}
          </OnTheBoard>
        );
      return <OfChoice {...props} asked={asked} uses={useButtons} />;
    case 'slot':
      return (
        <Asking text={w.slot(asked.value)} lines={props}>
          {(shows ? alike(duel, next) : []).flatMap(tap =>
            tap.tap === 'slot'
              ? [
                  <Answer
                    key={JSON.stringify(tap)}
                    text={tapText(duel, tap)}
                    onClick={() => hand.tapped(tap)}
                  />,
                ]
              : [],
          )}
          {useButtons}
          <Answer text={w.keep} onClick={() => table.send(...withRest(duel, { do: 'keep' }))} />
        </Asking>
      );
    case 'gift': {
      if (duel.light) return <OnTheBoard table={table} of={{ skill: asked.skill }} />;
      if (asked.skill === 'waxingMoon') return <Counters table={table} waxing />;
      return <Gift table={table} hand={hand} skill={asked.skill} />;
    }
    case 'end':
      return (
        <Asking text={isQuiet(duel) ? w.quiet : w.done} lines={props}>
          <Answer text={w.end} main onClick={() => table.send({ do: 'end' })} />
          {isQuiet(duel) ? <Answer text={w.draw} onClick={() => table.send({ do: 'draw' })} /> : null}
          {useButtons}
        </Asking>
      );
  }
}

/** WB-2, HX-2: between the journey and the slot. */
function OfChoice(
  props: DockProps & { asked: Extract<Question, { ask: 'choice' }>; uses: readonly ComponentChildren[] },
) {
  const { table, asked, uses, faces, odds } = props;
  const { wibo } = turnOf(table.state.value);
  const named = wibo.at === 'morph' && wibo.named !== null;
  const rolls = asked.of === 'retreat' || named;
  const text =
    asked.of === 'hex' ? w.hex : asked.of === 'retreat' ? w.retreat : named ? w.morphNamed : w.morph;
  return (
    <Asking text={text} lines={props}>
      {named ? null : <Said {...props} asked={asked} />}
      {rolls
        ? asked.bones.map(bone => (
            <FaceStrip
              key={bone}
              table={table}
              bone={bone}
              faces={faces.get(bone)}
              open={odds !== undefined}
            />
          ))
        : null}
      {uses}
      <Answer text={w.goOn} main={!rolls} onClick={() => table.send({ do: 'done' })} />
    </Asking>
  );
}
