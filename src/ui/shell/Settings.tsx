import type { Device } from '../../offline/device';
import { Page } from '../parts/frame/Page';
import { Choice } from '../parts/input/Choice';
import { words } from '../words';
import { awakeWords } from '../words/awake';
import { deviceWords } from '../words/device';
import { canBuzz, hands, motions, offOn, onOff, prefs, textSizes, themes } from './prefs';
import { Saves } from './Saves';
import { WayTo } from './WayTo';

const w = words.settings;

export function Settings({ device }: { device: Device | undefined }) {
  return (
    <Page title={w.title}>
      <section class="panel settings">
        <div class="settings-choices">
          <Choice
            label={w.theme}
            value={prefs.theme.value}
            options={themes.map(id => ({ id, text: w.themes[id] }))}
            onPick={id => {
              prefs.theme.value = id;
            }}
          />
          <Choice
            label={w.text}
            value={prefs.text.value}
            options={textSizes.map(id => ({ id, text: w.texts[id] }))}
            onPick={id => {
              prefs.text.value = id;
            }}
          />
          <Choice
            label={w.hand}
            value={prefs.hand.value}
            options={hands.map(id => ({ id, text: w.handChoices[id] }))}
            onPick={id => {
              prefs.hand.value = id;
            }}
          />
          <Choice
            label={w.motion}
            value={prefs.motion.value}
            options={motions.map(id => ({ id, text: w.motions[id] }))}
            onPick={id => {
              prefs.motion.value = id;
            }}
          />
          {canBuzz() ? (
            <Choice
              label={w.haptics}
              value={prefs.haptics.value}
              options={onOff.map(id => ({ id, text: w.onOff[id] }))}
              onPick={id => {
                prefs.haptics.value = id;
              }}
            />
          ) : null}
          <Choice
            label={w.sound}
            value={prefs.sound.value}
            options={offOn.map(id => ({ id, text: w.onOff[id] }))}
            onPick={id => {
              prefs.sound.value = id;
            }}
          />
          <Choice
            label={w.aloud}
            value={prefs.aloud.value}
            options={offOn.map(id => ({ id, text: w.onOff[id] }))}
            onPick={id => {
              prefs.aloud.value = id;
            }}
          />
          <Choice
            label={w.clock}
            value={prefs.clock.value}
            options={offOn.map(id => ({ id, text: w.onOff[id] }))}
            onPick={id => {
              prefs.clock.value = id;
            }}
          />
        </div>
        <p class="soft">{w.kept}</p>
        {device ? <p class="soft">{words.device.kept[device.updates.kept.value]}</p> : null}
        {device?.awake.value === 'impossible' ? <p class="soft">{awakeWords.impossible}</p> : null}
        <WayTo to={['settings', 'device']} name={deviceWords.title} note={deviceWords.note} />
      </section>
      <Saves />
    </Page>
  );
}
