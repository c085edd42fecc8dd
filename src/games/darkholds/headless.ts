import * as v from 'valibot';
import { object, optional, wholeNumber } from '../../basics/schema';
import { defineHeadless, type HeadlessKind } from '../../play/headless';
import { boxKind, parseBoxCommand } from './door/box';
import { campaignKind, parseCampaignCommand } from './door/campaign';
import { parseLevelCommand, playKind } from './door/play';
import { decideBox, emptyBox } from './rules/box/box';
import { questionOf as campaignQuestion, decide as decideCampaign } from './rules/campaign/decide';
import { courses } from './rules/campaign/model';
import { nameSchema } from './rules/fields';
import { questionOf } from './rules/play/course';
import { decide } from './rules/play/decide';
import type { Event, Play } from './rules/play/model';
import { emptyLevel } from './rules/play/new-level';
import { drownedStair, meresideCampaign } from './sample/drowned-stair';
import { underColdMere } from './sample/under-cold-mere';
import './words/learn';

const seed = wholeNumber(0, 2_147_483_647);
const dice = optional(v.picklist(['app', 'table']));

/** The order of the decks is hidden. */
const levelView = ({ stream: _, decks, more, ...visible }: Play) => ({
  ...visible,
  decks: { darkhold: decks.darkhold.order.length, reinforcement: decks.reinforcement.order.length },
  ...(more && { more: { ...more, equipment: more.equipment.order.length } }),
});
const describe = (events: readonly Event[]) =>
  events.flatMap(event => (event.type === 'told' ? [event.told.text] : []));

export const level = defineHeadless({
  kind: playKind,
  rules: { command: parseLevelCommand, decide, questionOf },
  setup: object({
    seed,
    level: v.picklist(['under-cold-mere', 'drowned-stair', 'empty']),
    dice,
    name: optional(nameSchema),
    /** Columns and rows of an empty level. */
    size: optional(v.strictTuple([wholeNumber(1, 60), wholeNumber(1, 60)])),
  }),
  begin: ({ seed: first, level: named, dice: rolled = 'app', name = 'Level', size = [12, 8] }) => {
    if (named === 'empty') return emptyLevel(name, first, size[0], size[1]);
    return named === 'under-cold-mere' ? underColdMere(first, rolled) : drownedStair(first, rolled);
  },
  view: levelView,
  describe: (_, events) => describe(events),
});

const campaign = defineHeadless({
  kind: campaignKind,
  rules: { command: parseCampaignCommand, decide: decideCampaign, questionOf: campaignQuestion },
  setup: object({ seed, name: nameSchema, course: v.picklist(courses) }),
  begin: ({ seed: first, name, course }) => meresideCampaign(name, course, first),
  view: ({ level: open, equipment, ...visible }) => ({
    ...visible,
    equipment: equipment.order.length,
    level: open && levelView(open),
  }),
  describe: (_, events) => describe(events.flatMap(event => (event.type === 'level' ? [event.event] : []))),
});

const box = defineHeadless({
  kind: boxKind,
  rules: { command: parseBoxCommand, decide: decideBox, questionOf: () => null },
  setup: object({}),
  begin: () => emptyBox,
  view: all => all,
  describe: () => [],
});

export const headless: readonly HeadlessKind[] = [level, campaign, box];
