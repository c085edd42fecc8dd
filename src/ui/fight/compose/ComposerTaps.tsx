import type { EnemyKind } from '../../../stage/encounter';
import type { MoveStep, Step } from '../../../stage/steps';
import { hitTokens, lastPart, type QuickArea, type Tap } from '../../../table/setup/compose';
import { aim } from '../../oathsworn/icons-card.gen';
import { boot, claws, push } from '../../oathsworn/icons-fight.gen';
import { tokenIcon } from '../../oathsworn/Token';
import { Icon } from '../../parts/Icon';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/names';
import { PartSign } from '../enemy/PartSign';

const w = words.compose;
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
const ways: readonly MoveStep['way'][] = ['toward', 'away', 'random'];
const areas: readonly QuickArea[] = ['none', 'adjacent', 'circle', 'cone', 'wave', 'charge'];

interface Props {
  steps: readonly Step[];
  enemies: readonly EnemyKind[];
  onTap: (tap: Tap) => void;
}

/** The common card in a few taps: whom, how far, the attack with what weakens it, and what it brings. */
export function ComposerTaps({ steps, enemies, onTap }: Props) {
  const { target, move, attack } = lastPart(steps);
  const chosen = target?.rules[0]?.rule ?? 'closest';
  const hit = attack?.hit ?? [];
  const knocked = hit.flatMap(one => (one.effect === 'knockback' ? [one.hexes] : []))[0];
  const area = attack?.area?.area ?? 'none';
  return (
    <>
      <div class="composer-row">
        <span class="composer-label">
          <Icon of={aim} />
          {w.target}
        </span>
        <fieldset class="choices chips" aria-label={w.target}>
          {rules.map(rule => (
            <Tapped
              key={rule}
              on={chosen === rule}
              text={w.rules[rule]}
              onTap={() => onTap({ tap: 'whom', rule: { rule } })}
            />
          ))}
        </fieldset>
      </div>
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
        {move ? (
          <fieldset class="choices chips" aria-label={w.way}>
            {ways.map(way => (
              <Tapped
                key={way}
                on={move.way === way}
                text={w.ways[way]}
                onTap={() => onTap({ tap: 'way', way })}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
      <div class="composer-row">
        <button
          type="button"
          class="btn composer-attack"
          aria-pressed={attack !== undefined}
          onClick={() => onTap({ tap: 'attack' })}
        >
          <Icon of={claws} />
          {w.attack}
        </button>
        <Parts enemies={enemies} broken={attack?.breaks ?? []} onTap={onTap} />
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
        <span class="choices">
          {hitTokens.map(token => (
            <button
              key={token}
              type="button"
              class="btn"
              aria-pressed={hit.some(one => one.effect === 'token' && one.token === token)}
              onClick={() => onTap({ tap: 'token', token })}
            >
              <Icon of={tokenIcon(token)} />
              {tokenName(token)}
            </button>
          ))}
        </span>
      </div>
      <details class="hero-more unfolds">
        <summary>{w.more}</summary>
        <div class="stack">
          <div class="composer-row">
            <span class="composer-label">{w.range}</span>
            <Numbers
              label={w.range}
              low={1}
              high={8}
              value={attack ? (attack.range ?? 1) : 0}
              onPick={range => onTap({ tap: 'range', range })}
            />
            <Tapped
              on={attack?.range === 'any'}
              text={w.anyRange}
              onTap={() => onTap({ tap: 'range', range: 'any' })}
            />
          </div>
          <fieldset class="choices chips" aria-label={w.area}>
            {areas.map(one => (
              <Tapped
                key={one}
                on={attack !== undefined && area === one}
                text={w.areas[one]}
                onTap={() => onTap({ tap: 'area', area: one })}
              />
            ))}
          </fieldset>
        </div>
      </details>
    </>
  );
}

/** The parts of this boss, as little pictures of its body: a broken one weakens the attack (MT-8). */
function Parts(props: { enemies: Props['enemies']; broken: readonly string[]; onTap: Props['onTap'] }) {
  const icons = new Map<string, string>();
  for (const kind of props.enemies)
    for (const slot of kind.slots ?? [])
      if (!icons.has(slot.icon ?? slot.id)) icons.set(slot.icon ?? slot.id, slot.name);
  if (icons.size === 0) return null;
  return (
    <fieldset class="choices" aria-label={w.parts}>
      {[...icons].map(([icon, name]) => (
        <button
          key={icon}
          type="button"
          class="btn"
          aria-pressed={props.broken.includes(icon)}
          onClick={() => props.onTap({ tap: 'part', icon })}
        >
          <PartSign icon={icon} enemies={props.enemies} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}

const Tapped = (props: { on: boolean; text: string; onTap: () => void }) => (
  <button type="button" class="btn" aria-pressed={props.on} onClick={props.onTap}>
    {props.text}
  </button>
);

function Numbers(props: {
  label: string;
  low: number;
  high: number;
  value: number | 'any';
  onPick: (value: number) => void;
}) {
  const numbers = Array.from({ length: props.high - props.low + 1 }, (_, i) => props.low + i);
  return (
    <fieldset class="choices numbers" aria-label={props.label}>
      {numbers.map(number => (
        <button
          key={number}
          type="button"
          class="btn square"
          aria-label={`${props.label} ${number}`}
          aria-pressed={number === props.value}
          onClick={() => props.onPick(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
