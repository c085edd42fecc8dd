import type { Problem } from '../basics/result';
import type { Encounter } from '../stage/encounter';
import type { Step, StepKind } from '../stage/steps';
import { conditionsOf, effectsOf, type FoundStep, groupsOf, rulesOf, stepsOf } from './walk';

const STAGES = [1, 2, 3] as const;
const KNOWN_TILES = new Set(['fire', 'water']);
const KNOWN_TOKENS = new Set([
  'defense',
  'animus',
  'redraw',
  'empowered',
  'battleflow',
  'poison',
  'bleed',
  'crippled',
  'lethality',
]);

/** What can be played but looks wrong: said, never forbidden. */
export function* playWarnings(encounter: Encounter, at: string): Generator<Problem> {
  for (const stage of STAGES) {
    const cards = encounter.cards.filter(c => c.stage === stage).length;
    if (cards !== 5) {
      yield {
        code: 'stage',
        at: `${at}.cards`,
        message: `Stage ${stage} has ${cards} ${cards === 1 ? 'card' : 'cards'}; five are usual (SU-6).`,
      };
    }
  }
  for (const [i, card] of encounter.cards.entries()) {
    if (card.known && card.steps.length === 0) {
      yield { code: 'empty', at: `${at}.cards[${i}].steps`, message: `“${card.label}” does nothing.` };
    }
  }
  if (encounter.startZone.length < 4) {
    yield { code: 'start', at: `${at}.startZone`, message: 'The start zone has no room for four Oathsworn.' };
  }
  yield* models(encounter, at);
  const tiles = new Set([...KNOWN_TILES, ...(encounter.tileKinds ?? []).map(t => t.id)]);
  for (const [i, tile] of encounter.tiles.entries()) {
    if (!tiles.has(tile.kind)) yield unknownTile(`${at}.tiles[${i}].kind`, tile.kind);
  }
  for (const found of stepsOf(encounter, at)) {
    if (found.step.do === 'tiles' && !tiles.has(found.step.tile)) {
      yield unknownTile(`${found.at}.tile`, found.step.tile);
    }
    yield* idleStep(encounter, found);
    yield* strangeTokens(encounter, found);
  }
}

function* models(encounter: Encounter, at: string): Generator<Problem> {
  for (const [i, enemy] of encounter.enemies.entries()) {
    const placed = encounter.placed.filter(p => p.enemy === enemy.id).length;
    if (enemy.models !== undefined && placed > enemy.models) {
      yield {
        code: 'models',
        at: `${at}.enemies[${i}].models`,
        message: `${placed} of “${enemy.name}” are placed, but there are only ${enemy.models} models.`,
      };
    }
    if (enemy.role === 'minion' && (enemy.acts ?? []).length === 0) {
      yield {
        code: 'empty',
        at: `${at}.enemies[${i}].acts`,
        message: `“${enemy.name}” never does anything.`,
      };
    }
  }
}

/** A step that can never come about on this card. */
function* idleStep(encounter: Encounter, { step, at, before, repeated }: FoundStep): Generator<Problem> {
  const idle = (message: string): Problem => ({ code: 'idle', at, message });
  const cameBefore = (kind: StepKind) => before.some(s => s.do === kind);
  const minions = encounter.enemies.some(e => e.role === 'minion');
  if (step.do === 'minions' && !minions) yield idle('There are no minions in this encounter.');
  if (step.do === 'effect' && step.effects.length === 0) yield idle('This step has no effect.');
  for (const rule of rulesOf(step)) {
    if ((rule.rule === 'same' || rule.rule === 'another') && !cameBefore('target') && !cameBefore('attack')) {
      yield idle('Nobody has been chosen before on this card.');
    }
  }
  const wantsAttack = groupsOf(step).some(g => g.who === 'hit' || g.who === 'hurt');
  const asksAttack = conditionsOf(step).some(
    c => c.when === 'hit' || c.when === 'hurt' || c.when === 'missed',
  );
  if ((wantsAttack || asksAttack) && !cameBefore('attack') && !cameBefore('minions')) {
    yield idle('No attack comes before this step.');
  }
  if (groupsOf(step).some(g => g.who === 'each') && !repeated)
    yield idle('“Each” means somebody only in a repetition.');
  if (conditionsOf(step).some(c => c.when === 'moved') && !cameBefore('move'))
    yield idle('No move comes before this.');
}

function* strangeTokens(encounter: Encounter, { step, at }: FoundStep): Generator<Problem> {
  const named = new Set([...KNOWN_TOKENS, ...(encounter.tokens ?? []).map(t => t.id)]);
  for (const token of tokensOf(step)) {
    if (named.has(token)) continue;
    yield { code: 'token', at, message: `The encounter does not say what a token “${token}” is.` };
  }
}

function tokensOf(step: Step): string[] {
  const rules = rulesOf(step).flatMap(r =>
    r.rule === 'mostTokens' || r.rule === 'hasToken' ? [r.token] : [],
  );
  const effects = effectsOf(step).flatMap(e =>
    e.effect === 'token' || e.effect === 'removeToken' ? [e.token] : [],
  );
  const groups = groupsOf(step).flatMap(g => (g.who === 'hasToken' ? [g.token] : []));
  const conditions = conditionsOf(step).flatMap(c => (c.when === 'hasToken' ? [c.token] : []));
  return [...rules, ...effects, ...groups, ...conditions];
}

const unknownTile = (at: string, kind: string): Problem => ({
  code: 'tile',
  at,
  message: `The encounter does not say what a tile “${kind}” does.`,
});
