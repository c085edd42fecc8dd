import { cardsIn } from './items';
import { activeOf, type Campaign, chapterOf } from './state';
import { allOf, countOf, TOKEN_KINDS, TOKEN_NAMES } from './tokens';

/** What a save bag holds, for the table that packs up the box; the app itself remembers all of it anyway. */
export interface Bag {
  readonly of: string;
  readonly lines: readonly string[];
}

/** SV-1 to SV-5 */
export function saveBags(state: Campaign): readonly Bag[] {
  const { phase } = state.course;
  const between = phase === 'between' || phase === 'fight' || phase === 'aftermath';
  const people = activeOf(state).map(c => {
    const lines = [
      'character sheet',
      c.kind === 'full'
        ? 'ability cards, locked and unlocked apart'
        : 'companion card and archetype cards, locked and unlocked apart',
      `${cardsIn(c.items)} items, ${c.injuries.length} injuries, ${c.iron} iron`,
    ];
    if (between && c.hp !== null) lines.push(`current HP: ${c.hp}`);
    if (between && allOf(c.tokens) > 0) {
      const held = TOKEN_KINDS.filter(kind => countOf(c.tokens, kind) > 0);
      lines.push(
        `combat tokens: ${held.map(kind => `${countOf(c.tokens, kind)} ${TOKEN_NAMES[kind]}`).join(', ')}`,
      );
    }
    return { of: c.name, lines };
  });
  const inPlay = state.events.map(card => card.name);
  const { boxes } = chapterOf(state, state.chapter);
  const company = [
    'Free Company sheet',
    `backpack with ${cardsIn(state.backpack)} items`,
    `${state.allies.filter(ally => !ally.archived).length} allies`,
    `city and Deepwood event decks${inPlay.length > 0 ? `, in play: ${inPlay.join(', ')}` : ''}`,
  ];
  if (state.curatives > 0) company.push(`${state.curatives} curatives`);
  if (between) {
    company.push(`extra unique item: ${yes(boxes.extraUnique)}`);
    company.push(`special rules board revealed: ${yes(boxes.rulesSeen)}`);
    company.push(`ambushed: ${yes(boxes.ambushed)}`);
    for (const text of state.course.reminders) company.push(`to remember: ${text}`);
  }
  return [...people, { of: state.name || 'Free Company', lines: company }];
}

const yes = (on: boolean): string => (on ? 'yes' : 'no');
