import type { Catalogue } from '../../../../basics/said';
import type { Listed, PackSays } from '../../../../packs/says';
import type { Named } from '../../../../stage/named';

const named: Readonly<Record<Named, string>> = {
  enemy: 'enemy',
  minion: 'minion',
  slot: 'slot',
  ability: 'ability',
};
const listed: Readonly<Record<Listed, string>> = {
  encounter: 'encounter',
  class: 'class',
  item: 'item',
  injury: 'injury',
  ally: 'ally',
  hero: 'hero',
  picture: 'picture',
  enemy: 'enemy',
  card: 'card',
  ability: 'ability',
  obstacle: 'obstacle',
};

/** What the check of a pack finds. */
export const packsSaid: Catalogue<PackSays> = {
  'pack.too-large': ({ megabytes }) => `A pack has at most ${megabytes} MB.`,
  'pack.not-json': ({ detail }) => `This is not a JSON file. ${detail}`.trim(),
  'pack.too-deep': ({ levels }) => `Nothing in a pack lies ${levels} levels deep.`,
  'pack.not-a-pack': 'This is not a pack: it has neither the format “northwest-pack” nor any encounters.',
  'pack.newer': ({ version, known }) =>
    `This pack has format ${version}; this app reads up to ${known}. A newer app can open it.`,
  'pack.nobody-drawn': ({ of }) => `Nobody here is called “${of}”.`,
  'pack.no-boss': 'An encounter needs a boss: its HP dice end the fight.',
  'pack.no-boss-placed': 'No boss stands on the board at the start.',
  'pack.loop': ({ ability }) => `“${ability}” leads back to itself.`,
  'pack.no-class': it => `There is no class “${it.class}” in this pack.`,
  'pack.no-ability-of-class': ({ card }) => `The class has no ability “${card}”.`,
  'pack.no-item': ({ item }) => `There is no item “${item}” in this pack.`,
  'pack.no-archetype': ({ archetype }) => `The class has no “${archetype}”.`,
  'pack.not-there': it => `There is no ${named[it.what]} “${it.named}” in this encounter.`,
  'pack.no-icon': ({ icon }) => `No slot shows the icon “${icon}” when it breaks.`,
  'pack.unused-ability': ({ ability }) => `No card uses “${ability}”.`,
  'pack.repeated': ({ what, key, id }) => `Another ${listed[what]} has the ${key} “${id}” already.`,
  'pack.same-hex': 'Two ways lead to the same hex.',
  'pack.no-core': 'The core, [], belongs to every footprint.',
  'pack.no-dice': 'A boss needs at least one slot with a HP die.',
  'pack.outside-footprint': 'This hex is not part of the enemy’s footprint.',
  'pack.hex-of-other-slot': ({ slot }) => `The slot “${slot}” has this hex already.`,
  'pack.no-start-hex': ({ hex }) => `There is no hex ${hex} on this board.`,
  'pack.stage-cards': ({ stage, cards }) =>
    `Stage ${stage} has ${cards} ${cards === 1 ? 'card' : 'cards'}; five are usual (SU-6).`,
  'pack.empty-card': ({ card }) => `“${card}” does nothing.`,
  'pack.start-too-small': 'The start zone has no room for four Oathsworn.',
  'pack.too-few-models': ({ placed, enemy, models }) =>
    `${placed} of “${enemy}” are placed, but there are only ${models} models.`,
  'pack.idle-minion': ({ enemy }) => `“${enemy}” never does anything.`,
  'pack.no-minions': 'There are no minions in this encounter.',
  'pack.no-effect': 'This step has no effect.',
  'pack.nobody-chosen': 'Nobody has been chosen before on this card.',
  'pack.no-attack-before': 'No attack comes before this step.',
  'pack.each-alone': '“Each” means somebody only in a repetition.',
  'pack.no-move-before': 'No move comes before this.',
  'pack.unknown-token': ({ token }) => `The encounter does not say what a token “${token}” is.`,
  'pack.unknown-tile': ({ tile }) => `The encounter does not say what a tile “${tile}” does.`,
};
