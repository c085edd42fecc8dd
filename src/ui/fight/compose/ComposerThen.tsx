import type { Encounter } from '../../../stage/encounter';
import type { Step, StepKind } from '../../../stage/steps';
import { lastPart, type Tap } from '../../../table/setup/compose';
import { freshStep } from '../../../table/setup/fresh-step';
import { Icon } from '../../parts/frame/Icon';
import { type PictoOption, Pictos } from '../../parts/Pictos';
import { composeWords } from '../../words/compose';
import { shortStepWords } from '../../words/pack-kinds';
import { signs } from './signs';

const w = composeWords;

const kinds = Object.keys(signs.do) as StepKind[];

interface Props {
  encounter: Encounter;
  steps: readonly Step[];
  onTap: (tap: Tap) => void;
  onAdd: (step: Step) => void;
}

/** "And then …": a further step of any kind that the language has; the two that are seen most take one tap. */
export function ComposerThen({ encounter, steps, onTap, onAdd }: Props) {
  const { move, attack } = lastPart(steps);
  const options: readonly PictoOption[] = [
    { id: 'loses', text: w.loses, sign: <Icon of={signs.effect.lose} /> },
    ...(move || attack
      ? [
          {
            id: 'again',
            text: move ? w.againMove(move.hexes) : w.again,
            sign: <Icon of={signs.rule.another} />,
          },
        ]
      : []),
    ...kinds
      .filter(kind => kind !== 'spawn' || encounter.enemies.length > 0)
      .map(kind => ({ id: kind, text: shortStepWords[kind], sign: <Icon of={signs.do[kind]} /> })),
  ];
  return (
    <div class="composer-then">
      <span class="composer-label">{w.then}</span>
      <Pictos
        label={w.then}
        options={options}
        on={() => false}
        onTap={id => {
          if (id === 'loses' || id === 'again') return onTap({ tap: id });
          const kind = kinds.find(one => one === id);
          if (kind) onAdd(freshStep(kind, encounter, w.unsaid));
        }}
      />
    </div>
  );
}
