import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EnemyKind } from '../../../stage/encounter';
import type { Stage, Step } from '../../../stage/steps';
import type { Tap } from '../../../table/setup/compose';
import { Stroke } from '../../parts/frame/Icon';
import { composeWords } from '../../words/compose';
import { named, stepText } from '../../words/steps';
import { cardRow } from '../enemy/card-rows';
import { Actors, CardHead, Row } from '../enemy/StageCard';

const w = composeWords;

interface Props {
  stage: Stage;
  name: string;
  steps: readonly Step[];
  actors: readonly string[] | undefined;
  enemies: readonly EnemyKind[];
  /** Which of its steps is open. */
  at: number | undefined;
  onOpen: (at: number) => void;
  onTap: (tap: Tap) => void;
  /** All that the open step can say. */
  form: ComponentChildren;
}

/** The card while it grows, as it will lie there: each row can be opened, moved up and taken away. */
export function ComposerCard({ stage, name, steps, actors, enemies, at, onOpen, onTap, form }: Props) {
  const card = useRef<HTMLElement>(null);
  // What was put on last is in sight, however long the card is.
  useLayoutEffect(() => {
    card.current?.scrollTo(0, card.current.scrollHeight);
  }, [steps.length]);
  return (
    <section ref={card} class={`stage-card stage-${stage} composer-card`} aria-label={w.card}>
      <CardHead stage={stage} name={name || w.card} />
      <Actors kinds={actors} enemies={enemies} />
      <ol class="card-rows">
        {steps.map((step, i) => (
          <Row
            key={`${i}${step.do}`}
            row={cardRow(step, enemies)}
            enemies={enemies}
            broken={[]}
            state={{ is: at === i ? 'now' : 'todo' }}
            tools={
              <Tools
                says={stepText(named(step, enemies))}
                at={i}
                open={at === i}
                onOpen={onOpen}
                onTap={onTap}
              />
            }
            below={at === i ? form : null}
          />
        ))}
        {steps.length === 0 ? <li class="soft">{w.nothing}</li> : null}
      </ol>
    </section>
  );
}

interface ToolsProps {
  says: string;
  at: number;
  open: boolean;
  onOpen: (at: number) => void;
  onTap: (tap: Tap) => void;
}

const Tools = ({ says, at, open, onOpen, onTap }: ToolsProps) => (
  <span class="composer-tools">
    <button
      type="button"
      class="btn square quiet"
      aria-label={w.change(says)}
      aria-expanded={open}
      onClick={() => onOpen(at)}
    >
      <Stroke of="gear" />
    </button>
    {at > 0 ? (
      <button
        type="button"
        class="btn square quiet"
        aria-label={w.earlier(says)}
        onClick={() => onTap({ tap: 'earlier', at })}
      >
        ↑
      </button>
    ) : null}
    <button
      type="button"
      class="btn square quiet"
      aria-label={w.drop(says)}
      onClick={() => onTap({ tap: 'drop', at })}
    >
      <Stroke of="close" />
    </button>
  </span>
);
