import { registerWords } from '../../say';
import { doorSaid } from './door';

registerWords(doorSaid);
