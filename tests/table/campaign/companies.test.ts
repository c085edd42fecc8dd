import { afterEach, expect, it, vi } from 'vitest';
import { companies, listCompanies } from '../../../src/table/campaign/companies';
import { foundCompany, openCompany } from '../../../src/table/campaign/open';
import { foundation } from '../../campaign/company';
import { value } from '../../storage/setup';
import { say } from '../../support/words';

// A page that is only ever left.
vi.stubGlobal('document', new EventTarget());
vi.stubGlobal('window', new EventTarget());
afterEach(() => vi.unstubAllGlobals());

it('a line of the list tells the name, the chapter, the phase and the four, as they are now', async () => {
  const id = value(await foundCompany(foundation({ chapter: 3 })));
  await listCompanies();
  const line = () => companies.here.value?.find(one => one.id === id);
  const four = ['warden', 'priest', 'witch', 'ranger'];
  expect(line()).toMatchObject({ name: 'The Lanterns', chapter: 3, phase: 'start', classes: four });
  const open = value(await openCompany(id, say));
  expect(open.send({ do: 'beginChapter' })).toBe(true);
  await listCompanies();
  expect(line()).toMatchObject({ chapter: 3, phase: 'story', classes: four });
});
