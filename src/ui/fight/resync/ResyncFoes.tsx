import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { foeName, kindOf } from '../parts/foe';
import { ResyncTokens } from './ResyncTokens';
import type { ResyncProps } from './resyncProps';

const kinds = ['poison', 'bleed', 'crippled'] as const;

/** Every HP die and the tokens of every enemy; what is put right here draws no card. */
export function ResyncFoes({ lies, onChange }: ResyncProps) {
  const view = useFight().view.value;
  return (
    <div class="resync-people">
      {view.enemies
        .filter(one => one.present)
        .map(enemy => {
          const slots = kindOf(view, enemy)?.slots ?? [];
          const name = foeName(enemy);
          return (
            <section key={enemy.id} class="resync-one" aria-label={name}>
              <b class="display">{name}</b>
              <div class="sheet-grid">
                {enemy.dice.map(die => {
                  const slot = slots.find(one => one.id === die.slot)?.name ?? words.said.die;
                  return (
                    <div key={die.id} class="setup-row">
                      <span class="soft">{slot}</span>
                      <Stepper
                        label={`${name}, ${slot}`}
                        value={lies.dice[enemy.id]?.[die.id] ?? die.hp}
                        low={0}
                        high={die.max}
                        onChange={hp =>
                          onChange({
                            dice: { ...lies.dice, [enemy.id]: { ...lies.dice[enemy.id], [die.id]: hp } },
                          })
                        }
                      />
                    </div>
                  );
                })}
              </div>
              <ResyncTokens
                name={name}
                kinds={kinds}
                tokens={lies.tokens[enemy.id] ?? {}}
                onChange={tokens => onChange({ tokens: { ...lies.tokens, [enemy.id]: tokens } })}
              />
            </section>
          );
        })}
    </div>
  );
}
