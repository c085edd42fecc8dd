import { expect, it } from 'vitest';
import { BLANK } from '../../../src/campaign/model/state';
import { openSession } from '../../../src/session/session';
import { knownKind } from '../../../src/storage/known';
import { openStore } from '../../../src/storage/store';
import { campaignKindName } from '../../../src/table/campaign/companies';
import { playOn } from '../../../src/table/campaign/company';
import { campaignKind } from '../../../src/table/campaign/kind';
import { foundation, play } from '../../campaign/company';
import { faultyPort } from '../../storage/faults';
import { singleTab, value } from '../../storage/setup';
import { say } from '../../support/words';

it('OWN-16: the list calls a company as its sheet does, also when the renaming is undone and done again', async () => {
  const store = await openStore({
    kinds: [knownKind(campaignKind)],
    port: faultyPort(),
    ...singleTab,
    name: 'names',
  });
  const state = play(BLANK, foundation());
  const id = value(await store.create(campaignKind, { name: 'The Lanterns (copy)', state }));
  const session = value(await openSession({ store, kind: campaignKind, id }));
  const company = playOn(session, say);
  const listed = async () => {
    await session.settled();
    return value(await store.list(campaignKindName)).map(one => one.name);
  };
  // A copy keeps the name that tells it apart until somebody renames it.
  expect(await listed()).toEqual(['The Lanterns (copy)']);
  company.send({ set: 'notes', notes: 'Rain.' });
  // The history keeps the title worded.
  expect(company.undoTitle.value).toBe(say({ say: 'campaign.title-notes' }));
  expect(company.undoTitle.value).not.toContain('campaign');
  expect(await listed()).toEqual(['The Lanterns (copy)']);
  company.send({ set: 'name', name: 'The Wolves' });
  await expect.poll(listed).toEqual(['The Wolves']);
  company.undo();
  await expect.poll(listed).toEqual(['The Lanterns']);
  company.redo();
  await expect.poll(listed).toEqual(['The Wolves']);
  await company.close();
});
