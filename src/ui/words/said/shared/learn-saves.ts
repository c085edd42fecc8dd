import './learn-door';
import { registerWords } from '../../say';
import './learn-storage';
import { savesSaid } from './saves';

registerWords(savesSaid);
