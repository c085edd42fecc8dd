import { registerWords } from '../../say';
import { shelfSaid } from './shelf';

registerWords(shelfSaid);
