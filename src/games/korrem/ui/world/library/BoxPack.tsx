import '../../../words/learn-problems';
import { Exchange } from '../../../../../ui/library/Exchange';
import { SideBySide } from '../../../../../ui/library/SideBySide';
import { exchangeWords } from '../../../../../ui/words/exchange';
import { packText, readPack } from '../../../door/box';
import { type Difference, differencesOf, picked } from '../../../rules/box/pack';
import type { BoxTable } from '../../../table/box';
import { packWords as w } from '../../../words/pack';
import { linesOf, nameOf } from './differing';

const keyOf = ({ part, id }: Difference): string => `${part} ${id}`;

/** The box as a pack for another group, and theirs for this one, ours and theirs side by side where two differ. */
export function BoxPack({ table, scanned }: { table: BoxTable; scanned: string }) {
  const box = table.state.value;
  return (
    <section class="panel settings" aria-label={exchangeWords.title}>
      <h2>{exchangeWords.title}</h2>
      <Exchange out={() => packText(box)} file="korrem-pack.json" scanned={scanned} read={readPack}>
        {(pack, onTaken) => {
          const found = differencesOf(box, pack);
          return (
            <SideBySide
              found={found.map(one => ({
                key: keyOf(one),
                name: nameOf(one),
                kind: w.parts[one.part],
                isNew: one.isNew,
                lines: one.isNew ? [] : linesOf(box, pack, one),
              }))}
              onTake={keys => {
                const some = found.filter(one => keys.has(keyOf(one)));
                if (table.send({ do: 'take', pack: picked(box, pack, some) })) onTaken();
              }}
            />
          );
        }}
      </Exchange>
    </section>
  );
}
