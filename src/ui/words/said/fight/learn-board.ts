import { registerWords } from '../../say';
import { boardSaid, hexSaid } from './board';

registerWords(boardSaid);
registerWords(hexSaid);
