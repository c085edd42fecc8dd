import { learn } from '../say';
import { doorSaid } from './door';

learn(doorSaid);
