import { LibraryExchange } from '../../../../ui/library/LibraryExchange';
import { exchangeWords } from '../../../../ui/words/exchange';
import { packText, readPack } from '../../door/box';
import { library } from '../../rules/box/box';
import type { OwnBox } from '../../rules/box/model';
import type { BoxTable } from '../../table/box';
import { words as w } from '../../words/box';

/** Exports the box as a pack for another group, and imports theirs. */
export const BoxPack = ({ table, box, scanned }: { table: BoxTable; box: OwnBox; scanned: string }) => (
  <section class="panel dh-wide stack" aria-label={exchangeWords.title}>
    <LibraryExchange
      library={library}
      ours={box}
      file="darkholds-pack.json"
      out={() => packText(box)}
      read={readPack}
      scanned={scanned}
      kinds={w.parts}
      onTake={(pack, entries) => table.send({ do: 'put', pack: library.pick(pack, entries) })}
    />
  </section>
);
