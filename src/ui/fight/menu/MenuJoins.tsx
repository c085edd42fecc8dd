import { useState } from 'preact/hooks';
import { SHORT_NAME_LENGTH } from '../../../stage/fields';
import { allyOf, freshNamedAlly } from '../../../table/setup/draft';
import { InputField } from '../../parts/input/InputField';
import { Stepper } from '../../parts/input/Stepper';
import { AllyRows } from '../../setup/AllyRows';
import { boxWords as w } from '../../words/box';
import { useDesk, useFight } from '../parts/context';

/** OWN-206: an ally who waits to take over, or a friendly character who only stands there. */
export function MenuJoins() {
  const fight = useFight();
  const desk = useDesk();
  const [name, setName] = useState('');
  const [hp, setHp] = useState(2);
  const [defense, setDefense] = useState(2);
  const [card, setCard] = useState(freshNamedAlly);
  const called = name.trim();
  const waits = () => {
    const taken = [...fight.view.value.allies, ...fight.view.value.friends].map(one => one.id);
    let n = 1;
    while (taken.includes(`joined-${n}`)) n++;
    const ally = allyOf(`joined-${n}`, { ...card, name: called });
    if (!fight.send({ do: 'say', correction: { say: 'ally', ally } })) return;
    setName('');
    setCard(freshNamedAlly);
  };
  return (
    <details class="hero-more">
      <summary>{w.joins}</summary>
      <div class="stack">
        <InputField label={w.joinsName} value={name} maxLength={SHORT_NAME_LENGTH} onInput={setName} />
        <AllyRows
          title={w.waitsCard}
          card={card}
          whole
          onChange={part => setCard(old => ({ ...old, ...part }))}
        />
        <button type="button" class="btn" disabled={called === ''} onClick={waits}>
          {w.waits}
        </button>
        <div class="setup-row">
          <span class="soft">{w.hp}</span>
          <Stepper label={w.hp} value={hp} low={1} high={20} onChange={setHp} />
        </div>
        <div class="setup-row">
          <span class="soft">{w.defense}</span>
          <Stepper label={w.defense} value={defense} low={0} high={12} onChange={setDefense} />
        </div>
        <div class="ask-answers">
          <button
            type="button"
            class="btn"
            disabled={called === ''}
            onClick={() =>
              desk.aim({
                sentence: w.standsWhere(called),
                command: at => ({
                  do: 'say',
                  correction: { say: 'friend', name: called, hp, defense, at },
                }),
              })
            }
          >
            {w.stands}
          </button>
        </div>
      </div>
    </details>
  );
}
