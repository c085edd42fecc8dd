import { useEffect, useState } from 'preact/hooks';
import { codeOfText } from '../../../../../storage/file/address';
import { TextCode } from '../../../../../ui/hands/TextCode';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../../ui/shell/router';
import { ledgerText } from '../../../door/ledger';
import { nationOf, type World } from '../../../rules/play/model';
import { packUp as w } from '../../../words/pack-up';

/** DESIGN: the code, with the address of the app before it, is no longer. */
const mostOfLedger = 1_200;

/** A nation's ledger as a code, for a phone where there is no relay. */
export function LedgerSheet({ world, id, onClose }: { world: World; id: string; onClose: () => void }) {
  const [text, setText] = useState<string | undefined>(undefined);
  useEffect(() => {
    const { origin, pathname } = location;
    const before = `${origin}${pathname}${hrefTo('korrem', 'ledger', '')}`.length;
    ledgerText(world, id, mostOfLedger - before, codeOfText).then(setText, console.error);
  }, [world, id]);
  return (
    <Sheet title={`${w.copyTitle(nationOf(world, id)?.name ?? '')}, ${w.asOf(world.turn)}`} onClose={onClose}>
      {text === undefined ? null : (
        <TextCode
          text={text}
          hrefOf={code => hrefTo('korrem', 'ledger', code)}
          words={{ code: w.code, codeNote: w.copyNote, tooLong: w.tooLong }}
        />
      )}
    </Sheet>
  );
}
