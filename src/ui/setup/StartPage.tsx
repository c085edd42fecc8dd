import './setup.css';
import { useState } from 'preact/hooks';
import type { Setup } from '../../encounter/model/setup';
import type { Pack } from '../../packs/pack';
import type { Encounter } from '../../stage/encounter';
import { startSetup, type Who } from '../../table/packs/try';
import { companySize, type Draft } from '../../table/setup/draft';
import { Emblem } from '../packs/parts/Emblem';
import { Page } from '../parts/frame/Page';
import { Choice } from '../parts/input/Choice';
import { words } from '../words';
import { boxWords as box } from '../words/box';
import { presetNames } from '../words/preset';
import { Company } from './Company';
import { Help } from './Help';
import { likelyDraft, rememberStart } from './lastStart';
import { Others } from './Others';

const w = words.setup;

interface Props {
  pack: Pack;
  encounter: Encounter;
  back: readonly string[];
  /** Why it could not be begun. */
  refused: string | undefined;
  seed: () => number;
  onBegin: (setup: Setup) => void;
}

/** Any encounter, of the app or of a pack: company, difficulty, start and mode as last time, begun in one tap. */
export function StartPage({ pack, encounter, back, refused, seed, onBegin }: Props) {
  const unknown = encounter.cards.length < 15 || encounter.cards.some(card => !card.known);
  const [draft, setDraft] = useState<Draft>(() => likelyFor(encounter, unknown));
  const [who, setWho] = useState<Who>(draft.heroes.length === companySize ? 'own' : 'practice');
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const missing = who === 'own' ? companySize - draft.heroes.length : 0;
  const begin = () => {
    if (who === 'own') rememberStart(draft);
    const { settings } = draft;
    const stage = settings.stage === 'app' && unknown ? 'physical' : settings.stage;
    onBegin(
      startSetup(
        encounter,
        { who, draft: { ...draft, settings: { ...settings, stage } } },
        seed(),
        presetNames,
      ),
    );
  };
  return (
    <Page title={encounter.name} back={back}>
      {refused ? <p role="alert">{refused}</p> : null}
      <div class="setup">
        <div class="setup-side">
          <section class="panel setup-part">
            <div class="start-head">
              <Emblem pack={pack} encounter={encounter.id} large />
              {encounter.flavour ? <p>{encounter.flavour}</p> : null}
            </div>
            <Choice
              label={box.who}
              value={who}
              options={(['practice', 'own'] as const).map(id => ({ id, text: box.whose[id] }))}
              onPick={setWho}
            />
            <p class="soft">{box.whoNote[who]}</p>
          </section>
          {who === 'own' ? <Company draft={draft} onChange={change} /> : null}
        </div>
        <div class="setup-side">
          <Help draft={draft} onChange={change} noApp={unknown ? w.noCards : undefined} chapterKnown />
          {who === 'own' ? <Others draft={draft} onChange={change} civiliansKnown /> : null}
        </div>
      </div>
      <div class="setup-foot">
        <button type="button" class="btn main big" disabled={missing > 0} onClick={begin}>
          {missing > 0 ? w.missing(missing) : w.begin}
        </button>
      </div>
    </Page>
  );
}

/** As last time, with the deck in the app where it has the cards. */
function likelyFor({ chapter = 1 }: Encounter, unknown: boolean): Draft {
  const last = likelyDraft();
  const deck = last.settings.board === 'off' || unknown ? last.settings.stage : 'app';
  return { ...last, chapter, settings: { ...last.settings, stage: deck } };
}
