import { registerWords } from '../../say';
import { mightSaid } from './might';

registerWords(mightSaid);
