import { useState } from 'preact/hooks';
import { Page } from '../../../../ui/parts/frame/Page';
import { WayInside } from '../../../../ui/parts/frame/WayInside';
import { InputField } from '../../../../ui/parts/input/InputField';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { go } from '../../../../ui/shell/router';
import { campaignWith } from '../../rules/box/level-of';
import { newCampaign } from '../../rules/campaign/decide';
import { type Course, courses } from '../../rules/campaign/model';
import { SHORT_NAME_LENGTH } from '../../rules/fields';
import { meresideCampaign } from '../../sample/drowned-stair';
import { lookIntoBox } from '../../table/box';
import { beginCampaign } from '../../table/campaigns';
import { words as w } from '../../words/campaign';
import { newSeed } from '../begin';

/** CA-1, CA-5: how long it is, and who goes. */
export function NewCampaign() {
  const [name, setName] = useState('');
  const [course, setCourse] = useState<Course>('ten');
  const found = (sample: boolean) => () => {
    const called = name.trim() || w.unnamed;
    const seed = newSeed();
    const state = sample
      ? Promise.resolve(meresideCampaign(called, course, seed))
      : lookIntoBox().then(box => campaignWith(newCampaign(called, course, seed), box, seed));
    state.then(beginCampaign).then(begun => {
      if (begun.ok) go('darkholds', 'campaign', begun.value);
    }, console.error);
  };
  return (
    <Page title={w.found} back={['darkholds']}>
      <div class="stack">
        <InputField
          label={w.name}
          value={name}
          maxLength={SHORT_NAME_LENGTH}
          placeholder={w.unnamed}
          onInput={setName}
        />
        <div class="dh-chips">
          {courses.map(one => (
            <Toggle key={one} isOn={one === course} onClick={() => setCourse(one)}>
              {w.courses[one]}
            </Toggle>
          ))}
        </div>
        <button type="button" class="way panel main" onClick={found(true)}>
          <WayInside name={w.sampleParty} note={w.samplePartyNote} />
        </button>
        <button type="button" class="way panel" onClick={found(false)}>
          <WayInside name={w.ownParty} note={w.ownPartyNote} />
        </button>
      </div>
    </Page>
  );
}
