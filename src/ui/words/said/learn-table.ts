import { learn } from '../say';
import { tableSaid } from './table';

learn(tableSaid);
