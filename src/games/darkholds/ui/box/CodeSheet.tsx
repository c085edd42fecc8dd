import { TextCode } from '../../../../ui/hands/TextCode';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../ui/shell/router';
import { exchangeWords } from '../../../../ui/words/exchange';
import { packText } from '../../door/box';
import type { Pack } from '../../rules/box/model';
import { words as w } from '../../words/code';

interface Props {
  readonly name: string;
  readonly pack: Pack;
  readonly onClose: () => void;
}

/** TA-1: one thing of the box as a code for the other device's camera. */
export function CodeSheet({ name, pack, onClose }: Props) {
  return (
    <Sheet title={w.title(name)} onClose={onClose}>
      <TextCode
        text={packText(pack)}
        hrefOf={code => hrefTo('darkholds', 'pack', code)}
        words={exchangeWords}
      />
    </Sheet>
  );
}
