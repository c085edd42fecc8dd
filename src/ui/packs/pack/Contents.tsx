import { useState } from 'preact/hooks';
import { copied } from '../../../packs/edit/copy';
import type { Pack } from '../../../packs/pack';
import type { Encounter } from '../../../stage/encounter';
import { handOutPack } from '../../../table/packs/export';
import { changeOnce, groupPack, type Workshop } from '../../../table/packs/open';
import { SaveFound } from '../../parts/documents/SaveFound';
import { SaveHelp } from '../../parts/documents/SaveHelp';
import { Stroke } from '../../parts/frame/Icon';
import { Page } from '../../parts/frame/Page';
import { go, hrefTo } from '../../shell/router';
import { packWords as w } from '../../words/packs';
import { say } from '../../words/say';
import { Folded } from '../form/Folded';
import { useFightsBegun, wasMet } from '../list/begun';
import { Emblem } from '../parts/Emblem';
import { Findings } from '../parts/Findings';
import { TextField } from '../parts/TextField';
import { UndoRow } from '../parts/UndoRow';
import { PartsForm } from './PartsForm';
import { Versions } from './Versions';

interface Props {
  id: string;
  pack: Pack;
  /** Nothing for the pack that comes with the app. */
  shop?: Workshop;
}

/** What a pack holds; cards that nobody has met yet stay covered until somebody wants to see them. */
export function Contents({ id, pack, shop }: Props) {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const own = shop?.origin.value === 'own';
  const check = shop?.check.value;
  const fights = useFightsBegun();
  const copy = async (encounter: Encounter): Promise<string | undefined> => {
    const made = await groupPack(w.own);
    if (!made.ok) return say(made.error.message);
    let copy = '';
    const done = await changeOnce(made.value, w.page.copied(encounter.name), group => {
      const { id: made, edits } = copied(encounter, pack, group);
      copy = made;
      return edits;
    });
    if (!done.ok) return say(done.error.message);
    go('packs', made.value, copy, 'board');
    return undefined;
  };
  return (
    <Page title={pack.name} back={['packs']}>
      {refused ? <p role="alert">{refused}</p> : null}
      {shop?.refused.value ? <p role="alert">{say(shop.refused.value)}</p> : null}
      {shop ? <SaveFound help={shop.saveHelp} /> : null}
      {shop?.problem.value ? (
        <p role="alert">
          {say(shop.problem.value)} <SaveHelp help={shop.saveHelp} />
        </p>
      ) : null}
      {shop ? <UndoRow shop={shop} /> : null}
      {shop && own ? <AboutPack shop={shop} pack={pack} /> : <Facts pack={pack} />}
      <ul class="bare stack">
        {pack.encounters.map(encounter => (
          <li key={encounter.id} class="panel pack-line">
            <div class="pack-head">
              <Emblem pack={pack} encounter={encounter.id} />
              <div class="grow">
                <span class="pack-name">{encounter.name}</span>
                <p class="soft pack-facts">{factsOf(encounter)}</p>
              </div>
            </div>
            {encounter.flavour ? <p>{encounter.flavour}</p> : null}
            <div class="row">
              <a
                class="btn main"
                aria-label={w.page.playOf(encounter.name)}
                href={hrefTo('packs', id, encounter.id, 'play')}
              >
                {w.page.play}
              </a>
              {own ? (
                <a
                  class="btn"
                  aria-label={w.page.editOf(encounter.name)}
                  href={hrefTo('packs', id, encounter.id, 'board')}
                >
                  {w.page.edit}
                </a>
              ) : (
                <Copy
                  name={encounter.name}
                  met={wasMet(fights, encounter)}
                  onCopy={() => {
                    copy(encounter).then(setRefused, console.error);
                  }}
                />
              )}
              {own ? (
                <button
                  type="button"
                  class="btn square"
                  aria-label={w.page.removeOf(encounter.name)}
                  onClick={() =>
                    shop?.change(w.page.takenOut(encounter.name), { edit: 'remove', id: encounter.id })
                  }
                >
                  <Stroke of="close" />
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {pack.encounters.length === 0 ? <p class="soft">{w.empty}</p> : null}
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() => {
            handOutPack(pack).catch(console.error);
          }}
        >
          {w.export}
        </button>
      </div>
      {shop && own ? <PartsForm shop={shop} pack={pack} /> : null}
      {shop ? (
        <Folded title={w.versions.title}>
          <Versions shop={shop} />
        </Folded>
      ) : null}
      {own && check && check.problems.length > 0 ? <Findings of={check.problems} grave pack={pack} /> : null}
    </Page>
  );
}

/** Copying opens the cards in the editor: that is said first. */
function Copy({ name, met, onCopy }: { name: string; met: boolean; onCopy: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="btn" onClick={() => setAsked(true)}>
        {w.page.copy}
        <span class="unseen">: {name}</span>
      </button>
    );
  return (
    <span class="row">
      <span class="soft">{met ? w.page.hiddenRest : w.page.hidden}</span>
      <button type="button" class="btn" onClick={onCopy}>
        {w.page.reveal}
      </button>
    </span>
  );
}

function factsOf(encounter: Encounter): string {
  const { cards } = encounter;
  const taught = cards.filter(card => card.taught).length;
  return [
    encounter.chapter ? w.chapter(encounter.chapter) : '',
    encounter.enemies.map(enemy => enemy.name).join(', '),
    w.cards(cards.filter(card => card.known).length, cards.length),
    taught > 0 ? w.taughtCards(taught) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const Facts = ({ pack }: { pack: Pack }) => (
  <p class="soft">
    {[pack.author ? w.by(pack.author) : '', pack.licence ?? w.noLicence].filter(Boolean).join(' · ')}
  </p>
);

function AboutPack({ shop, pack }: { shop: Workshop; pack: Pack }) {
  const about = { name: pack.name, author: pack.author ?? '', licence: pack.licence ?? '' };
  const change = (part: Partial<typeof about>) =>
    shop.change(w.page.edited, { edit: 'about', about: { ...about, ...part } });
  return (
    <details class="hero-more unfolds">
      <summary>{w.page.about}</summary>
      <div class="stack">
        <TextField label={w.page.name} value={about.name} onChange={name => change({ name })} />
        <TextField label={w.page.author} value={about.author} onChange={author => change({ author })} />
        <TextField label={w.page.licence} value={about.licence} onChange={licence => change({ licence })} />
      </div>
    </details>
  );
}
