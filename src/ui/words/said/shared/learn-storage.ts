import { registerWords } from '../../say';
import { storageSaid } from './storage';

registerWords(storageSaid);
