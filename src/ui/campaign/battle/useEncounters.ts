import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../../../basics/said';
import type { FightEntry } from '../../../campaign/facts/fight';
import type { Setup } from '../../../encounter/model/setup';
import { type Shelf, shelf } from '../../../table/campaign/encounters';
import { type Detail, detailOf, uncopied } from '../../../table/campaign/into-fight';
import { noKnownCards } from '../../../table/campaign/known-cards';
import { beginLinked, lastEncounter } from '../../../table/campaign/linked';
import { readyFights, readySetup } from '../../../table/setup/ready';
import { go } from '../../shell/router';
import { say } from '../../words/say';
import { useCompany } from '../parts/context';

const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** An encounter that begins with one tap. */
export interface Offer {
  readonly key: string;
  readonly name: string;
  /** Of the chapter that is played. */
  readonly here: boolean;
  readonly begin: () => void;
}

export interface EncountersNow {
  readonly packs: readonly Offer[];
  readonly ready: readonly Offer[];
  /** The one that is meant without a doubt: of this chapter, or the one that is fought again. */
  readonly likely: Offer | undefined;
  readonly detail: Detail;
  readonly setDetail: (detail: Detail) => void;
  readonly missing: readonly Said[];
  readonly begin: (base: Setup | undefined) => void;
}

/** What can be fought, and how the company goes into it: who comes, and with what, the campaign knows. */
export function useEncounters(
  entry: FightEntry,
  before: (then: () => void) => boolean,
  onRefused: (why: Said) => void,
): EncountersNow {
  const company = useCompany();
  const [own, setOwn] = useState<Shelf>({ encounters: [], cards: noKnownCards });
  const [last, setLast] = useState<string | undefined>(undefined);
  const [detail, setDetail] = useState(() => detailOf(entry));
  useEffect(() => {
    shelf(entry.chapter).then(setOwn, console.error);
    lastEncounter(company.id, entry).then(setLast, console.error);
  }, [entry.chapter, entry.attempt]);
  const begin = (base: Setup | undefined) => {
    if (!base) return;
    before(() => {
      beginLinked(company.id, entry, base, say, detail, own.cards).then(begun => {
        if (begun.ok) go('fight', begun.value);
        else onRefused(begun.error.message);
      }, console.error);
    });
  };
  const packs = own.encounters.map(
    (one): Offer => ({
      key: one.key,
      name: one.name,
      here: one.chapter === entry.chapter,
      begin: () => begin(one.setup(seed())),
    }),
  );
  const ready = readyFights.map(
    (one): Offer => ({
      key: one.id,
      name: one.name,
      here: false,
      begin: () => begin(readySetup(one.id, seed())),
    }),
  );
  const all = [...packs, ...ready];
  return {
    packs,
    ready,
    likely: all.find(one => one.name === last) ?? packs.find(one => one.here),
    detail,
    setDetail,
    missing: uncopied(entry, own.cards),
    begin,
  };
}
