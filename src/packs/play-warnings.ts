import type { Problem } from '../basics/result';
import type { Sentence } from '../basics/said';
import { CHARACTER_TOKENS } from '../might/combat-tokens';
import type { Encounter } from '../stage/encounter';
import type { Step, StepKind } from '../stage/steps';
import { conditionsOf, effectsOf, type FoundStep, groupsOf, rulesOf, stepsOf } from '../stage/walk';
import { say } from './says';

const STAGES = [1, 2, 3] as const;
const KNOWN_TILES = new Set(['fire', 'water']);
const KNOWN_TOKENS = new Set<string>(CHARACTER_TOKENS);

/** What can be played but looks wrong: said, never forbidden. */
export function* playWarnings(encounter: Encounter, at: string): Generator<Problem> {
  for (const stage of STAGES) {
    const cards = encounter.cards.filter(c => c.stage === stage).length;
    if (cards !== 5) {
      yield {
        code: 'stage',
        at: `${at}.cards`,
        message: say('pack.stage-cards', { stage, cards }),
      };
    }
  }
  for (const [i, card] of encounter.cards.entries()) {
    if (card.known && card.steps.length === 0) {
      yield {
        code: 'empty',
        at: `${at}.cards[${i}].steps`,
        message: say('pack.empty-card', { card: card.label }),
      };
    }
  }
  if (encounter.startZone.length < 4) {
    yield { code: 'start', at: `${at}.startZone`, message: say('pack.start-too-small') };
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
        message: say('pack.too-few-models', { placed, enemy: enemy.name, models: enemy.models }),
      };
    }
    if (enemy.role === 'minion' && (enemy.acts ?? []).length === 0) {
      yield {
        code: 'empty',
        at: `${at}.enemies[${i}].acts`,
        message: say('pack.idle-minion', { enemy: enemy.name }),
      };
    }
  }
}

/** A step that can never come about on this card. */
function* idleStep(encounter: Encounter, { step, at, before, repeated }: FoundStep): Generator<Problem> {
  const idle = (message: Sentence): Problem => ({ code: 'idle', at, message });
  const cameBefore = (kind: StepKind) => before.some(s => s.do === kind);
  const minions = encounter.enemies.some(e => e.role === 'minion');
  if (step.do === 'minions' && !minions) yield idle(say('pack.no-minions'));
  if (step.do === 'effect' && step.effects.length === 0) yield idle(say('pack.no-effect'));
  for (const rule of rulesOf(step)) {
    if ((rule.rule === 'same' || rule.rule === 'another') && !cameBefore('target') && !cameBefore('attack')) {
      yield idle(say('pack.nobody-chosen'));
    }
  }
  const wantsAttack = groupsOf(step).some(g => g.who === 'hit' || g.who === 'hurt');
  const asksAttack = conditionsOf(step).some(
    c => c.when === 'hit' || c.when === 'hurt' || c.when === 'missed',
  );
  if ((wantsAttack || asksAttack) && !cameBefore('attack') && !cameBefore('minions')) {
    yield idle(say('pack.no-attack-before'));
  }
  if (groupsOf(step).some(g => g.who === 'each') && !repeated) yield idle(say('pack.each-alone'));
  if (conditionsOf(step).some(c => c.when === 'moved') && !cameBefore('move'))
    yield idle(say('pack.no-move-before'));
}

function* strangeTokens(encounter: Encounter, { step, at }: FoundStep): Generator<Problem> {
  const named = new Set([...KNOWN_TOKENS, ...(encounter.tokens ?? []).map(t => t.id)]);
  for (const token of tokensOf(step)) {
    if (named.has(token)) continue;
    yield { code: 'token', at, message: say('pack.unknown-token', { token }) };
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
  message: say('pack.unknown-tile', { tile: kind }),
});
