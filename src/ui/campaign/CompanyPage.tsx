import '../words/said/learn-campaign';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../basics/result';
import type { Company } from '../../table/campaign/company';
import { openCompany } from '../../table/campaign/open';
import { Page } from '../parts/Page';
import { SaveFound } from '../parts/SaveFound';
import { TakeAlong } from '../parts/TakeAlong';
import { hrefTo } from '../shell/router';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { say } from '../words/say';
import { Breaches } from './Breaches';
import { Course } from './Course';
import { CompanyContext } from './context';
import { Dock } from './Dock';
import { Onward } from './Onward';
import { Paper } from './Paper';
import { Past } from './Past';
import { People } from './People';
import { SheetPage } from './SheetPage';

const w = words.page;
const tabs = ['now', 'sheet', 'people', 'past'] as const;

interface Props {
  id: string;
  part: string | undefined;
  who: string | undefined;
}

/** Opens a saved company; what stands in the way is said, and another tab's hold can be taken. */
export function CompanyPage({ id, part, who }: Props) {
  const [company, setCompany] = useState<Company | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const open = (takeOver: boolean) => {
    openCompany(id, say, takeOver).then(opened => {
      setCompany(opened.ok ? opened.value : undefined);
      setRefused(opened.ok ? undefined : opened.error);
    }, console.error);
  };
  useEffect(() => open(false), [id]);
  if (refused)
    return (
      <Page title={words.list.title} back={['company']}>
        <p role="alert">{say(refused.message)}</p>
        {refused.code === 'elsewhere' ? (
          <button type="button" class="btn main big" onClick={() => open(true)}>
            {w.here}
          </button>
        ) : null}
      </Page>
    );
  if (company?.id !== id) return <p class="page soft">{common.app.loading}</p>;
  return (
    <CompanyContext.Provider value={company}>
      <Shown company={company} part={part} who={who} />
    </CompanyContext.Provider>
  );
}

function Shown({
  company,
  part,
  who,
}: {
  company: Company;
  part: string | undefined;
  who: string | undefined;
}) {
  const { name } = company.state.value;
  const shown = tabs.find(tab => tab === part) ?? (part === 'paper' ? 'paper' : 'now');
  return (
    <div class="company-screen">
      <Page title={name} back={['company']}>
        <SaveFound help={company.saveHelp} />
        <nav class="tabs" aria-label={w.tabsLabel}>
          {tabs.map(tab => (
            <a
              key={tab}
              class="btn"
              href={tab === 'now' ? hrefTo('company', company.id) : hrefTo('company', company.id, tab)}
              aria-current={tab === shown ? 'page' : undefined}
            >
              {w.tabs[tab]}
            </a>
          ))}
        </nav>
        {shown === 'past' ? null : <Breaches />}
        {shown === 'now' ? <Course /> : null}
        {shown === 'sheet' ? <SheetPage /> : null}
        {shown === 'people' ? <People who={who} /> : null}
        {shown === 'past' ? <Past /> : null}
        {shown === 'past' ? <TakeAlong id={company.id} name={name} wide /> : null}
        {shown === 'paper' ? <Paper /> : null}
      </Page>
      <Dock>{shown === 'now' ? <Onward /> : null}</Dock>
    </div>
  );
}
