import { learn } from '../say';
import { historySaid } from './history';

learn(historySaid);
