import '../parts/campaign.css';
import '../parts/pictures.css';
import '../../words/said/campaign/learn-campaign';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../basics/result';
import type { Company } from '../../../table/campaign/company';
import { openCompany } from '../../../table/campaign/open';
import { PhonesButton } from '../../parts/exchange/PhonesButton';
import { Page } from '../../parts/frame/Page';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { Book, pages } from '../book/Book';
import { Chapter } from '../chapter/Chapter';
import { Onward } from '../chapter/Onward';
import { Glance } from '../glance/Glance';
import { Paper } from '../paper/Paper';
import { Breaches } from '../parts/Breaches';
import { CompanyContext } from '../parts/context';
import { Past } from '../past/Past';
import { People } from '../sheet/People';

const w = words.page;

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
      <Shown id={id} part={part} who={who} />
    </CompanyContext.Provider>
  );
}

function Shown({ id, part, who }: Props) {
  const page = pages.find(one => one === part) ?? (part === 'paper' ? undefined : 'now');
  return (
    <Book open={page} leaf={who ?? part ?? ''} ways={page === 'now' ? <Onward /> : null}>
      {page === 'past' ? null : <Breaches />}
      {page === 'now' ? <Chapter /> : null}
      {page === 'sheet' ? (
        <>
          <Glance />
          <PhonesButton id={id} />
        </>
      ) : null}
      {page === 'people' ? <People who={who} /> : null}
      {page === 'past' ? <Past /> : null}
      {page === undefined ? <Paper /> : null}
    </Book>
  );
}
