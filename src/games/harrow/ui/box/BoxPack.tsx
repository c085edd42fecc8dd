import '../../words/learn-problems';
import { useState } from 'preact/hooks';
import { TextCode } from '../../../../ui/hands/TextCode';
import { PackReader } from '../../../../ui/library/PackReader';
import { FileButton } from '../../../../ui/parts/input/FileButton';
import { hrefTo } from '../../../../ui/shell/router';
import { packText, readPack } from '../../door/box';
import type { OwnBox } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { boxUi } from '../../words/box-ui';
import { PackChanges } from './PackChanges';

const w = boxUi.pack;

/** The box as a pack for another group, and theirs for this one: shown first, then merged. */
export function BoxPack({ table, box }: { table: BoxTable; box: OwnBox }) {
  const [showing, setShowing] = useState(false);
  const out = packText(box);
  return (
    <section class="panel settings">
      <h2>{w.title}</h2>
      <p class="soft">{w.note}</p>
      <label class="stack">
        <span>{w.out}</span>
        <textarea
          class="input"
          rows={3}
          readOnly
          value={out}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <FileButton
        name={`${box.map.name || 'harrow'}.harrow-pack.json`}
        type="application/json"
        text={() => out}
      >
        {w.save}
      </FileButton>
      {showing ? (
        <TextCode text={out} hrefOf={code => hrefTo('harrow', 'pack', code)} words={w} />
      ) : (
        <button type="button" class="btn" onClick={() => setShowing(true)}>
          {w.show}
        </button>
      )}
      <PackReader read={readPack} words={{ file: w.file, text: w.into, look: w.look }} isTextFirst>
        {(pack, onTaken) => (
          <PackChanges
            box={box}
            pack={pack}
            onTake={() => {
              if (table.send({ do: 'take', pack })) onTaken();
            }}
          />
        )}
      </PackReader>
    </section>
  );
}
