import { decide as decideCampaign } from '../../../src/campaign/deeds/decide';
import { parseCommand as parseCampaignCommand } from '../../../src/campaign/door/door';
import type { Command as CampaignCommand } from '../../../src/campaign/model/command';
import type { Event as CampaignEvent } from '../../../src/campaign/model/event';
import { BLANK, type Campaign } from '../../../src/campaign/model/state';
import { titleOf as titleOfCampaign } from '../../../src/campaign/title/titles';
import type { Command as FightCommand } from '../../../src/encounter/model/command';
import type { Event as FightEvent } from '../../../src/encounter/model/event';
import type { Question as FightQuestion } from '../../../src/encounter/model/question';
import type { State as Fight } from '../../../src/encounter/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { builtinPack } from '../../../src/packs/builtin';
import { type Edit, type KeptPack, parseEdit } from '../../../src/packs/edit/edit';
import { campaignKind } from '../../../src/table/campaign/kind';
import { sharing } from '../../../src/table/campaign/sharing';
import { rules as fightRules } from '../../../src/table/fight/encounter-rules';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { packKind } from '../../../src/table/packs/kind';
import { anyCommand } from '../../campaign/any-command';
import { foundation, play as playCampaign } from '../../campaign/company';
import { randomTable } from '../../encounter/random-player/table';
import { setupFor } from '../../encounter/support/setups';
import { any, plain, type Subject } from './subject';

const card = { id: 'bite', label: 'Bite', stage: 1, steps: [{ do: 'text', text: 'It bites.' }] } as const;
export const fightSubject: Subject<Fight, FightCommand, FightEvent, FightQuestion> = {
  kind: fightKind,
  rules: fightRules,
  start: seed => initialState(setupFor(seed)),
  player: seed => {
    const table = randomTable(seed);
    return state => table(state) ?? undefined;
  },
  besides: ({ friends, enemies, encounter, settings }) => {
    const who = friends[0]?.id ?? '';
    const text = 'Rain.';
    return [
      { do: 'remind', reminder: { id: 'rain', time: { at: 'round', round: 2 }, text } },
      { do: 'forget', reminder: 'rain' },
      { do: 'teach', card: { ...card, id: encounter.cards[0]?.id ?? 'bite' } },
      { do: 'teach', card },
      { do: 'tell', card: { label: 'Claw', steps: [{ do: 'text', text }], actors: ['boss'] } },
      { do: 'answer', answer: { answer: 'compose', label: 'Claw', steps: [{ do: 'text', text }] } },
      { do: 'settings', settings: { ...settings, company: 'light' } },
      { do: 'say', correction: { say: 'friend', name: 'Ulf', hp: 3, defense: 2, at: null } },
      { do: 'say', correction: { say: 'token', who, token: 'mud', count: 2 } },
      { do: 'say', correction: { say: 'obstacle', id: 'log', kind: 'log', hexes: ['C3'] } },
      { do: 'say', correction: { say: 'enemy', kind: encounter.enemies[0]?.id ?? '', at: null, number: 3 } },
      { do: 'say', correction: { say: 'encounter', change: { enemies: encounter.enemies } } },
      {
        do: 'say',
        correction: {
          say: 'encounter',
          change: {
            counters: [{ id: 'fog', name: 'Fog', start: 2, pulls: [{ pull: 'remind', at: 3, text }] }],
            abilities: [{ id: 'roar', name: 'Roar', steps: [{ do: 'text', text }] }],
            reminders: [{ id: 'r', time: { at: 'round', round: 3 }, text }],
          },
        },
      },
      { do: 'sentinel', of: who, at: null, called: 'Thorn', anyway: true },
      { do: 'count', counter: encounter.counters?.[0]?.id ?? 'fog', by: 1 },
      { do: 'attack', who, strike: { targets: [enemies[0]?.id ?? ''], white: 2, said: { damage: 4 } } },
      { do: 'giveUp' },
    ];
  },
};

export const campaignSubject: Subject<Campaign, CampaignCommand, CampaignEvent, never> = {
  kind: campaignKind,
  rules: {
    command: parseCampaignCommand,
    decide: decideCampaign,
    questionOf: () => null,
    titleOf: titleOfCampaign,
    revealedBy: () => false,
    sharing: async () => sharing,
  },
  start: () => playCampaign(BLANK, foundation()),
  player: seed => {
    const pick = any(seed);
    const under = Array.from({ length: 97 }, (_, n) => n);
    return state => anyCommand(state, [pick(under), pick(under), pick(under), pick(under)]);
  },
  besides: state => Array.from({ length: 70 }, (_, n) => anyCommand(state, [n, n % 5, n % 3, n % 7])),
};

const encounter = builtinPack.encounters[0]!;
const edits: readonly Edit[] = [
  { edit: 'about', about: { name: 'Ours', author: 'We', licence: 'CC0' } },
  { edit: 'put', encounter: { ...encounter, id: 'second', name: 'Second', flavour: 'Fog.' } },
  { edit: 'put', encounter },
  { edit: 'remove', id: 'second' },
  { edit: 'parts', parts: { heroes: builtinPack.heroes, allies: builtinPack.allies } },
  { edit: 'parts', parts: { items: builtinPack.items, text: 'A text.' } },
  { edit: 'without', key: 'text' },
  { edit: 'pack', pack: builtinPack },
];
export const packSubject: Subject<KeptPack, Edit, Edit, never> = {
  kind: packKind,
  rules: {
    command: parseEdit,
    decide: (_, edit) => ({ ok: true, value: [edit] }),
    questionOf: () => null,
    titleOf: (_, { edit }) => plain(edit),
    revealedBy: () => false,
  },
  start: () => ({ origin: 'own', pack: builtinPack }),
  player: seed => {
    const pick = any(seed);
    return () => pick(edits);
  },
  besides: () => edits,
};
