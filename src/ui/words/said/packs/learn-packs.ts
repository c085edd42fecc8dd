import { registerWords } from '../../say';
import '../fight/learn-board';
import '../shared/learn-door';
import { packsSaid } from './packs';

registerWords(packsSaid);
