import './campaign.css';
import './pictures.css';
import { Companies } from './Companies';
import { CompanyPage } from './CompanyPage';
import { Found } from './Found';

/** All pages of campaigns, one chunk: `#/company`, `#/company/new`, `#/company/<id>/<part>/<who>`. */
export function CompanyRoutes({ rest }: { rest: readonly string[] }) {
  const [id, part, who] = rest;
  if (!id) return <Companies />;
  if (id === 'new') return <Found />;
  return <CompanyPage id={id} part={part} who={who} />;
}
