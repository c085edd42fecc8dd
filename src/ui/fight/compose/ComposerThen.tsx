import type { Encounter } from '../../../stage/encounter';
import type { Step, StepKind } from '../../../stage/steps';
import { freshStep } from '../../../table/setup/fresh-step';
import { Icon } from '../../parts/Icon';
import { words } from '../../words/fight';
import { cardRow } from '../enemy/card-rows';

const w = words.compose;

const kinds: readonly StepKind[] = [
  'target',
  'move',
  'turn',
  'attack',
  'effect',
  'tiles',
  'spawn',
  'minions',
  'place',
  'ability',
  'lasting',
  'if',
  'each',
  'draw',
  'cage',
  'consume',
  'text',
];

/** "And then …": a further step of any kind that the language has. */
export function ComposerThen(props: { encounter: Encounter; onAdd: (step: Step) => void }) {
  const { encounter, onAdd } = props;
  return (
    <fieldset class="composer-then" aria-label={w.then}>
      {kinds
        .filter(kind => kind !== 'spawn' || encounter.enemies.length > 0)
        .map(kind => ({ kind, step: freshStep(kind, encounter, w.unsaid) }))
        .map(({ kind, step }) => (
          <button key={kind} type="button" class="btn" onClick={() => onAdd(step)}>
            <Icon of={cardRow(step, encounter.enemies).icon} />
            {w.kinds[kind]}
          </button>
        ))}
    </fieldset>
  );
}
