import type { EnemyKind } from '../../stage/encounter';
import type { Step } from '../../stage/steps';
import { corners } from '../board/geometry';
import { offsets, size } from './flower';

interface Props {
  step: Step;
  enemies: readonly EnemyKind[];
}

/** Beside a step in words: where on the body the parts lie that weaken it when they are broken. */
export const StepParts = ({ step, enemies }: Props) => (
  <>
    {step.do === 'attack'
      ? (step.breaks ?? []).map(icon => <PartSign key={icon} icon={icon} enemies={enemies} />)
      : null}
  </>
);

/** A part, known by the icon that it shows; only a large body has places for its parts. */
export function PartSign({ icon, enemies }: { icon: string; enemies: readonly EnemyKind[] }) {
  const slots = enemies
    .filter(kind => kind.footprint === 'flower')
    .flatMap(kind => (kind.slots ?? []).filter(slot => (slot.icon ?? slot.id) === icon));
  if (slots.length === 0) return null;
  const own = new Set<string>(slots.flatMap(slot => slot.hexes).map(way => way[0] ?? 'core'));
  return (
    <svg class="part-sign" viewBox="-75 -80 150 160" aria-hidden="true">
      {Object.entries(offsets).map(([hex, at]) => (
        <polygon key={hex} class={own.has(hex) ? 'own' : ''} points={corners(at, size - 2)} />
      ))}
    </svg>
  );
}
