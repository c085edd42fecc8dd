import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../../basics/result';
import type { Setup } from '../../../encounter/model/setup';
import { openPack } from '../../../packs/door';
import type { Pack } from '../../../packs/pack';
import { packOf } from '../../../table/packs/find';
import { ownSetup, practiceSetup } from '../../../table/packs/try';
import { companySize, type Draft, freshDraft } from '../../../table/setup/draft';
import { Icon, Stroke } from '../../parts/Icon';
import { swords } from '../../parts/icons-home.gen';
import { Page } from '../../parts/Page';
import { Company } from '../../setup/Company';
import { Help } from '../../setup/Help';
import '../../setup/setup.css';
import { words } from '../../words';
import { packWords as w } from '../../words/packs';
import { presetNames } from '../../words/preset';
import { begin, seed } from '../parts/begin';
import { Emblem } from '../parts/Emblem';
import { Findings } from '../parts/Findings';

/** A fight from a pack: with the practice company in one tap, or with the four of this table. */
export function PlayPage({ id, encounter }: { id: string; encounter: string }) {
  const [found, setFound] = useState<Pack | 'missing' | undefined>(undefined);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [draft, setDraft] = useState<Draft>({
    ...freshDraft,
    settings: { ...freshDraft.settings, stage: 'app' },
  });
  useEffect(() => {
    packOf(id).then(pack => setFound(pack ?? 'missing'), console.error);
  }, [id]);
  const chosen =
    found && found !== 'missing' ? found.encounters.find(one => one.id === encounter) : undefined;
  if (!found) return <p class="page soft">{words.app.loading}</p>;
  if (found === 'missing' || !chosen)
    return (
      <Page title={w.title} back={['packs']}>
        <p role="alert">{w.page.missing}</p>
      </Page>
    );
  const alone = { ...found, encounters: [chosen] };
  const problems: readonly Problem[] = problemsOf(alone);
  if (problems.length > 0)
    return (
      <Page title={chosen.name} back={['packs', id]}>
        <p role="alert">{w.problems(problems.length)}</p>
        <Findings of={problems} grave pack={alone} inside="encounters[0]" />
      </Page>
    );
  const start = (setup: Setup) => {
    begin(setup).then(setRefused, console.error);
  };
  const change = (part: Partial<Draft>) => setDraft(old => ({ ...old, ...part }));
  const missing = companySize - draft.heroes.length;
  const unknown = chosen.cards.length < 15 || chosen.cards.some(card => !card.known);
  const own = draft.settings.stage === 'app' && unknown ? 'physical' : draft.settings.stage;
  return (
    <Page title={chosen.name} back={['packs', id]}>
      {refused ? <p role="alert">{refused}</p> : null}
      <div class="pack-head">
        <Emblem pack={found} encounter={chosen.id} large />
        {chosen.flavour ? <p class="grow">{chosen.flavour}</p> : null}
      </div>
      <button type="button" class="way panel main" onClick={() => start(practiceSetup(chosen, seed()))}>
        <Icon of={swords} />
        <span class="grow">
          <span class="way-name">{w.play.practice}</span>
          <span class="way-note">{w.play.practiceNote}</span>
        </span>
        <Stroke of="next" />
      </button>
      <details class="hero-more unfolds">
        <summary>{w.play.company}</summary>
        <div class="setup">
          <Company draft={draft} onChange={change} />
          <Help draft={draft} onChange={change} noApp={unknown ? words.setup.noCards : undefined} />
        </div>
        <div class="setup-foot">
          <button
            type="button"
            class="btn main big"
            disabled={missing > 0}
            onClick={() =>
              start(
                ownSetup(
                  chosen,
                  { ...draft, settings: { ...draft.settings, stage: own } },
                  seed(),
                  presetNames,
                ),
              )
            }
          >
            {missing > 0 ? words.setup.missing(missing) : words.setup.begin}
          </button>
        </div>
      </details>
    </Page>
  );
}

function problemsOf(pack: Pack): readonly Problem[] {
  const opened = openPack(pack);
  return opened.ok ? [] : opened.error;
}
