import { useState } from 'preact/hooks';
import { Stepper } from '../../parts/Stepper';
import { boxWords as w } from '../../words/box';
import { useDesk, useFight } from '../parts/context';

/** OWN-206: an ally who waits to take over, or a friendly character who only stands there. */
export function MenuJoins() {
  const fight = useFight();
  const desk = useDesk();
  const [name, setName] = useState('');
  const [hp, setHp] = useState(2);
  const [defense, setDefense] = useState(2);
  const called = name.trim();
  const waits = () => {
    const taken = [...fight.view.value.allies, ...fight.view.value.friends].map(one => one.id);
    let n = 1;
    while (taken.includes(`joined-${n}`)) n++;
    const ally = {
      id: `joined-${n}`,
      name: called,
      defense,
      might: { yellow: 1, white: 1 },
      moveCost: 1,
      moveHexes: 2,
      attackCost: 1,
    };
    if (fight.send({ do: 'say', correction: { say: 'ally', ally } })) setName('');
  };
  return (
    <details class="hero-more">
      <summary>{w.joins}</summary>
      <div class="stack">
        <label class="field">
          <span>{w.joinsName}</span>
          <input
            class="input"
            value={name}
            maxLength={40}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <div class="setup-row">
          <span class="soft">{w.hp}</span>
          <Stepper label={w.hp} value={hp} low={1} high={20} onChange={setHp} />
        </div>
        <div class="setup-row">
          <span class="soft">{w.defense}</span>
          <Stepper label={w.defense} value={defense} low={0} high={12} onChange={setDefense} />
        </div>
        <div class="ask-answers">
          <button type="button" class="btn" disabled={called === ''} onClick={waits}>
            {w.waits}
          </button>
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
