import { learn } from '../say';
import { mightSaid } from './might';

learn(mightSaid);
