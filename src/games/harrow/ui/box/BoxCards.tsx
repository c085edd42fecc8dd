import { useState } from 'preact/hooks';
import type { OwnBox } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { boxUi } from '../../words/box-ui';
import { doors } from '../../words/doors-ui';
import { areaName, count } from '../../words/names';
import { sheets } from '../../words/sheets-ui';
import { TeachCard, TeachWitch } from '../parts/TeachSheet';

const w = boxUi.cards;

/** CD-1, SO-2: what the box has learned of its cards. */
export function BoxCards({ table, box }: { table: BoxTable; box: OwnBox }) {
  const [teach, setTeach] = useState<'side' | 'witch' | undefined>(undefined);
  const close = () => setTeach(undefined);
  const { cards = {}, witch = {}, faces } = box;
  return (
    <section class="panel settings">
      <h2>{w.sides(Object.keys(cards).length)}</h2>
      <Named
        names={Object.entries(cards).map(([name, steps]) => [name, steps.length])}
        onForget={name => table.send({ do: 'card', name, steps: null })}
      />
      <button type="button" class="btn" onClick={() => setTeach('side')}>
        {w.teachSide}
      </button>
      <h2>{w.witch(Object.keys(witch).length)}</h2>
      <Named
        names={Object.entries(witch).map(([name, steps]) => [name, steps.length])}
        onForget={name => table.send({ do: 'witchCard', name, steps: null })}
      />
      <button type="button" class="btn" onClick={() => setTeach('witch')}>
        {w.teachWitch}
      </button>
      <h2>{doors.box.cards(Object.keys(faces).length)}</h2>
      <ul class="bare stack">
        {Object.entries(faces).map(([id, face]) => (
          <li key={id}>
            <b>{face.name}</b>{' '}
            <span class="soft">
              {face.special
                ? sheets.card.special
                : `${areaName(face.element)}${face.hester ? `, ${sheets.card.withIcon}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
      {teach === 'side' ? (
        <TeachCard onClose={close} onKeep={(name, steps) => table.send({ do: 'card', name, steps })} />
      ) : null}
      {teach === 'witch' ? (
        <TeachWitch onClose={close} onKeep={(name, steps) => table.send({ do: 'witchCard', name, steps })} />
      ) : null}
    </section>
  );
}

const Named = ({
  names,
  onForget,
}: {
  names: readonly (readonly [string, number])[];
  onForget: (name: string) => void;
}) => (
  <ul class="bare stack">
    {names.map(([name, steps]) => (
      <li key={name} class="row">
        <b class="grow">{name}</b>
        <span class="soft">{count(steps, 'step')}</span>
        <button type="button" class="btn" aria-label={w.forgetName(name)} onClick={() => onForget(name)}>
          {w.forget}
        </button>
      </li>
    ))}
  </ul>
);
