import { registerWords } from '../../say';
import { tableSaid } from './table';

registerWords(tableSaid);
