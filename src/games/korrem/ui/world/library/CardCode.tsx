import { TextCode } from '../../../../../ui/hands/TextCode';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { hrefTo } from '../../../../../ui/shell/router';
import { exchangeWords } from '../../../../../ui/words/exchange';
import { packText } from '../../../door/box';
import type { Member } from '../../../rules/play/cards';
import { wsheets } from '../../../words/world-sheets';

/** TE-2: one card as a code for the other device's camera, or as a link that is pasted there. */
export const CardCode = ({ card, onClose }: { card: Member; onClose: () => void }) => (
  <Sheet title={wsheets.box.codeOf(card.name)} onClose={onClose}>
    <TextCode
      text={packText({ cards: [card] })}
      hrefOf={code => hrefTo('korrem', 'pack', code)}
      words={exchangeWords}
    />
  </Sheet>
);
