import type { GenericSchema } from 'valibot';
import { eventSchema as campaignEvent } from '../../src/campaign/model/event';
import { campaignSchema } from '../../src/campaign/model/state';
import { eventSchema as fightEvent } from '../../src/encounter/model/event';
import { stateSchema as fightState } from '../../src/encounter/model/state';
import { boxKind as darkholdsBox } from '../../src/games/darkholds/door/box';
import { campaignKind as darkholdsCampaign } from '../../src/games/darkholds/door/campaign';
import { playKind } from '../../src/games/darkholds/door/play';
import * as darkholdsBoxModel from '../../src/games/darkholds/rules/box/model';
import * as darkholdsCampaignModel from '../../src/games/darkholds/rules/campaign/model';
import { levelEventSchema } from '../../src/games/darkholds/rules/play/model';
import { playSchema } from '../../src/games/darkholds/rules/play/play-schema';
import { booksKind } from '../../src/games/darkleaf/door/books';
import { duelKind } from '../../src/games/darkleaf/door/duel';
import { booksEventSchema, booksSchema } from '../../src/games/darkleaf/rules/books/books';
import { duelEventSchema, duelSchema } from '../../src/games/darkleaf/rules/duel/model';
import { boxKind as harrowBox } from '../../src/games/harrow/door/box';
import { loneKind } from '../../src/games/harrow/door/lone';
import { pairKind } from '../../src/games/harrow/door/pair';
import { soloKind } from '../../src/games/harrow/door/solo';
import * as harrowBoxModel from '../../src/games/harrow/rules/box/model';
import { loneEventSchema, loneTreeSchema } from '../../src/games/harrow/rules/lone/lone';
import { pairEventSchema } from '../../src/games/harrow/rules/pair/events';
import { pairSchema } from '../../src/games/harrow/rules/pair/model';
import { soloEventSchema } from '../../src/games/harrow/rules/solo/events';
import { soloSchema } from '../../src/games/harrow/rules/solo/model';
import { battleKind } from '../../src/games/korrem/door/battle';
import { boxKind as korremBox } from '../../src/games/korrem/door/box';
import { worldKind } from '../../src/games/korrem/door/world';
import * as korremBoxModel from '../../src/games/korrem/rules/box/model';
import { battleEventSchema, battleSchema } from '../../src/games/korrem/rules/fight/model';
import { worldEventSchema } from '../../src/games/korrem/rules/play/events';
import { worldSchema } from '../../src/games/korrem/rules/play/model';
import { editSchema, keptPackSchema } from '../../src/packs/edit/edit';
import type { Kind } from '../../src/storage/kinds';
import { campaignKind } from '../../src/table/campaign/kind';
import { fightKind } from '../../src/table/fight/fight-kind';
import { packKind } from '../../src/table/packs/kind';

interface StoredKind {
  readonly kind: Pick<Kind<never, never>, 'name' | 'version' | 'migrations'>;
  readonly state: GenericSchema;
  readonly event: GenericSchema;
}

/** Every kind of document that is saved, with the schemas of its states and events. */
export const storedKinds: readonly StoredKind[] = [
  { kind: fightKind, state: fightState, event: fightEvent },
  { kind: campaignKind, state: campaignSchema, event: campaignEvent },
  { kind: packKind, state: keptPackSchema, event: editSchema },
  { kind: soloKind, state: soloSchema, event: soloEventSchema },
  { kind: pairKind, state: pairSchema, event: pairEventSchema },
  { kind: loneKind, state: loneTreeSchema, event: loneEventSchema },
  { kind: harrowBox, state: harrowBoxModel.boxSchema, event: harrowBoxModel.boxEventSchema },
  { kind: playKind, state: playSchema, event: levelEventSchema },
  {
    kind: darkholdsCampaign,
    state: darkholdsCampaignModel.campaignSchema,
    event: darkholdsCampaignModel.campaignEventSchema,
  },
  { kind: darkholdsBox, state: darkholdsBoxModel.boxSchema, event: darkholdsBoxModel.boxEventSchema },
  { kind: battleKind, state: battleSchema, event: battleEventSchema },
  { kind: worldKind, state: worldSchema, event: worldEventSchema },
  { kind: korremBox, state: korremBoxModel.boxSchema, event: korremBoxModel.boxEventSchema },
  { kind: duelKind, state: duelSchema, event: duelEventSchema },
  { kind: booksKind, state: booksSchema, event: booksEventSchema },
];
