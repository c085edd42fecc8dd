import * as v from 'valibot';
import { flag, list, object, optional, text, wholeNumber } from '../basics/schema';
import { decide as decideCampaign } from '../campaign/deeds/decide';
import { parseCommand as parseCampaignCommand } from '../campaign/door/door';
import { BLANK } from '../campaign/model/state';
import { allyCardSchema } from '../encounter/model/cards';
import { reminderSchema } from '../encounter/model/entities';
import type { Event as FightEvent } from '../encounter/model/event';
import { difficultySchema, settingsSchema } from '../encounter/model/settings';
import { heroSetupSchema } from '../encounter/model/setup';
import { initialState } from '../encounter/setup/initial-state';
import { countSchema, keySchema } from '../might/fields';
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

export const fight = defineHeadless({
  kind: fightKind,
  rules: fightRules,
  setup: object({
    seed: wholeNumber(0, 2_147_483_647),
    /** The id of a built-in encounter, or an encounter of your own as packs have it. */
    encounter: v.union([v.picklist(encounterIds), encounterSchema]),
    chapter: optional(wholeNumber(1, 21)),
    difficulty: optional(difficultySchema),
    hardcore: optional(flag),
    ambushed: optional(flag),
    settings: optional(settingsSchema),
    /** Without it the practice company of the app, and its Guardian, fight. */
    heroes: optional(v.pipe(list(heroSetupSchema, 4), v.minLength(1))),
    /** The id of a hero; if missing, the first one leads. */
    lead: optional(keySchema),
    allies: optional(list(allyCardSchema, 100)),
    guardian: optional(allyCardSchema),
    reminders: optional(list(reminderSchema, 100)),
    allyTokens: optional(countSchema),
    from: optional(v.picklist(['story', 'save'])),
    rulesSeen: optional(flag),
  }),
  begin: given => {
    const encounter =
      typeof given.encounter === 'string'
        ? builtinPack.encounters.find(({ id }) => id === given.encounter)
        : given.encounter;
    if (!encounter) throw new Error(`No encounter ${String(given.encounter)}`);
    const { guardian, ...practice } = practiceSetup(encounter, given.seed);
    const [first] = given.heroes ?? [];
    return initialState({
      ...practice,
      ...(first ? { lead: first.id } : guardian && { guardian }),
      ...given,
      encounter,
    });
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
