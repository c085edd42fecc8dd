import '../../../words/learn-problems';
import { LibraryExchange } from '../../../../../ui/library/LibraryExchange';
import { exchangeWords } from '../../../../../ui/words/exchange';
import { packText, readPack } from '../../../door/box';
import { library, pickFor } from '../../../rules/box/pack';
import type { BoxTable } from '../../../table/box';
import { packWords as w } from '../../../words/pack';
import { linesOf, nameOf } from './differing';

/** Exports the box as a pack for another group, and imports theirs. */
export function BoxPack({ table, scanned }: { table: BoxTable; scanned: string }) {
  const box = table.state.value;
  return (
    <section class="panel settings" aria-label={exchangeWords.title}>
      <LibraryExchange
        library={library}
        ours={box}
        file="korrem-pack.json"
        out={() => packText(box)}
        read={readPack}
        scanned={scanned}
        kinds={w.parts}
        nameOf={nameOf}
        linesOf={(pack, one) => linesOf(box, pack, one)}
        onTake={(pack, entries) => table.send({ do: 'take', pack: pickFor(box, pack, entries) })}
      />
    </section>
  );
}
