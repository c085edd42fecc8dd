import './menu.css';
import { useState } from 'preact/hooks';
import type { Correction } from '../../../encounter/model/command';
import { TakeAlong } from '../../parts/documents/TakeAlong';
import { PhonesButton } from '../../parts/exchange/PhonesButton';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { book, campfire, cards, tree } from '../../parts/frame/icons-home.gen';
import { Sheet } from '../../parts/frame/Sheet';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { Modes } from '../../setup/Help';
import { onOff, prefs } from '../../shell/prefs';
import { hrefTo } from '../../shell/router';
import { boxWords } from '../../words/box';
import { words } from '../../words/fight';
import { dragging } from '../board/dragging';
import { useDesk, useFight } from '../parts/context';
import { resumeGuide } from '../parts/guide';
import { RefusalLine, useRefusedHere } from '../parts/RefusalLine';
import { MenuJoins } from './MenuJoins';
import { MenuReminders } from './MenuReminders';
import { MenuSkip } from './MenuSkip';

/** The table says: one more of a kind stands there. */
function MenuComes() {
  const desk = useDesk();
  const { enemies } = useFight().view.value.encounter;
  return (
    <fieldset class="choices" aria-label={w.comes}>
      <span class="soft">{w.comes}</span>
      {enemies.map(kind => (
        <button
          key={kind.id}
          type="button"
          class="btn"
          onClick={() =>
            desk.aim({
              sentence: w.comesWhere(kind.name),
              command: at => ({ do: 'say', correction: { say: 'enemy', kind: kind.id, at } }),
            })
          }
        >
          {kind.name}
        </button>
      ))}
    </fieldset>
  );
}

const w = words.menu;

interface Props {
  onClose: () => void;
  onSheet: (sheet: 'resync' | 'scenery' | 'book') => void;
}

export function MenuSheet({ onClose, onSheet }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const [sure, setSure] = useState(false);
  const refused = useRefusedHere();
  // What comes of it is told under this sheet; a refusal is read where the tap was.
  const say = (correction: Correction) => {
    if (fight.send({ do: 'say', correction })) onClose();
  };
  return (
    <Sheet title={w.title} onClose={onClose} foot={refused ? <RefusalLine onDone={onClose} /> : undefined}>
      <div class="menu-lines">
        <button type="button" class="menu-line first" onClick={() => onSheet('resync')}>
          <Stroke of="check" />
          {w.resync}
        </button>
        <button type="button" class="menu-line" onClick={() => onSheet('scenery')}>
          <Icon of={tree} />
          {words.scenery.title}
        </button>
        <button type="button" class="menu-line" onClick={() => onSheet('book')}>
          <Icon of={book} />
          {boxWords.book}
        </button>
        <PhonesButton id={fight.id} as="line" />
        <a class="menu-line" href={hrefTo('rules')}>
          <Icon of={cards} />
          {words.home.rules}
        </a>
        <button
          type="button"
          class="menu-line"
          onClick={() => {
            resumeGuide();
            onClose();
          }}
        >
          <Icon of={campfire} />
          {words.guide.resume}
        </button>
        <a class="menu-line" href={hrefTo('settings')}>
          <Stroke of="gear" />
          {words.settings.title}
        </a>
        <MenuSkip onSkip={() => say({ say: 'skip' })} />
        <TakeAlong id={fight.id} name={view.encounter.name} wide />
      </div>
      <h3>{words.setup.how}</h3>
      <Modes
        settings={view.settings}
        onChange={settings => fight.send({ do: 'settings', settings })}
        noApp={view.stage.paper ? words.setup.onPaper : undefined}
      />
      <Choice
        label={w.company}
        value={view.settings.company}
        options={(['full', 'light'] as const).map(id => ({ id, text: w.companies[id] }))}
        onPick={company => fight.send({ do: 'settings', settings: { ...view.settings, company } })}
      />
      <Choice
        label={w.windows}
        value={view.settings.windows}
        options={(['needed', 'all'] as const).map(id => ({ id, text: w.windowsWhen[id] }))}
        onPick={windows => fight.send({ do: 'settings', settings: { ...view.settings, windows } })}
      />
      {view.settings.company === 'light' ? (
        <Choice
          label={w.waits}
          value={view.settings.waits ? 'waits' : 'goes'}
          options={(['waits', 'goes'] as const).map(id => ({ id, text: w.waitsHow[id] }))}
          onPick={how =>
            fight.send({ do: 'settings', settings: { ...view.settings, waits: how === 'waits' } })
          }
        />
      ) : null}
      <Choice
        label={words.boardPane.dragging}
        value={dragging.value}
        options={(['asks', 'pays', 'free'] as const).map(id => ({ id, text: words.boardPane.draggings[id] }))}
        onPick={id => {
          dragging.value = id;
        }}
      />
      <Choice
        label={words.foresight.switch}
        value={prefs.foresight.value}
        options={onOff.map(id => ({ id, text: words.settings.onOff[id] }))}
        onPick={id => {
          prefs.foresight.value = id;
        }}
      />
      <h3>{w.table}</h3>
      <div class="setup-row">
        <span class="soft">{w.round}</span>
        <Stepper
          label={w.round}
          value={view.round}
          low={1}
          high={99}
          onChange={round => fight.send({ do: 'say', correction: { say: 'round', round } })}
        />
      </div>
      <Choice
        label={w.stage}
        value={`${view.stage.stage}`}
        options={[
          { id: '1', text: 'I' },
          { id: '2', text: 'II' },
          { id: '3', text: 'III' },
        ]}
        onPick={id =>
          fight.send({
            do: 'say',
            correction: { say: 'stage', stage: id === '1' ? 1 : id === '2' ? 2 : 3 },
          })
        }
      />
      <MenuComes />
      <MenuJoins />
      <MenuReminders />
      <h3>{w.end}</h3>
      <div class="ask-answers">
        <button type="button" class="btn" onClick={() => say({ say: 'outcome', outcome: 'victory' })}>
          {w.won}
        </button>
        <button type="button" class="btn" onClick={() => say({ say: 'outcome', outcome: 'defeat' })}>
          {w.lost}
        </button>
        <button
          type="button"
          class="btn grave"
          onClick={() => {
            if (!sure) setSure(true);
            else if (fight.send({ do: 'giveUp' })) onClose();
          }}
        >
          {sure ? w.sure : w.giveUp}
        </button>
      </div>
    </Sheet>
  );
}
