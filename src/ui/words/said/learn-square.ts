import { learn } from '../say';
import { squareSaid } from './square';

learn(squareSaid);
