import { registerWords } from '../../say';
import { historySaid } from './history';

registerWords(historySaid);
