import * as v from 'valibot';
import { object, optional, text, wholeNumber } from '../basics/schema';
import { decide as decideCampaign } from '../campaign/deeds/decide';
import { parseCommand as parseCampaignCommand } from '../campaign/door/door';
import { BLANK } from '../campaign/model/state';
import type { Event as FightEvent } from '../encounter/model/event';
import { settingsSchema } from '../encounter/model/settings';
import { initialState } from '../encounter/setup/initial-state';
import { builtinPack } from '../packs/builtin';
import { blankPack } from '../packs/edit/blank';
import { parseEdit } from '../packs/edit/edit';
import { defineHeadless, type HeadlessKind } from '../play/headless';
import { encounterSchema } from '../stage/encounter';
import { ID_LENGTH, NAME_LENGTH } from '../stage/fields';
import { campaignKind } from './campaign/kind';
import { rules as fightRules } from './fight/encounter-rules';
import { fightKind } from './fight/fight-kind';
import { publicView } from './fight/view';
import { packKind } from './packs/kind';
import { practiceSetup } from './packs/try';

const encounterIds = builtinPack.encounters.map(({ id }) => id);

/** What the players read in the log: notes, and tasks for the table. */
const linesOf = (events: readonly FightEvent[]) =>
  events.flatMap(event => (event.type === 'note' || event.type === 'task' ? [event.text] : []));

const fight = defineHeadless({
  kind: fightKind,
  rules: fightRules,
  setup: object({
    seed: wholeNumber(0, 2_147_483_647),
    /** The id of a built-in encounter, or an encounter of your own as packs have it. */
    encounter: v.union([v.picklist(encounterIds), encounterSchema]),
    settings: optional(settingsSchema),
  }),
  begin: ({ seed, encounter: chosen, settings: agreed }) => {
    const found =
      typeof chosen === 'string' ? builtinPack.encounters.find(({ id }) => id === chosen) : chosen;
    if (!found) throw new Error(`No encounter ${String(chosen)}`);
    const setup = practiceSetup(found, seed);
    return initialState(agreed ? { ...setup, settings: agreed } : setup);
  },
  view: publicView,
  describe: (_, events) => linesOf(events),
});

const campaign = defineHeadless({
  kind: campaignKind,
  rules: { command: parseCampaignCommand, decide: decideCampaign, questionOf: () => null },
  setup: object({}),
  begin: () => BLANK,
  view: state => state,
  describe: () => [],
});

const pack = defineHeadless({
  kind: packKind,
  rules: {
    command: parseEdit,
    decide: (_, edit) => ({ ok: true, value: [edit] }),
    questionOf: () => null,
  },
  setup: object({ id: text(ID_LENGTH), name: text(NAME_LENGTH) }),
  begin: ({ id, name }) => ({ origin: 'own' as const, pack: blankPack(id, name) }),
  view: state => state,
  describe: () => [],
});

export const headless: readonly HeadlessKind[] = [fight, campaign, pack];
