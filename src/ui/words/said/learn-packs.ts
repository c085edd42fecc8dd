import { learn } from '../say';
import './learn-board';
import './learn-door';
import { packsSaid } from './packs';

learn(packsSaid);
