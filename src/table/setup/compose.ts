import type { AttackStep, Effect, MoveStep, Step, TargetRule } from '../../stage/steps';

/** One tap while a stage card is composed; each works on the last part of the card, from its target on. */
export type Tap =
  | { readonly tap: 'whom'; readonly rule: TargetRule }
  | { readonly tap: 'move'; readonly hexes: number }
  | { readonly tap: 'way'; readonly way: MoveStep['way'] }
  | { readonly tap: 'attack' }
  /** A part of the body that weakens the attack when it is broken. */
  | { readonly tap: 'part'; readonly icon: string }
  | { readonly tap: 'range'; readonly range: number | 'any' }
  | { readonly tap: 'area'; readonly area: QuickArea }
  | { readonly tap: 'knockback'; readonly hexes: number }
  | { readonly tap: 'token'; readonly token: string }
  /** Several parts at once, as another card of this boss has them. */
  | { readonly tap: 'parts'; readonly icons: readonly string[] }
  /** Who acts loses HP by the card itself: one, and with each further tap one more. */
  | { readonly tap: 'loses' }
  /** Another target follows, with the same move. */
  | { readonly tap: 'again' }
  /** A further part after all others. */
  | { readonly tap: 'then'; readonly step: Step }
  /** The same, and where the step is for the target, there is one. */
  | { readonly tap: 'further'; readonly step: Step }
  | { readonly tap: 'put'; readonly at: number; readonly step: Step }
  | { readonly tap: 'drop'; readonly at: number }
  | { readonly tap: 'earlier'; readonly at: number }
  /** A copy of a known card. */
  | { readonly tap: 'as'; readonly steps: readonly Step[] };

export type QuickArea = 'none' | 'adjacent' | 'circle' | 'cone' | 'wave' | 'charge';

type Steps = readonly Step[];
type Target = Extract<Step, { do: 'target' }>;

export const hitTokens = ['poison', 'bleed', 'crippled'] as const;

const areaSize = 2;

/** Where the last part begins: at its target; a card that names none is one part. */
const partAt = (steps: Steps): number =>
  Math.max(
    0,
    steps.findLastIndex(step => step.do === 'target'),
  );

const put = (steps: Steps, at: number, step: Step): Steps => [
  ...steps.slice(0, at),
  step,
  ...steps.slice(at + 1),
];
const insert = (steps: Steps, at: number, step: Step): Steps => [
  ...steps.slice(0, at),
  step,
  ...steps.slice(at),
];
const drop = (steps: Steps, at: number): Steps => steps.filter((_, i) => i !== at);

/** What the last part says, as the quick rows show it. */
export interface LastPart {
  readonly target: Target | undefined;
  readonly move: MoveStep | undefined;
  readonly attack: AttackStep | undefined;
}

const within = <D extends Step['do']>(steps: Steps, kind: D): number => {
  const at = steps.findLastIndex(step => step.do === kind);
  return at >= partAt(steps) ? at : -1;
};

export function lastPart(steps: Steps): LastPart {
  const target = steps[within(steps, 'target')];
  const move = steps[within(steps, 'move')];
  const attack = steps[within(steps, 'attack')];
  return {
    target: target?.do === 'target' ? target : undefined,
    move: move?.do === 'move' ? move : undefined,
    attack: attack?.do === 'attack' ? attack : undefined,
  };
}

/** Who acts, after a tap on a kind; nobody named is every boss. */
export function actorsTapped(
  actors: readonly string[] | undefined,
  id: string,
): readonly string[] | undefined {
  const now = actors?.includes(id) ? actors.filter(one => one !== id) : [...(actors ?? []), id];
  return now.length > 0 ? now : undefined;
}

/** The card after a tap. */
export function tapped(steps: Steps, tap: Tap): Steps {
  switch (tap.tap) {
    case 'whom':
      return whom(steps, tap.rule);
    case 'move':
      return moved(steps, tap.hexes);
    case 'way': {
      const { move } = lastPart(steps);
      if (move) return put(steps, within(steps, 'move'), { ...move, way: tap.way });
      return moved(steps, 1, tap.way);
    }
    case 'attack': {
      const at = within(steps, 'attack');
      return at < 0 ? withAttack(steps, one => one) : drop(steps, at);
    }
    case 'part':
      return withAttack(steps, one => weakenedBy(one, tap.icon));
    case 'range':
      return withAttack(steps, one => ({ ...one, range: one.range === tap.range ? 1 : tap.range }));
    case 'area':
      return area(steps, tap.area);
    case 'knockback':
      return withAttack(steps, one => hitting(one, { effect: 'knockback', hexes: tap.hexes }));
    case 'token':
      return withAttack(steps, one => hitting(one, { effect: 'token', token: tap.token, count: 1 }));
    case 'parts':
      return withAttack(steps, one => weakenedByAll(one, tap.icons));
    case 'loses':
      return losing(steps);
    case 'again':
      return again(steps);
    case 'then':
      return [...steps, tap.step];
    case 'further':
      return [...(isForTarget(tap.step) ? targeted(steps) : steps), tap.step];
    case 'put':
      return put(steps, tap.at, tap.step);
    case 'drop':
      return drop(steps, tap.at);
    case 'earlier': {
      const [step, before] = [steps[tap.at], steps[tap.at - 1]];
      return step && before ? put(put(steps, tap.at - 1, step), tap.at, before) : steps;
    }
    case 'as':
      return tap.steps;
  }
}

/** A rule of the card's words; the closest is what holds without any (TG-3), and the same tap takes it back. */
function whom(steps: Steps, rule: TargetRule): Steps {
  const { target } = lastPart(steps);
  const had = target?.rules.length === 1 && target.rules[0]?.rule === rule.rule;
  const rules = rule.rule === 'closest' || had ? [] : [rule];
  return target
    ? put(steps, within(steps, 'target'), { ...target, rules })
    : [{ do: 'target', rules }, ...steps];
}

const targeted = (steps: Steps): Steps =>
  within(steps, 'target') < 0 ? [{ do: 'target', rules: [] }, ...steps] : steps;

/** Whether a step names the target anywhere in it. */
function isForTarget(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('who' in value && value.who === 'target') || Object.values(value).some(isForTarget);
}

/** So far toward its target, before it attacks; 0, or the same again, is no move. */
function moved(steps: Steps, hexes: number, way: MoveStep['way'] = 'toward'): Steps {
  const at = within(steps, 'move');
  const { move } = lastPart(steps);
  if (move && (hexes === 0 || move.hexes === hexes)) return drop(steps, at);
  if (move) return put(steps, at, { ...move, hexes });
  if (hexes === 0) return steps;
  const all = targeted(steps);
  const attack = within(all, 'attack');
  return insert(all, attack < 0 ? all.length : attack, { do: 'move', way, hexes });
}

function withAttack(steps: Steps, change: (attack: AttackStep) => AttackStep): Steps {
  const { attack } = lastPart(steps);
  if (attack) return put(steps, within(steps, 'attack'), change(attack));
  return [...targeted(steps), change({ do: 'attack', range: 1 })];
}

function weakenedBy(attack: AttackStep, icon: string): AttackStep {
  const { breaks = [], ...bare } = attack;
  const now = breaks.includes(icon) ? breaks.filter(one => one !== icon) : [...breaks, icon];
  return now.length > 0 ? { ...bare, breaks: now } : bare;
}

/** A second tap takes them back. */
function weakenedByAll(attack: AttackStep, icons: readonly string[]): AttackStep {
  const { breaks = [], ...bare } = attack;
  return breaks.join() === icons.join() ? bare : { ...bare, breaks: icons };
}

function losing(steps: Steps): Steps {
  const last = steps.at(-1);
  const [lost] = last?.do === 'effect' && last.on.who === 'self' ? last.effects : [];
  if (last?.do === 'effect' && last.effects.length === 1 && lost?.effect === 'lose')
    return put(steps, steps.length - 1, { ...last, effects: [{ ...lost, hp: lost.hp + 1 }] });
  return [...steps, { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'lose', hp: 1 }] }];
}

function again(steps: Steps): Steps {
  const { move } = lastPart(steps);
  return [...steps, { do: 'target', rules: [{ rule: 'another' }] }, ...(move ? [move] : [])];
}

/** A second tap takes it back; an attack has one of each kind and of each token. */
function hitting(attack: AttackStep, effect: Effect): AttackStep {
  const { hit = [], ...bare } = attack;
  const alike = (one: Effect): boolean =>
    one.effect === effect.effect &&
    (one.effect !== 'token' || effect.effect !== 'token' || one.token === effect.token);
  const same = hit.some(one => JSON.stringify(one) === JSON.stringify(effect));
  const others = hit.filter(one => !alike(one));
  const now = same ? others : [...others, effect];
  return now.length > 0 ? { ...bare, hit: now } : bare;
}

/** A charge turns to its target first. */
function area(steps: Steps, name: QuickArea): Steps {
  const all = withAttack(steps, attack => {
    const { area: _, ...bare } = attack;
    switch (name) {
      case 'none':
        return bare;
      case 'cone':
        return { ...bare, area: { area: 'cone', range: areaSize } };
      case 'charge':
        return { ...bare, area: { area: 'charge', hexes: areaSize } };
      default:
        return { ...bare, area: { area: name } };
    }
  });
  if (name !== 'charge' || within(all, 'turn') >= 0) return all;
  return insert(all, within(all, 'attack'), { do: 'turn', to: 'target' });
}

/** Parts that weaken one attack together on the cards of a boss that are known, each company of them once. */
export function partsTogether(cards: readonly { readonly steps: Steps }[]): readonly (readonly string[])[] {
  const together = cards
    .flatMap(card => card.steps)
    .flatMap(step => (step.do === 'attack' && (step.breaks?.length ?? 0) > 1 ? [step.breaks ?? []] : []));
  return together.filter((one, i) => together.findIndex(other => other.join() === one.join()) === i);
}
