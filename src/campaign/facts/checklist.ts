import type { Sentence } from '../../basics/said';
import { maxHpOf } from '../../encounter/model/settings';
import { has } from '../kinds/traits';
import { archetypeOf, HAND, handAdvice, injuryLoss } from '../model/character';
import { defenseOf } from '../model/items';
import { activeOf, type Campaign, chapterOf, emptySeats, LAST_CHAPTER, lastFight } from '../model/state';
import { maxHp } from './fight';
import { commonLoot, playedAt, uniqueLoot } from './loot';
import { knockoutTicks, replayTicks } from './losses';
import { companyLevel } from './owed';
import { choiceSteps, type OwedStep } from './owed-steps';
import { say } from './step-says';

export function checklist(state: Campaign): readonly OwedStep[] {
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

const handStep = (state: Campaign, id: string, rule: string, words: Sentence): OwedStep => {
  return { id, rule, words, done: state.course.done.includes(id), by: 'hand' };
};

function startSteps(state: Campaign): OwedStep[] {
  const steps: OwedStep[] = [
    {
      id: 'difficulty',
      rule: 'CP-1',
      words: say('campaign.step-difficulty', { difficulty: state.difficulty }),
      done: true,
      by: 'app',
    },
    {
      id: 'fresh',
      rule: 'CP-5',
      words: say('campaign.step-fresh', { hp: maxHpOf(state.difficulty) }),
      done: true,
      by: 'app',
    },
    handStep(state, 'swap', 'LV-28', say('campaign.step-swap')),
  ];
  for (const seat of emptySeats(state)) {
    const id = `member-${seat}`;
    steps.push({ id, rule: 'LV-25', words: say('campaign.step-member'), done: false, by: 'app' });
  }
  return steps;
}

function storySteps(state: Campaign): OwedStep[] {
  return [
    handStep(state, 'save-boxes', 'SV-5', say('campaign.step-boxes')),
    ...(has(state.traits, 'quartermaster')
      ? [handStep(state, 'ration', 'TR-6', say('campaign.step-ration'))]
      : []),
    handStep(state, 'might', 'MT-10', say('campaign.step-shuffle')),
  ];
}

function betweenSteps(state: Campaign): OwedStep[] {
  const steps: OwedStep[] = choiceSteps(state, ['replayToken']);
  for (const c of activeOf(state)) {
    const chosen = c.abilities.filter(card => c.hand.includes(card.id));
    const cards = chosen.length === 0 && c.abilities.length <= HAND ? c.abilities : chosen;
    const advice = handAdvice(cards);
    const now = cards.length > 0 ? advice : [];
    const witch = c.class === 'witch';
    const first = state.chapter === 1;
    const words =
      c.kind === 'companion'
        ? say('campaign.step-archetype', { who: c.name })
        : first
          ? say('campaign.step-first-hand', { who: c.name, witch, advice: now })
          : say('campaign.step-hand', { who: c.name, advice: now });
    const id = `hand-${c.id}`;
    const ready = c.kind === 'full' ? cards.length > 0 && advice.length === 0 : archetypeOf(c) !== null;
    const rule = c.kind === 'companion' ? 'SU-11' : first ? (witch ? 'SU-10' : 'SU-9') : 'SU-7';
    steps.push({ ...handStep(state, id, rule, words), ...(ready ? { done: true } : {}), who: c.id });
    const bare = c.items.length === 0;
    const wears = bare
      ? say('campaign.step-bare', { who: c.name, defense: defenseOf(c.kind, c.items).total })
      : say('campaign.step-wears', { who: c.name });
    steps.push({
      ...handStep(state, `wears-${c.id}`, 'CP-3', wears),
      ...(bare ? {} : { done: true }),
      who: c.id,
    });
    const loss = injuryLoss(c);
    if (loss > 0) {
      const hurt = say('campaign.step-hurt', { who: c.name, loss, injuries: c.injuries.length });
      steps.push({ id: `injuries-${c.id}`, rule: 'CN-8', words: hurt, done: true, by: 'app', who: c.id });
    }
  }
  const most = maxHp(state);
  const hurt = activeOf(state).some(c => c.hp !== null && c.hp < most);
  if (has(state.traits, 'toughAsNails') && state.variants.toughAsNails === 'roll' && hurt) {
    steps.push({
      ...handStep(state, 'tough', 'TR-9', say('campaign.step-tough')),
      ...(state.course.toughUsed > 0 ? { done: true } : {}),
    });
  }
  return steps;
}

function aftermathSteps(state: Campaign): OwedStep[] {
  const sum = replayTicks(playedAt(state));
  const words = state.course.replayed
    ? say('campaign.step-replay-again')
    : say('campaign.step-replay', { ticks: sum.total });
  return [
    { id: 'decide', rule: 'EN-4', words, done: false, by: 'app', ...(state.course.replayed ? {} : { sum }) },
  ];
}

/** LL-1: in this order. */
function epilogueSteps(state: Campaign): OwedStep[] {
  const { tally } = state.course;
  if (!tally) {
    return [
      {
        id: 'tally',
        rule: 'LL-1',
        words: say('campaign.step-tally'),
        done: false,
        by: 'app',
      },
    ];
  }
  const last = state.chapter >= LAST_CHAPTER;
  const steps: OwedStep[] = [];
  if (!last) {
    const words = say('campaign.step-level', { level: companyLevel(state) });
    steps.push({ id: 'level', rule: 'LL-2', words, done: true, by: 'app' });
    steps.push(...choiceSteps(state, ['trait', 'permanent', 'growth', 'unlock']));
    const next = say('campaign.step-common-deck', { chapter: state.chapter + 1 });
    steps.push(handStep(state, 'common-deck', 'LL-3', next));
    const [common, unique] = [commonLoot(state), uniqueLoot(state)];
    steps.push({
      id: 'common',
      rule: 'LL-4',
      words: say('campaign.step-common', {
        all: common.total,
        chapter: state.chapter + 1,
        taken: tally.commonTaken,
      }),
      done: tally.commonTaken >= common.total,
      by: 'app',
      sum: common,
    });
    steps.push({
      id: 'unique',
      rule: 'LL-5',
      words: say('campaign.step-unique', {
        all: unique.total,
        chapter: state.chapter,
        taken: tally.uniqueTaken,
      }),
      done: tally.uniqueTaken >= unique.total,
      by: 'app',
      sum: unique,
    });
    const after = say('campaign.step-unique-deck', { chapter: state.chapter + 1 });
    steps.push(handStep(state, 'unique-deck', 'LL-8', after));
  }
  return [...steps, ...lossSteps(state), ...choiceSteps(state, ['injury', 'item']), ...tokenStep(state)];
}

function lossSteps(state: Campaign): OwedStep[] {
  const fight = lastFight(state);
  const fallen = fight?.heroes.filter(hero => hero.fallen).length ?? 0;
  const difficulty = playedAt(state);
  const sum = state.course.replayed ? replayTicks(difficulty) : knockoutTicks(fallen, difficulty);
  const replayed = state.course.replayed;
  const words = replayed
    ? say('campaign.step-ticks-replayed', { ticks: sum.total })
    : say('campaign.step-ticks', { ticks: sum.total });
  const steps: OwedStep[] = [
    { id: 'ticks', rule: replayed ? 'EN-5' : 'LL-9', words, done: true, by: 'app', sum },
  ];
  const killed = state.allies.filter(ally => fight?.alliesKilled.includes(ally.id));
  if (killed.length > 0) {
    const names = say('campaign.step-allies', { allies: killed.map(ally => ally.name) });
    steps.push({ id: 'allies', rule: 'LL-13', words: names, done: true, by: 'app' });
  }
  return steps;
}

const tokenStep = (state: Campaign): OwedStep[] =>
  chapterOf(state, state.chapter).boxes.encounter
    ? [handStep(state, 'tokens', 'EN-11', say('campaign.step-tokens'))]
    : [];
