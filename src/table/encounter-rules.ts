import { questionOf } from '../encounter/advance';
import { decide } from '../encounter/decide';
import { revealedBy, titleOf } from '../encounter/title';
import type { Engine } from './engine';

export const rules: Engine = { decide, questionOf, revealedBy, titleOf };
