import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type OtherCompany,
  otherCompanies,
  type Remembered,
  rememberedIn,
} from '../../../table/campaign/remembered';
import { useCompany } from '../parts/context';

/** What this group has written down before, here or in another of its companies. */
export function useRemembered(): Remembered {
  const company = useCompany();
  const others = useOthers();
  const state = company.state.value;
  return useMemo(
    () => rememberedIn([state, ...others.map(one => one.sheets)], company.written()),
    [state, others],
  );
}

/** The other companies on this device; none until they are read. */
export function useOthers(): readonly OtherCompany[] {
  const company = useCompany();
  const [others, setOthers] = useState<readonly OtherCompany[]>([]);
  useEffect(() => {
    let here = true;
    otherCompanies(company.id).then(found => {
      if (here) setOthers(found);
    }, console.error);
    return () => {
      here = false;
    };
  }, [company.id]);
  return others;
}
