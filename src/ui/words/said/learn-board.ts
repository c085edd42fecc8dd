import { learn } from '../say';
import { boardSaid, hexSaid } from './board';

learn(boardSaid);
learn(hexSaid);
