import * as v from 'valibot';
import { attackSchema } from '../../might/attack';
import { colorSchema, countsSchema, faceSchema } from '../../might/cards';
import { combatTokenSchema } from '../../might/combat-tokens';
import { enemyAttackSchema } from '../../might/enemy';
import { adjustmentSchema, mightEventSchema } from '../../might/event';
import { streamSchema } from '../../might/fields';
import { mightTableSchema } from '../../might/table';

export const side = v.picklist(['oathsworn', 'enemy']);
export {
  adjustmentSchema as adjustment,
  attackSchema as attack,
  colorSchema as color,
  combatTokenSchema as combatToken,
  countsSchema as counts,
  enemyAttackSchema as enemyAttack,
  faceSchema as face,
  mightEventSchema as mightEvent,
  mightTableSchema as mightTable,
  streamSchema as stream,
};
