import { canonical } from '../../basics/hash';
import type { Area, AttackStep, CombatToken, Effect, StatusToken, Step } from '../../stage/steps';

/** An unknown stage card as it is tapped together at the table. */
export interface Composed {
  readonly target: SimpleRule;
  readonly way: 'toward' | 'away' | 'random' | 'none';
  readonly move: number;
  readonly attack: boolean;
  readonly range: number;
  readonly area: 'none' | 'adjacent' | 'circle' | 'cone' | 'wave' | 'charge';
  readonly size: number;
  readonly extra: {
    readonly white: number;
    readonly yellow: number;
    readonly red: number;
    readonly black: number;
  };
  readonly knockback: number;
  readonly tokens: readonly (CombatToken | StatusToken)[];
  readonly loseAnimus: number;
  readonly minions: boolean;
  readonly lasts: boolean;
  readonly text: string;
}

export type SimpleRule =
  | 'closest'
  | 'furthest'
  | 'mostWounded'
  | 'mostHp'
  | 'leastHp'
  | 'mostAnimus'
  | 'leastDefense'
  | 'firstPlayer'
  | 'lastAttacker'
  | 'random'
  | 'players';

export const simpleRules: readonly SimpleRule[] = [
  'closest',
  'furthest',
  'mostWounded',
  'mostHp',
  'leastHp',
  'mostAnimus',
  'leastDefense',
  'firstPlayer',
  'lastAttacker',
  'random',
  'players',
];

export const hitTokens = ['poison', 'bleed', 'crippled'] as const;

export const nothingComposed: Composed = {
  target: 'closest',
  way: 'toward',
  move: 0,
  attack: false,
  range: 1,
  area: 'none',
  size: 2,
  extra: { white: 0, yellow: 0, red: 0, black: 0 },
  knockback: 0,
  tokens: [],
  loseAnimus: 0,
  minions: false,
  lasts: false,
  text: '',
};

function areaOf({ area, size }: Composed): Area | undefined {
  switch (area) {
    case 'none':
      return undefined;
    case 'cone':
      return { area, range: size };
    case 'charge':
      return { area, hexes: size };
    default:
      return { area };
  }
}

/**
 * The same card in the step language: target, move, attack, the rest in words. `unsaid` are the words for what lasts
 * where the table gave none.
 */
export function stepsOf(card: Composed, unsaid: string): Step[] {
  const steps: Step[] = [];
  const area = areaOf(card);
  const charges = card.area === 'charge';
  if ((card.move > 0 && card.way === 'toward') || card.attack || card.target !== 'closest')
    steps.push({ do: 'target', rules: card.target === 'closest' ? [] : [{ rule: card.target }] });
  if (card.move > 0 && card.way !== 'none' && !charges)
    steps.push({ do: 'move', way: card.way, hexes: card.move });
  if (charges) steps.push({ do: 'turn', to: 'target' });
  if (card.attack) {
    const hit: Effect[] = [
      ...(card.knockback > 0 ? [{ effect: 'knockback', hexes: card.knockback } as const] : []),
      ...card.tokens.map(token => ({ effect: 'token', token, count: 1 }) as const),
      ...(card.loseAnimus > 0 ? [{ effect: 'animus', by: -card.loseAnimus } as const] : []),
    ];
    const more = Object.values(card.extra).some(count => count > 0);
    steps.push({
      do: 'attack',
      range: card.range,
      ...(more ? { add: card.extra } : {}),
      ...(area ? { area } : {}),
      ...(hit.length > 0 ? { hit } : {}),
    });
  }
  if (card.minions) steps.push({ do: 'minions' });
  if (card.text.trim()) steps.push({ do: 'text', text: card.text.trim() });
  if (card.lasts) steps.push({ do: 'lasting', until: 'endOfRound', text: card.text.trim() || unsaid });
  return steps;
}

/** The taps that would have made these steps; nothing where no taps of the composer make them. */
export function composedOf(steps: readonly Step[], unsaid: string): Composed | undefined {
  const card = steps.reduce(withStep, { ...nothingComposed, way: 'toward' });
  return canonical(stepsOf(card, unsaid)) === canonical(steps) ? card : undefined;
}

function withStep(card: Composed, step: Step): Composed {
  switch (step.do) {
    case 'target': {
      const rule = step.rules[0]?.rule ?? 'closest';
      return { ...card, target: simpleRules.find(one => one === rule) ?? card.target };
    }
    case 'move':
      return step.way === 'toward' || step.way === 'away' || step.way === 'random'
        ? { ...card, way: step.way, move: step.hexes }
        : card;
    case 'attack':
      return struck(card, step);
    case 'minions':
      return { ...card, minions: true };
    case 'text':
      return { ...card, text: step.text };
    case 'lasting':
      return { ...card, lasts: true };
    default:
      return card;
  }
}

function struck(card: Composed, step: AttackStep): Composed {
  const { area } = step;
  const hit = step.hit ?? [];
  const size = area?.area === 'cone' ? area.range : area?.area === 'charge' ? area.hexes : card.size;
  return {
    ...card,
    attack: true,
    range: typeof step.range === 'number' ? step.range : 1,
    area: area && area.area !== 'chain' && area.area !== 'custom' ? area.area : 'none',
    size,
    extra: { ...card.extra, ...step.add },
    knockback: hit.reduce((sum, one) => (one.effect === 'knockback' ? one.hexes : sum), 0),
    tokens: hitTokens.filter(token => hit.some(one => one.effect === 'token' && one.token === token)),
    loseAnimus: hit.reduce((sum, one) => (one.effect === 'animus' ? -one.by : sum), 0),
  };
}
