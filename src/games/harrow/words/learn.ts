import { registerWords } from '../../../ui/words/say';
import './learn-problems';
import { box } from './box';
import { pair } from './pair';
import { solo } from './solo';

registerWords(solo, 'harrow');
registerWords(pair, 'harrow');
registerWords(box, 'harrow');
