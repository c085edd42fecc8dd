import type { Owner, Whose } from '../../../play/rules';
import type { Campaign, Command as CampaignCommand } from '../rules/campaign/model';
import { moreOf } from '../rules/play/kit';
import { type Command, type Figure, figureOf, type Play } from '../rules/play/model';
import { say } from '../rules/play/says';

/** OV-1: whoever leads the enemies. */
const overlord = 'overlord';

const heroes = (figures: readonly Figure[]) =>
  figures.filter(({ side }) => side === 'hero').map(({ id, name }) => ({ id, name }));

/** One alone is asked nothing. */
const several = (all: readonly Owner[]): readonly Owner[] => (all.length > 1 ? all : []);

/** IN-2: a henchman is played by whoever has its leader. */
function ownerOf(figures: readonly Figure[], id: string): string | undefined {
  const figure = figures.find(one => one.id === id);
  if (figure?.side === 'hero') return id;
  const leader = figure?.kit?.leader ?? undefined;
  return figures.some(one => one.id === leader && one.side === 'hero') ? leader : undefined;
}

/** OWN-305: the hero whose command it is; phases, cards, what is put right and what nobody leads are everybody's. */
function owner(play: Play, command: Command): string | undefined {
  if (command.do === 'correct' || command.do === 'remove') return undefined;
  if (!('id' in command) || command.id === undefined) return undefined;
  if (figureOf(play, command.id)?.side === 'enemy')
    return moreOf(play).settings.overlord ? overlord : undefined;
  return ownerOf(play.figures, command.id);
}

export const levelSharing: Whose<Play, Command> = {
  owners: play =>
    several([
      ...heroes(play.figures),
      ...(moreOf(play).settings.overlord ? [{ id: overlord, name: say('darkholds.the-overlord') }] : []),
    ]),
  owner,
};

export const campaignSharing: Whose<Campaign, CampaignCommand> = {
  owners: ({ level, party }) => (level ? levelSharing.owners(level) : several(heroes(party))),
  owner: ({ level, party }, command) => {
    if (command.do === 'level') return level ? owner(level, command.command) : undefined;
    return 'id' in command && command.do !== 'correct' ? ownerOf(party, command.id) : undefined;
  },
};
