import '../setup/setup.css';
import '../words/said/learn-setup';
import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../../basics/said';
import type { FightEntry } from '../../campaign/fight';
import type { Setup } from '../../encounter/model/setup';
import { type Shelf, shelf } from '../../table/campaign/encounters';
import { detailOf, uncopied } from '../../table/campaign/into-fight';
import { noKnownCards } from '../../table/campaign/known-cards';
import { beginLinked } from '../../table/campaign/linked';
import { type Draft, freshDraft, heroClasses, heroOf, setupOf } from '../../table/setup/draft';
import { readyFights, readySetup } from '../../table/setup/ready';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { Foe } from '../setup/Foe';
import { Modes } from '../setup/Help';
import { go } from '../shell/router';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { presetNames } from '../words/preset';
import { say } from '../words/say';
import { useCompany } from './context';

const w = words.fight;
const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

interface Props {
  entry: FightEntry;
  /** Goes on when the fight may begin; where a rule speaks against it, as soon as the players do it anyway. */
  before: (then: () => void) => boolean;
  /** A setup that is refused when this sheet is closed already. */
  onRefused: (why: Said) => void;
  onClose: () => void;
}

/** The foe alone is asked for: who comes, and with what, the campaign knows. */
export function LinkFight({ entry, before, onRefused, onClose }: Props) {
  const company = useCompany();
  const [draft, setDraft] = useState<Draft>(freshDraft);
  const [refused, setRefused] = useState<Said | undefined>(undefined);
  const [detail, setDetail] = useState(() => detailOf(entry));
  const [own, setOwn] = useState<Shelf>({ encounters: [], cards: noKnownCards });
  /** A boss of the table's own is put together here; all others begin as soon as they are chosen. */
  const [making, setMaking] = useState(false);
  useEffect(() => {
    shelf(entry.chapter).then(setOwn, console.error);
  }, [entry.chapter]);
  const missing = uncopied(entry, own.cards);
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const begin = (base: Setup | undefined) => {
    if (!base) return;
    const ready = before(() => {
      beginLinked(company.id, entry, base, say, detail, own.cards).then(begun => {
        if (begun.ok) go('fight', begun.value);
        else if (ready) setRefused(begun.error.message);
        else onRefused(begun.error.message);
      }, console.error);
    });
    if (!ready) onClose();
  };
  const places = heroClasses.slice(0, 4).map(one => heroOf(one.id));
  return (
    <Sheet
      title={w.choose}
      onClose={onClose}
      wide
      foot={
        making ? (
          <button
            type="button"
            class="btn main big"
            onClick={() => begin(setupOf({ ...draft, heroes: places }, seed(), presetNames))}
          >
            {common.setup.begin}
          </button>
        ) : null
      }
    >
      {refused ? <p role="alert">{say(refused)}</p> : null}
      <Choice
        label={w.detail}
        value={detail}
        options={(['light', 'full'] as const).map(id => ({ id, text: w.details[id] }))}
        onPick={setDetail}
      />
      <p class="soft">{w.detailNotes[detail]}</p>
      {missing.length > 0 ? <p class="soft">{w.uncopied(missing.map(say).join(', '))}</p> : null}
      {making ? (
        <>
          <div class="choices">
            <button type="button" class="btn" onClick={() => setMaking(false)}>
              {w.notOwn}
            </button>
          </div>
          <Foe draft={draft} onChange={change} />
          <Modes
            settings={draft.settings}
            onChange={settings => change({ settings })}
            noApp={common.setup.noCards}
          />
        </>
      ) : (
        <>
          <p class="soft">{w.tapToBegin}</p>
          {own.encounters.length > 0 ? (
            <>
              <h3>{w.packs}</h3>
              <div class="choices">
                {own.encounters.map(one => (
                  <button key={one.key} type="button" class="btn" onClick={() => begin(one.setup(seed()))}>
                    {one.name}
                  </button>
                ))}
              </div>
            </>
          ) : null}
          <h3>{w.ready}</h3>
          <div class="choices">
            {readyFights.map(fight => (
              <button
                key={fight.id}
                type="button"
                class="btn"
                onClick={() => begin(readySetup(fight.id, seed()))}
              >
                {fight.name}
              </button>
            ))}
          </div>
          <h3>{w.else}</h3>
          <div class="choices">
            <button type="button" class="btn" onClick={() => setMaking(true)}>
              {w.own}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
