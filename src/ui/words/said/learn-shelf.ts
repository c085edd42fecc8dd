import { learn } from '../say';
import { shelfSaid } from './shelf';

learn(shelfSaid);
