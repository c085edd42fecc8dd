import type { Said } from '../../basics/said';
import { allOf, countOf, TOKEN_KINDS } from '../kinds/tokens';
import { cardsIn } from '../model/items';
import { activeOf, type Campaign, chapterOf } from '../model/state';
import { say } from '../says/bags';

/** What a save bag holds, for the table that packs up the box; the app itself remembers all of it anyway. */
export interface Bag {
  readonly of: Said;
  readonly lines: readonly Said[];
}

/** SV-1 to SV-5: what is kept with each character (SV-3) and with the company (SV-4). */
export function saveBags(state: Campaign): readonly Bag[] {
  const { phase } = state.course;
  const between = phase === 'between' || phase === 'fight' || phase === 'aftermath';
  const people = activeOf(state).map(c => {
    const lines = [
      say('campaign.bag-sheet'),
      say(c.kind === 'full' ? 'campaign.bag-abilities' : 'campaign.bag-archetypes'),
      say('campaign.bag-belongings', {
        items: cardsIn(c.items),
        injuries: c.injuries.length,
        iron: c.iron,
      }),
    ];
    if (between && c.hp !== null) lines.push(say('campaign.bag-hp', { hp: c.hp }));
    if (between && allOf(c.tokens) > 0) {
      const held = TOKEN_KINDS.filter(kind => countOf(c.tokens, kind) > 0);
      const tokens = held.map(token => say('campaign.bag-token', { count: countOf(c.tokens, token), token }));
      lines.push(say('campaign.bag-tokens', { tokens }));
    }
    return { of: c.name, lines };
  });
  const inPlay = state.events.map(card => card.name);
  const { boxes } = chapterOf(state, state.chapter);
  const company = [
    say('campaign.bag-company-sheet'),
    say('campaign.bag-backpack', { items: cardsIn(state.backpack) }),
    say('campaign.bag-allies', { count: state.allies.filter(ally => !ally.archived).length }),
    say('campaign.bag-events', { inPlay }),
  ];
  if (state.curatives > 0) company.push(say('campaign.bag-curatives', { count: state.curatives }));
  if (between) {
    company.push(say('campaign.bag-extra-unique', { on: boxes.extraUnique }));
    company.push(say('campaign.bag-rules-seen', { on: boxes.rulesSeen }));
    company.push(say('campaign.bag-ambushed', { on: boxes.ambushed }));
    for (const text of state.course.reminders) company.push(say('campaign.bag-reminder', { text }));
  }
  return [...people, { of: state.name || say('campaign.bag-company'), lines: company }];
}
