import { useEffect, useState } from 'preact/hooks';
import { say } from '../../../../ui/words/say';
import type { OwnReinforcement } from '../../rules/box/model';
import type { Command } from '../../rules/play/model';
import { lookIntoBox, ownBox, teachBox } from '../../table/box';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/box';
import { LinesForm } from '../box/LinesForm';

interface Props {
  readonly table: LevelTable;
  readonly entries: readonly string[];
}

/** DK-1, RE-3: cards that were taught, drawn from the deck on the table: one tap for each, lowest rank first. */
export function OwnCards({ table, entries }: Props) {
  const { types } = table.state.value;
  const [teaching, setTeaching] = useState(false);
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const come = ({ lines }: OwnReinforcement, entry: string) => {
    const [line = []] = lines;
    const rankOf = (type: string): number => types.find(one => one.type === type)?.rank ?? 0;
    const one = [...line].sort((a, b) => rankOf(a.type) - rankOf(b.type));
    const commands = one
      .filter(({ type }) => types.some(known => known.type === type))
      .flatMap(({ type, count }) =>
        Array.from({ length: count }, (): Command => ({ do: 'bring', type, entry })),
      );
    if (commands.length > 0) table.send(...commands);
  };
  return (
    <>
      {Object.entries(ownBox.value.reinforcements).flatMap(([id, card]) =>
        entries.map(entry => (
          <button key={`${id} ${entry}`} type="button" class="btn" onClick={() => come(card, entry)}>
            {w.comes(card.label, entries.length > 1 ? entry : '')}
          </button>
        )),
      )}
      <button type="button" class="btn quiet" onClick={() => setTeaching(true)}>
        {w.add.reinforcements}
      </button>
      {teaching ? (
        <LinesForm
          types={types}
          onClose={() => setTeaching(false)}
          onDone={card => {
            teachBox({ reinforcements: { [card.label]: card } }, w.title, say).catch(console.error);
            setTeaching(false);
          }}
        />
      ) : null}
    </>
  );
}
