import { useState } from 'preact/hooks';
import type { Setup } from '../../../encounter/model/setup';
import { builtinPack } from '../../../packs/builtin';
import { beginFight } from '../../../table/fight/open';
import { keepBox } from '../../../table/packs/keep-box';
import { withMemory } from '../../../table/packs/remember';
import { type Draft, setupOf } from '../../../table/setup/draft';
import { readyFights } from '../../../table/setup/ready';
import { PackWays } from '../../packs/list/PackWays';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { swords } from '../../parts/frame/icons-home.gen';
import { Page } from '../../parts/frame/Page';
import { NewFight } from '../../setup/NewFight';
import { StartPage } from '../../setup/StartPage';
import { go, hrefTo } from '../../shell/router';
import { words } from '../../words';
import { beginWords } from '../../words/begin';
import { presetNames } from '../../words/preset';
import { Art } from '../faces/Art';
import { eye } from '../icons/icons-foes.gen';
import '../../words/said/fight/learn-setup';
import '../../words/said/packs/learn-shelf';
import '../../words/said/fight/learn-table';
import { say } from '../../words/say';

const w = beginWords;

const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

function useBegin() {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const begin = (setup: Setup | undefined) => {
    if (!setup) return;
    beginFight(setup).then(begun => {
      if (begun.ok) go('fight', begun.value);
      else setRefused(say(begun.error.message));
    }, console.error);
  };
  return { refused, begin };
}

/** A fight from a pack with the practice company, or a boss from a preset. */
export function Begin({ which }: { which: string | undefined }) {
  const { refused, begin } = useBegin();
  if (which === 'preset')
    return (
      <>
        {refused ? <p role="alert">{refused}</p> : null}
        <NewFight
          onBegin={(draft: Draft) => {
            // What cannot be read is no reason not to fight.
            const setup = setupOf(draft, seed(), presetNames);
            withMemory(setup).then(begin, () => begin(setup));
            keepBox(setup, say).catch(console.error);
          }}
        />
      </>
    );
  const ready = builtinPack.encounters.find(one => one.id === which);
  if (ready)
    return (
      <StartPage
        key={ready.id}
        pack={builtinPack}
        encounter={ready}
        back={['new']}
        refused={refused}
        seed={seed}
        onBegin={begin}
      />
    );
  return (
    <Page title={words.setup.title}>
      {refused ? <p role="alert">{refused}</p> : null}
      <a class="way panel main" href="#/new/preset">
        <Icon of={swords} />
        <span class="grow">
          <span class="way-name">{w.preset}</span>
          <span class="way-note">{w.presetNote}</span>
        </span>
        <Stroke of="next" />
      </a>
      <PackWays />
      <h2>{w.ready}</h2>
      {readyFights.map(fight => (
        <a key={fight.id} class="way panel" href={hrefTo('new', fight.id)}>
          {fight.picture ? <Art of={fight.picture} /> : <Icon of={eye} />}
          <span class="grow">
            <span class="way-name">{fight.name}</span>
            <span class="way-note">{fight.flavour}</span>
          </span>
          <Stroke of="next" />
        </a>
      ))}
    </Page>
  );
}
