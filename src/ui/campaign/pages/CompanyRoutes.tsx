import '../parts/campaign.css';
import '../parts/pictures.css';
import { lazy } from '../../parts/lazy';
import { Companies } from './Companies';

// The list needs none of the rules of a campaign.
const Found = lazy(async () => (await import('./Found')).Found);
const CompanyPage = lazy(async () => (await import('./CompanyPage')).CompanyPage);

/** All pages of campaigns: `#/company`, `#/company/new`, `#/company/<id>/<part>/<who>`. */
export function CompanyRoutes({ rest }: { rest: readonly string[] }) {
  const [id, part, who] = rest;
  if (!id) return <Companies />;
  if (id === 'new') return <Found />;
  return <CompanyPage id={id} part={part} who={who} />;
}
