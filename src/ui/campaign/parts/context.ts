import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Company } from '../../../table/campaign/company';

export const CompanyContext = createContext<Company | undefined>(undefined);

export function useCompany(): Company {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('No company is open here.');
  return company;
}
