import '../parts/campaign.css';
import '../parts/pictures.css';
import '../../words/said/shared/learn-saves';
import { useEffect } from 'preact/hooks';
import { broughtBack } from '../../../play/store';
import { companies, listCompanies, type SavedCompany } from '../../../table/campaign/companies';
import { KeptNowhere } from '../../parts/documents/KeptNowhere';
import { SavesNews } from '../../parts/documents/SavesNews';
import { TakeAlong } from '../../parts/documents/TakeAlong';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { banner } from '../../parts/frame/icons-home.gen';
import { Page } from '../../parts/frame/Page';
import { hrefTo } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { Face } from '../parts/Face';

const w = words.list;

export function Companies() {
  useEffect(() => {
    // What was played last is written first, so that the list tells how it stands.
    companies.forget();
    listCompanies().catch(console.error);
  }, []);
  const all = companies.all.value;
  return (
    <Page title={w.title}>
      <p class="soft">{all && all.length === 0 ? w.none : w.note}</p>
      <KeptNowhere />
      <SavesNews rescued={broughtBack.value} due={false} />
      {all ? (
        <ul class="bare stack">
          {all.map(one => (
            <li key={one.id} class="row company-row">
              {one.deleted ? <Gone of={one} /> : <Line of={one} />}
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{common.app.loading}</p>
      )}
      <a class="way panel main" href={hrefTo('company', 'new')}>
        <Icon of={banner} />
        <span class="grow">
          <span class="way-name">{w.found}</span>
          <span class="way-note">{w.foundNote}</span>
        </span>
        <Stroke of="next" />
      </a>
      <div class="row">
        <a class="btn quiet" href={hrefTo('settings')}>
          <Stroke of="gear" />
          {w.files}
        </a>
      </div>
    </Page>
  );
}

function Line({ of: one }: { of: SavedCompany }) {
  const phases: Record<string, string> = words.course.phases;
  return (
    <>
      <a class="way panel grow" href={hrefTo('company', one.id)}>
        <span class="grow">
          <span class="way-name">{one.name}</span>
          <span class="way-note">
            {one.phase === 'over' ? w.over : `${w.chapter(one.chapter)} · ${phases[one.phase] ?? ''}`} ·{' '}
            {new Date(one.played).toLocaleDateString()}
          </span>
        </span>
        <span class="row faces">
          {one.classes.map(id => (
            <Face key={id} of={id} />
          ))}
        </span>
        <Stroke of="next" />
      </a>
      <TakeAlong id={one.id} name={one.name} />
      <button
        type="button"
        class="btn square"
        aria-label={w.remove(one.name)}
        onClick={() => {
          companies.remove(one.id).catch(console.error);
        }}
      >
        <Stroke of="close" />
      </button>
    </>
  );
}

function Gone({ of: one }: { of: SavedCompany }) {
  return (
    <>
      <span class="grow soft">{w.removed(one.name)}</span>
      <button
        type="button"
        class="btn"
        onClick={() => {
          companies.bringBack(one.id).catch(console.error);
        }}
      >
        {w.bringBack}
      </button>
    </>
  );
}
