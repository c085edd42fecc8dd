import { questionOf } from '../encounter/advance';
import { decide } from '../encounter/decide';
import type { Engine } from './engine';
import { titleOf } from './titles';

export const rules: Engine = { decide, questionOf, titleOf };
