import { registerWords } from '../../say';
import { handsSaid } from './hands';

registerWords(handsSaid);
