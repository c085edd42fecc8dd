import { learn } from '../say';
import { storageSaid } from './storage';

learn(storageSaid);
