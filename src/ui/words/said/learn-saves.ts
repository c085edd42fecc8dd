import './learn-door';
import { learn } from '../say';
import './learn-storage';
import { savesSaid } from './saves';

learn(savesSaid);
