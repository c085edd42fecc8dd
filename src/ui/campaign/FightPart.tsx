import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '../../basics/said';
import { fightEntry } from '../../campaign/fight';
import { blankResult } from '../../table/campaign/from-fight';
import { type Home, type Linked, linkedFight, linkedResult } from '../../table/campaign/linked';
import { Icon, Stroke } from '../parts/Icon';
import { banner, swords } from '../parts/icons-home.gen';
import { go } from '../shell/router';
import { words } from '../words/campaign';
import { say } from '../words/say';
import { ChapterBoxes } from './ChapterBoxes';
import { useCompany } from './context';
import { Entry } from './Entry';
import { FourNow } from './FourNow';
import { fightWay } from './fightWay';
import { Medic, Tough } from './Helps';
import { LinkFight } from './LinkFight';
import { Reminders } from './Reminders';
import { ResultSheet } from './ResultSheet';
import { Bags } from './SaveBags';
import { Steps } from './Steps';

const w = words.fight;

/** Before and during the encounter: into a fight of the app, or told from the table. */
export function FightPart() {
  const company = useCompany();
  const state = company.state.value;
  const entry = fightEntry(state);
  const between = state.course.phase === 'between';
  const [linked, setLinked] = useState<Linked | undefined>(undefined);
  const [choosing, setChoosing] = useState(false);
  const [result, setResult] = useState<Home | undefined>(undefined);
  const [refused, setRefused] = useState<Said | undefined>(undefined);
  useEffect(() => {
    linkedFight(company.id, entry).then(setLinked, console.error);
  }, [company.id, entry.chapter, entry.attempt]);
  const take = (id: string) => {
    linkedResult(id).then(
      came => {
        if (!came.ok) setRefused(came.error.message);
        else if (came.value) setResult(came.value);
        else setRefused(w.notOver);
      },
      () => setRefused(w.missing),
    );
  };
  /** What was chosen while the rules object: it follows when the players begin the fight anyway. */
  const waiting = useRef<(() => void) | undefined>(undefined);
  const broken = company.broken.value;
  useEffect(() => {
    const next = waiting.current;
    if (between && broken) return;
    waiting.current = undefined;
    if (!between) next?.();
  }, [between, broken]);
  /** EN-10: first the tokens of a replay; the rules object, and the fight is not begun. */
  const begun = (then: () => void): boolean => {
    const ready = !between || company.send({ do: 'beginFight' });
    if (ready) then();
    else waiting.current = then;
    return ready;
  };
  /** Of the ways on the one that is meant now, in the dock as well. */
  const main: WayProps = linked?.over
    ? { icon: banner, name: w.take, note: w.takeNote, onGo: () => take(linked.id) }
    : linked
      ? {
          icon: swords,
          name: w.goOn,
          note: w.round(linked.round),
          onGo: () => begun(() => go('fight', linked.id)),
        }
      : { icon: swords, name: w.here, note: w.hereNote, onGo: () => setChoosing(true) };
  useEffect(() => {
    fightWay.value = main;
  });
  useEffect(
    () => () => {
      fightWay.value = undefined;
    },
    [],
  );
  return (
    <>
      {between ? <Steps /> : null}
      {between && state.variants.toughAsNails === 'roll' ? <Tough /> : null}
      {between ? <Medic who="all" /> : null}
      {refused ? (
        <p class="refusal" role="alert">
          {say(refused)}
        </p>
      ) : null}
      <Way {...main} main />
      <Way
        icon={banner}
        name={w.table}
        note={w.tableNote}
        onGo={() => setResult({ fight: blankResult(entry), faceDown: [] })}
      />
      <Entry entry={entry} />
      {between ? (
        <section class="panel part" aria-label={words.story.boxes}>
          <h2>{words.story.boxes}</h2>
          <ChapterBoxes chapter={state.chapter} />
        </section>
      ) : null}
      {between ? <Reminders /> : null}
      {between ? <Bags /> : null}
      {between ? (
        <details class="panel part fold unfolds">
          <summary>{words.story.company}</summary>
          <FourNow />
        </details>
      ) : null}
      {choosing ? (
        <LinkFight entry={entry} before={begun} onRefused={setRefused} onClose={() => setChoosing(false)} />
      ) : null}
      {result ? <ResultSheet home={result} onClose={() => setResult(undefined)} /> : null}
    </>
  );
}

interface WayProps {
  icon: string;
  name: string;
  note: string;
  main?: boolean;
  onGo: () => void;
}

function Way(props: WayProps) {
  return (
    <button type="button" class={props.main ? 'way panel main' : 'way panel'} onClick={props.onGo}>
      <Icon of={props.icon} />
      <span class="grow">
        <span class="way-name">{props.name}</span>
        <span class="way-note">{props.note}</span>
      </span>
      <Stroke of="next" />
    </button>
  );
}
