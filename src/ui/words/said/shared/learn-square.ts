import { registerWords } from '../../say';
import { squareSaid } from './square';

registerWords(squareSaid);
