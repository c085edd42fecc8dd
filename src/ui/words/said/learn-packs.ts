import { registerWords } from '../say';
import './learn-board';
import './learn-door';
import { packsSaid } from './packs';

registerWords(packsSaid);
