import { useState } from 'preact/hooks';
import type { Enemy } from '../../../encounter/model/state';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Term } from '../../oathsworn/rules/Terms';
import { Icon } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { useFight } from '../parts/context';
import { foeName, kindOf } from '../parts/foe';
import { heldBy } from '../parts/numbers';
import { FoeNumbers } from './FoeNumbers';
import { type Loss, LossBy, lossSaid } from './LossBy';

const w = words.foe;
const status = ['poison', 'bleed', 'crippled'] as const;

/** One enemy: its dice and tokens, each to be put right by a tap (a die put right draws no card); its like are a tap away. */
export function EnemySheet({ enemy: opened, onClose }: { enemy: Enemy; onClose: () => void }) {
  const fight = useFight();
  const [shown, setShown] = useState(opened.id);
  const { enemies } = fight.view.value;
  const enemy = enemies.find(one => one.id === shown && one.present) ?? opened;
  const alike = enemies.filter(one => one.present && one.kind === enemy.kind);
  const [loss, setLoss] = useState<Loss>({ kind: 'right' });
  const kind = kindOf(fight.view.value, enemy);
  if (!kind) return null;
  const slots = kind.slots ?? [];
  const asked = fight.question.value;
  return (
    <Sheet title={foeName(enemy)} onClose={onClose}>
      {alike.length > 1 ? (
        <Choice
          label={words.enemy.siblings(kind.name)}
          value={enemy.id}
          options={alike.map(one => ({ id: one.id, text: String(one.number ?? foeName(one)) }))}
          onPick={setShown}
        />
      ) : null}
      <FoeNumbers kind={kind} enemy={enemy} lasting={heldBy(fight.view.value, enemy.id)} />
      <LossBy loss={loss} onChange={setLoss} />
      <div class="sheet-grid">
        {enemy.dice.map(die => {
          const slot = slots.find(one => one.id === die.slot);
          const name = slot?.name ?? words.enemy.dice;
          return (
            <div key={die.id} class="setup-row">
              <span class="row">
                <HpDie
                  hp={die.hp > 0 ? die.hp : undefined}
                  label={die.hp > 0 ? words.enemy.die(name, die.hp) : words.enemy.broken(name)}
                />
                {name}
              </span>
              <Stepper
                label={name}
                value={die.hp}
                low={0}
                high={die.max}
                onChange={hp => {
                  if (!fight.send({ do: 'say', correction: lossSaid(loss, enemy.id, die.id, hp) })) return;
                  // A loss may bring a card, and the card a question: it is not hidden behind this sheet.
                  const comes = fight.view.value.outcome ?? (asked ? null : fight.question.value);
                  if (loss.kind !== 'right' && comes) onClose();
                }}
              />
            </div>
          );
        })}
      </div>
      <h3>{words.friend.tokens}</h3>
      <div class="sheet-grid">
        {status.map(token => (
          <div key={token} class="setup-row">
            <span class="row soft">
              <Icon of={tokenIcon(token)} />
              <Term of={token}>{tokenName(token)}</Term>
            </span>
            <Stepper
              label={tokenName(token)}
              value={enemy.tokens[token] ?? 0}
              low={0}
              high={12}
              onChange={count =>
                fight.send({ do: 'say', correction: { say: 'token', who: enemy.id, token, count } })
              }
            />
          </div>
        ))}
      </div>
      <div class="ask-answers">
        <button
          type="button"
          class="btn grave"
          onClick={() => {
            if (fight.send({ do: 'say', correction: { say: 'enemyGone', who: enemy.id } })) onClose();
          }}
        >
          {w.gone}
        </button>
      </div>
    </Sheet>
  );
}
