import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '../../../basics/said';
import { fightEntry } from '../../../campaign/facts/fight';
import { blankResult } from '../../../table/campaign/from-fight';
import { type Home, type Linked, linkedFight, linkedResult } from '../../../table/campaign/linked';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { banner, swords } from '../../parts/frame/icons-home.gen';
import { cameFrom, go } from '../../shell/router';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { Refusal } from '../book/Refusal';
import { Medic, Tough } from '../helps/Helps';
import { Reminders } from '../helps/Reminders';
import { Bags } from '../helps/SaveBags';
import { Now } from '../owed/Now';
import { ChapterBoxes } from '../parts/ChapterBoxes';
import { useCompany } from '../parts/context';
import { FourNow } from '../people/FourNow';
import { Encounters } from './Encounters';
import { fightWay } from './fightWay';
import { LinkFight } from './LinkFight';
import { Ready } from './Ready';
import { ResultSheet } from './ResultSheet';
import { useEncounters } from './useEncounters';

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
  // Whoever comes from the last blow finds its result open.
  const fresh = useRef(cameFrom()[0] === 'fight');
  useEffect(() => {
    linkedFight(company.id, entry).then(found => {
      setLinked(found);
      if (found?.over && fresh.current) take(found.id);
      fresh.current = false;
    }, console.error);
  }, [company.id, entry.chapter, entry.attempt]);
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
  const encounters = useEncounters(entry, begun, setRefused);
  const { likely } = encounters;
  /** Of the ways on the one that is meant now, in the bar as well. */
  const main: WayProps = linked?.over
    ? { icon: banner, name: w.take, note: w.takeNote, onGo: () => take(linked.id) }
    : linked
      ? {
          icon: swords,
          name: w.goOn,
          note: w.round(linked.round),
          onGo: () => begun(() => go('fight', linked.id)),
        }
      : likely
        ? { icon: swords, name: w.fightIt(likely.name), note: w.hereNote, onGo: likely.begin }
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
      {linked ? <Way {...main} main /> : null}
      {between ? <Now /> : null}
      <section class="leaf" aria-label={w.entry} data-spot="fight">
        <h2>
          {w.entry} <span class="soft">{w.attempt(entry.attempt)}</span>
        </h2>
        <Ready entry={entry} />
        <Refusal spot="fight" />
      </section>
      {refused ? (
        <p class="refused" role="alert">
          {say(refused)}
        </p>
      ) : null}
      {linked ? null : <Encounters encounters={encounters} onOwn={() => setChoosing(true)} />}
      <Way
        icon={banner}
        name={w.table}
        note={w.tableNote}
        onGo={() => setResult({ fight: blankResult(entry), faceDown: [] })}
      />
      {between ? (
        <div class="leaves">
          {state.variants.toughAsNails === 'roll' ? <Tough /> : null}
          <Medic who="all" />
          <section class="leaf" aria-label={words.story.boxes}>
            <h2>{words.story.boxes}</h2>
            <ChapterBoxes chapter={state.chapter} />
          </section>
          <Reminders />
          <details class="leaf fold unfolds">
            <summary>{words.story.company}</summary>
            <FourNow />
          </details>
          <Bags />
        </div>
      ) : null}
      {choosing ? (
        <LinkFight encounters={encounters} chapter={entry.chapter} onClose={() => setChoosing(false)} />
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
