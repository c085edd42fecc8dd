import type { Friend } from '../../../encounter/model/state';
import { CHARACTER_TOKENS, COMBAT_TOKENS, STATUS_TOKENS } from '../../../might/combat-tokens';
import { isOfClass } from '../../../stage/class-name';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { Icon } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { ResyncTokens } from './ResyncTokens';
import type { ResyncProps } from './resyncProps';

const w = words.resync;

/** HP, animus and tokens of everybody on the company's side; whoever is down may be said to stand. */
export function ResyncCompany(props: ResyncProps) {
  const view = useFight().view.value;
  return (
    <div class="resync-people">
      {view.friends
        .filter(one => one.presence !== 'gone' && one.role !== 'sentinel')
        .map(one => (
          <One key={one.id} one={one} {...props} />
        ))}
    </div>
  );
}

function One({ one, lies, onChange }: ResyncProps & { one: Friend }) {
  const stands = lies.stands.some(other => other.who === one.id);
  const hp = lies.hp[one.id] ?? one.hp;
  const rise = () =>
    onChange({
      stands: stands
        ? lies.stands.filter(other => other.who !== one.id)
        : [...lies.stands, { who: one.id, at: null, facing: one.facing }],
      hp: { ...lies.hp, [one.id]: stands ? one.hp : Math.max(1, hp) },
    });
  const { available, reserve } = one.animus;
  return (
    <section class="resync-one" aria-label={one.name}>
      <span class="spread">
        <span class="row">
          <Icon of={classIcon(lookOf(one))} />
          <b class="display">{one.name}</b>
        </span>
        {one.presence === 'standing' ? null : (
          <span class="row">
            <span class="soft">{words.company.presence[stands ? 'standing' : one.presence]}</span>
            <button type="button" class="btn" aria-pressed={stands} onClick={rise}>
              {w.standsAgain(one.name)}
            </button>
          </span>
        )}
      </span>
      {stands ? (
        <>
          <div class="setup-row">
            <span class="soft">{w.hp}</span>
            <Stepper
              label={w.hpOf(one.name)}
              value={hp}
              low={0}
              high={one.maxHp}
              onChange={to => onChange({ hp: { ...lies.hp, [one.id]: to } })}
            />
          </div>
          {available + reserve > 0 ? (
            <div class="setup-row">
              <span class="soft">{words.friend.animus}</span>
              <Stepper
                label={w.animusOf(one.name)}
                value={lies.animus[one.id] ?? available}
                low={0}
                high={available + reserve}
                onChange={animus => onChange({ animus: { ...lies.animus, [one.id]: animus } })}
              />
            </div>
          ) : null}
          <ResyncTokens
            name={one.name}
            kinds={isOfClass(one, 'cur') ? CHARACTER_TOKENS : [...COMBAT_TOKENS, ...STATUS_TOKENS]}
            tokens={lies.tokens[one.id] ?? {}}
            onChange={tokens => onChange({ tokens: { ...lies.tokens, [one.id]: tokens } })}
          />
        </>
      ) : null}
    </section>
  );
}
