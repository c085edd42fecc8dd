import * as v from 'valibot';
import { list, maybe, shape, table, text, whole } from '../../../play/shapes';
import type { Blow, FallTale, MemberTale, Noted, Tale, TurnTale, TypeTale } from '../rules/play/tale-model';
import { flag, id } from './shapes';

const name = text(200);
const count = whole(0, 1_000_000);
const wounds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
/** What a blow is told of is taken off again after it: never below nothing in the end, but between the two. */
const rest = whole(-1_000_000, 1_000_000);

const blow = shape<Blow>()({
  ...{ target: id, name, type: id, ours: flag, at: text(20) },
  ...{ hoped: wounds, wounds: count, falls: flag },
});
export const noted = shape<Noted>()({
  blow: maybe(blow),
  faces: maybe(list(whole(0, 9), 20_000)),
  found: maybe(name),
});

const turn = shape<TurnTale>()({
  ...{ dealt: count, hoped: wounds, taken: count, feared: wounds },
  ...{ moreDealt: rest, moreTaken: rest, enemies: count, came: count },
});
const member = shape<MemberTale>()({
  ...{ name, dealt: count, taken: count, slain: count, noise: count, fell: count },
});
const ofType = shape<TypeTale>()({ name, met: count, slain: count, dealt: count, taken: count });
const fall = shape<FallTale>()({ who: name, by: name, turn: count });

/** How a level went, as it is kept. */
export const tale = shape<Tale>()({
  turns: list(turn, 300),
  company: table(member),
  types: table(ofType),
  hit: table(count),
  faces: v.pipe(list(count, 10), v.length(10)),
  fell: list(fall, 300),
  finds: list(name, 300),
});
