import { maxHpOf } from '../encounter/settings';
import { archetypeOf, HAND, handAdvice, injuryLoss } from './character';
import { maxHp } from './fight';
import { defenseOf } from './items';
import { commonLoot, DIFFICULTY_NAMES, playedAt, uniqueLoot } from './loot';
import { knockoutTicks, replayTicks } from './losses';
import { companyLevel } from './owed';
import { choiceSteps, type Step } from './owed-steps';
import { activeOf, type Campaign, chapterOf, emptySeats, LAST_CHAPTER, lastFight } from './state';
import { has } from './traits';

export function checklist(state: Campaign): readonly Step[] {
  switch (state.course.phase) {
    case 'start':
      return [...startSteps(state), ...choiceSteps(state)];
    case 'story':
      return storySteps(state);
    case 'between':
      return betweenSteps(state);
    case 'aftermath':
      return aftermathSteps(state);
    case 'epilogue':
      return epilogueSteps(state);
    case 'fight':
    case 'over':
      return [];
  }
}

const handStep = (state: Campaign, id: string, rule: string, words: string): Step => {
  return { id, rule, words, done: state.course.done.includes(id), by: 'hand' };
};

function startSteps(state: Campaign): Step[] {
  const steps: Step[] = [
    {
      id: 'difficulty',
      rule: 'CP-1',
      words: `The difficulty is ${DIFFICULTY_NAMES[state.difficulty]}; now is the time to change it.`,
      done: true,
      by: 'app',
    },
    {
      id: 'fresh',
      rule: 'CP-5',
      words: `Everybody will begin with ${maxHpOf(state.difficulty)} HP and one combat token for each permanent token.`,
      done: true,
      by: 'app',
    },
    handStep(state, 'swap', 'LV-28', 'Swap Oathsworn, or full characters and companions, if you like.'),
  ];
  for (const seat of emptySeats(state)) {
    const id = `member-${seat}`;
    steps.push({ id, rule: 'LV-25', words: 'Somebody new takes the empty seat.', done: false, by: 'app' });
  }
  return steps;
}

function storySteps(state: Campaign): Step[] {
  return [
    handStep(state, 'save-boxes', 'SV-5', 'Tick the boxes: ambushed, special rules seen, extra unique item.'),
    ...(has(state.traits, 'quartermaster')
      ? [handStep(state, 'ration', 'TR-6', 'Take one extra ration at the start of a Deepwood journey.')]
      : []),
    handStep(state, 'might', 'MT-10', 'At the end of the story shuffle all might decks.'),
  ];
}

function betweenSteps(state: Campaign): Step[] {
  const steps: Step[] = choiceSteps(state, ['replayToken']);
  for (const c of activeOf(state)) {
    const chosen = c.abilities.filter(card => c.hand.includes(card.id));
    const cards = chosen.length === 0 && c.abilities.length <= HAND ? c.abilities : chosen;
    const advice = handAdvice(cards);
    const words =
      c.kind === 'companion'
        ? `${c.name}: choose one side of one archetype card.`
        : `${c.name}: a hand of one card of cooldown 0 and two each of 1, 2 and 3${
            cards.length > 0 && advice.length > 0 ? ` (now: ${advice.join('; ')})` : ''
          }.`;
    const id = `hand-${c.id}`;
    const ready = c.kind === 'full' ? cards.length > 0 && advice.length === 0 : archetypeOf(c) !== null;
    const rule = c.kind === 'full' ? 'SU-7' : 'SU-11';
    steps.push({ ...handStep(state, id, rule, words), ...(ready ? { done: true } : {}), who: c.id });
    const bare = c.items.length === 0;
    const wears = bare
      ? `${c.name}: write down what it wears, or its sums; so far its defense is ${defenseOf(c.kind, c.items).total} and it has no might.`
      : `${c.name}: what it wears is written down.`;
    steps.push({
      ...handStep(state, `wears-${c.id}`, 'CP-3', wears),
      ...(bare ? {} : { done: true }),
      who: c.id,
    });
    const loss = injuryLoss(c);
    if (loss > 0) {
      const hurt = `${c.name} will lose ${loss} HP for ${c.injuries.length} injuries at the encounter's start.`;
      steps.push({ id: `injuries-${c.id}`, rule: 'CN-8', words: hurt, done: true, by: 'app', who: c.id });
    }
  }
  const most = maxHp(state);
  const hurt = activeOf(state).some(c => c.hp !== null && c.hp < most);
  if (has(state.traits, 'toughAsNails') && state.variants.toughAsNails === 'roll' && hurt) {
    steps.push({
      ...handStep(state, 'tough', 'TR-9', 'Each Oathsworn may roll a HP die; the highest regains 1 lost HP.'),
      ...(state.course.toughUsed > 0 ? { done: true } : {}),
    });
  }
  return steps;
}

function aftermathSteps(state: Campaign): Step[] {
  const sum = replayTicks(playedAt(state));
  const words = state.course.replayed
    ? 'Replay the encounter: its ticks are marked already. Or move on to the epilogue.'
    : `Replay the encounter for ${sum.total} knockout ticks, or move on to the epilogue.`;
  return [
    { id: 'decide', rule: 'EN-4', words, done: false, by: 'app', ...(state.course.replayed ? {} : { sum }) },
  ];
}

/** LL-1: in this order. */
function epilogueSteps(state: Campaign): Step[] {
  const { tally } = state.course;
  if (!tally) {
    return [
      {
        id: 'tally',
        rule: 'LL-1',
        words: 'When the epilogue says so, tally level, loot and losses.',
        done: false,
        by: 'app',
      },
    ];
  }
  const last = state.chapter >= LAST_CHAPTER;
  const steps: Step[] = [];
  if (!last) {
    const words = `Everybody is of level ${companyLevel(state)} now.`;
    steps.push({ id: 'level', rule: 'LL-2', words, done: true, by: 'app' });
    steps.push(...choiceSteps(state, ['trait', 'permanent', 'growth', 'unlock']));
    const next = `Put the common item deck of chapter ${state.chapter + 1} in place.`;
    steps.push(handStep(state, 'common-deck', 'LL-3', next));
    const [common, unique] = [commonLoot(state), uniqueLoot(state)];
    steps.push({
      id: 'common',
      rule: 'LL-4',
      words: `Draw ${common.total} common items of chapter ${state.chapter + 1}; ${tally.commonTaken} are drawn.`,
      done: tally.commonTaken >= common.total,
      by: 'app',
      sum: common,
    });
    steps.push({
      id: 'unique',
      rule: 'LL-5',
      words: `Draw ${unique.total} unique items of chapter ${state.chapter}; ${tally.uniqueTaken} are drawn. Where the deck has none left take common ones of the next chapter.`,
      done: tally.uniqueTaken >= unique.total,
      by: 'app',
      sum: unique,
    });
    const after = `Put the unique item deck of chapter ${state.chapter + 1} in place.`;
    steps.push(handStep(state, 'unique-deck', 'LL-8', after));
  }
  return [...steps, ...lossSteps(state), ...choiceSteps(state, ['injury', 'item']), ...tokenStep(state)];
}

function lossSteps(state: Campaign): Step[] {
  const fight = lastFight(state);
  const fallen = fight?.heroes.filter(hero => hero.fallen).length ?? 0;
  const difficulty = playedAt(state);
  const sum = state.course.replayed ? replayTicks(difficulty) : knockoutTicks(fallen, difficulty);
  const replayed = state.course.replayed;
  const words = replayed
    ? `The replay has marked ${ticksOf(sum.total)} on the knockout track; no others follow.`
    : `${ticksOf(sum.total)} on the knockout track.`;
  const steps: Step[] = [
    { id: 'ticks', rule: replayed ? 'EN-5' : 'LL-9', words, done: true, by: 'app', sum },
  ];
  const killed = state.allies.filter(ally => fight?.alliesKilled.includes(ally.id));
  if (killed.length > 0) {
    const names = `Archive ${killed.map(ally => ally.name).join(', ')}.`;
    steps.push({ id: 'allies', rule: 'LL-13', words: names, done: true, by: 'app' });
  }
  return steps;
}

const tokenStep = (state: Campaign): Step[] =>
  chapterOf(state, state.chapter).boxes.encounter
    ? [handStep(state, 'tokens', 'EN-11', 'After the epilogue discard all combat tokens.')]
    : [];

const ticksOf = (count: number): string => (count === 1 ? '1 tick' : `${count} ticks`);
