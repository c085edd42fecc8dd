import { classIcon } from '../parts/classIcons';
import { Icon } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';
import { useFight } from './context';
import { ResyncTokens } from './ResyncTokens';
import type { ResyncProps } from './resyncProps';

const combat = ['defense', 'animus', 'redraw', 'empowered', 'battleflow'] as const;
const status = ['poison', 'bleed', 'crippled'] as const;

/** HP, animus and tokens of everybody on the company's side. */
export function ResyncCompany({ lies, onChange }: ResyncProps) {
  const view = useFight().view.value;
  return (
    <div class="resync-people">
      {view.friends
        .filter(one => one.presence === 'standing' && one.role !== 'sentinel')
        .map(one => (
          <section key={one.id} class="resync-one" aria-label={one.name}>
            <span class="spread">
              <span class="row">
                <Icon of={classIcon(one.class)} />
                <b class="display">{one.name}</b>
              </span>
              {one.animus.available + one.animus.reserve > 0 ? (
                <span class="row">
                  <span class="soft">{words.friend.animus}</span>
                  <Stepper
                    label={words.resync.animusOf(one.name)}
                    value={lies.animus[one.id] ?? one.animus.available}
                    low={0}
                    high={one.animus.available + one.animus.reserve}
                    onChange={animus => onChange({ animus: { ...lies.animus, [one.id]: animus } })}
                  />
                </span>
              ) : null}
              <Stepper
                label={words.resync.hpOf(one.name)}
                value={lies.hp[one.id] ?? one.hp}
                low={0}
                high={one.maxHp}
                onChange={hp => onChange({ hp: { ...lies.hp, [one.id]: hp } })}
              />
            </span>
            <ResyncTokens
              name={one.name}
              kinds={one.class === 'cur' ? [...combat, ...status, 'lethality'] : [...combat, ...status]}
              tokens={lies.tokens[one.id] ?? {}}
              onChange={tokens => onChange({ tokens: { ...lies.tokens, [one.id]: tokens } })}
            />
          </section>
        ))}
    </div>
  );
}
