import { TextCode } from '../hands/TextCode';
import { Sheet } from '../parts/frame/Sheet';
import { hrefTo } from '../shell/router';
import { exchangeWords } from '../words/exchange';

interface Props {
  readonly title: string;
  /** The game that opens the code on the other device. */
  readonly game: string;
  /** The text of a pack. */
  readonly text: string;
  readonly onClose: () => void;
}

/** One entry of a library as a code that another device scans, or as a link that is pasted there. */
export const CodeSheet = ({ title, game, text, onClose }: Props) => (
  <Sheet title={title} onClose={onClose}>
    <TextCode text={text} hrefOf={code => hrefTo(game, 'pack', code)} words={exchangeWords} />
  </Sheet>
);
