import { registerWords as learn } from '../../say';
import { readingSaid } from './reading';

learn(readingSaid);
