import { Exchange } from '../../../../ui/parts/exchange/Exchange';
import { SideBySide } from '../../../../ui/parts/exchange/SideBySide';
import { exchangeWords } from '../../../../ui/words/exchange';
import { packText, readPack } from '../../door/box';
import { type Difference, differencesOf, picked } from '../../rules/box/box';
import type { OwnBox } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { words as w } from '../../words/box';

const keyOf = ({ part, id }: Difference): string => `${part} ${id}`;

/** The box as a pack for another group, and theirs for this one: shown first, then merged. */
export const BoxPack = ({ table, box, scanned }: { table: BoxTable; box: OwnBox; scanned: string }) => (
  <section class="panel dh-wide stack" aria-label={exchangeWords.title}>
    <h2>{exchangeWords.title}</h2>
    <Exchange out={() => packText(box)} file="darkholds-pack.json" scanned={scanned} read={readPack}>
      {(pack, onTaken) => {
        const found = differencesOf(box, pack);
        return (
          <SideBySide
            found={found.map(one => ({ ...one, key: keyOf(one), kind: w.parts[one.part] }))}
            onTake={keys => {
              const some = found.filter(one => keys.has(keyOf(one)));
              if (table.send({ do: 'put', pack: picked(pack, some) })) onTaken();
            }}
          />
        );
      }}
    </Exchange>
  </section>
);
