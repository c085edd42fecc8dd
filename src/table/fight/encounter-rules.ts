import { questionOf } from '../../encounter/round/advance';
import { decide } from '../../encounter/round/decide';
import { revealedBy, titleOf } from '../../encounter/title/title';
import type { Engine } from './engine';

export const rules: Engine = { decide, questionOf, revealedBy, titleOf };
