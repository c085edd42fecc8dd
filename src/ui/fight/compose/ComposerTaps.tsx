import type { EnemyKind } from '../../../stage/encounter';
import type { MoveStep, Step } from '../../../stage/steps';
import { hitTokens, lastPart, type QuickArea, type Tap } from '../../../table/setup/compose';
import { boot, claws, push } from '../../oathsworn/icons/icons-fight.gen';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { Numbers } from '../../parts/input/Numbers';
import { Toggle } from '../../parts/input/Toggle';
import { Pictos } from '../../parts/Pictos';
import { composeWords } from '../../words/compose';
import { tokenName } from '../../words/said/fight/names';
import { PartSign, partName } from '../enemy/PartSign';
import { signs } from './signs';

const w = composeWords;
const rules = [
  'closest',
  'furthest',
  'mostWounded',
  'mostHp',
  'leastHp',
  'mostAnimus',
  'leastDefense',
  'firstPlayer',
  'lastAttacker',
  'random',
  'another',
  'players',
] as const;
const ways = ['toward', 'away', 'random'] as const satisfies readonly MoveStep['way'][];
const areas: readonly QuickArea[] = ['none', 'adjacent', 'circle', 'cone', 'wave', 'charge'];

interface Props {
  steps: readonly Step[];
  enemies: readonly EnemyKind[];
  /** Parts that weaken one attack together on other cards of this boss. */
  together?: readonly (readonly string[])[];
  onTap: (tap: Tap) => void;
}

/** The common card in a few taps: whom, how far, the attack with what weakens it, and what it brings. */
export function ComposerTaps({ steps, enemies, together = [], onTap }: Props) {
  const { target, move, attack } = lastPart(steps);
  const chosen = target?.rules[0]?.rule ?? 'closest';
  const hit = attack?.hit ?? [];
  const knocked = hit.flatMap(one => (one.effect === 'knockback' ? [one.hexes] : []))[0];
  const area = attack?.area?.area ?? 'none';
  return (
    <>
      <Pictos
        label={w.target}
        options={rules.map(id => ({ id, text: w.rules[id], sign: <Icon of={signs.rule[id]} /> }))}
        on={id => id === chosen}
        onTap={id => {
          const rule = rules.find(one => one === id);
          if (rule) onTap({ tap: 'whom', rule: { rule } });
        }}
      />
      <div class="composer-row">
        <span class="composer-label">
          <Icon of={boot} />
          {w.move}
        </span>
        <Numbers
          label={w.move}
          low={0}
          high={8}
          value={move?.hexes ?? 0}
          onPick={hexes => onTap({ tap: 'move', hexes })}
        />
        <Pictos
          label={w.way}
          options={ways.map(id => ({ id, text: w.ways[id], sign: <Icon of={signs.way[id]} /> }))}
          on={id => move?.way === id}
          onTap={id => {
            const way = ways.find(one => one === id);
            if (way) onTap({ tap: 'way', way });
          }}
        />
      </div>
      <div class="composer-row">
        <button
          type="button"
          class="btn picto composer-attack"
          aria-pressed={attack !== undefined}
          onClick={() => onTap({ tap: 'attack' })}
        >
          <Icon of={claws} />
          {w.attack}
        </button>
        <Parts enemies={enemies} together={together} broken={attack?.breaks ?? []} onTap={onTap} />
      </div>
      <div class="composer-row">
        <Pictos
          label={w.area}
          options={areas.map(id => ({ id, text: w.areas[id], sign: <Icon of={areaSign(id)} /> }))}
          on={id => attack !== undefined && id === area}
          onTap={id => {
            const one = areas.find(name => name === id);
            if (one) onTap({ tap: 'area', area: one });
          }}
        />
      </div>
      <div class="composer-row">
        <span class="composer-label">{w.range}</span>
        <Numbers
          label={w.range}
          low={2}
          high={8}
          value={attack?.range ?? 1}
          onPick={range => onTap({ tap: 'range', range })}
        />
        <Toggle isOn={attack?.range === 'any'} onClick={() => onTap({ tap: 'range', range: 'any' })}>
          {w.anyRange}
        </Toggle>
      </div>
      <div class="composer-row">
        <span class="composer-label">
          <Icon of={push} />
          {w.knockback}
        </span>
        <Numbers
          label={w.knockback}
          low={1}
          high={4}
          value={knocked ?? 0}
          onPick={hexes => onTap({ tap: 'knockback', hexes })}
        />
        <Pictos
          label={w.tokens}
          options={hitTokens.map(id => ({ id, text: tokenName(id), sign: <Icon of={tokenIcon(id)} /> }))}
          on={id => hit.some(one => one.effect === 'token' && one.token === id)}
          onTap={token => onTap({ tap: 'token', token })}
        />
      </div>
    </>
  );
}

const areaSign = (area: QuickArea): string => (area === 'none' ? signs.who.target : signs.area[area]);

interface PartsProps {
  enemies: readonly EnemyKind[];
  together: readonly (readonly string[])[];
  broken: readonly string[];
  onTap: Props['onTap'];
}

/** The parts of this boss, as little pictures of its body: a broken one weakens the attack (MT-8). */
function Parts({ enemies, together, broken, onTap }: PartsProps) {
  const icons = [...new Set(enemies.flatMap(kind => (kind.slots ?? []).map(slot => slot.icon ?? slot.id)))];
  if (icons.length === 0) return null;
  const several = together.filter(all => all.every(one => icons.includes(one)));
  return (
    <Pictos
      label={w.parts}
      options={[
        ...icons.map(icon => ({
          id: icon,
          text: partName(icon, enemies),
          sign: <PartSign icon={icon} enemies={enemies} />,
        })),
        ...several.map(all => ({
          id: all.join(' '),
          text: all.map(icon => partName(icon, enemies)).join(' + '),
        })),
      ]}
      on={id => (icons.includes(id) ? broken.includes(id) : broken.join(' ') === id)}
      onTap={id => {
        const all = several.find(one => one.join(' ') === id);
        onTap(all && !icons.includes(id) ? { tap: 'parts', icons: all } : { tap: 'part', icon: id });
      }}
    />
  );
}
