import { never } from '../../../basics/never';
import type { EnemyKind } from '../../../stage/encounter';
import type { AttackStep, Cubes, Effect, MoveStep, Step } from '../../../stage/steps';
import {
  ability,
  aim,
  another,
  branch,
  cage,
  each,
  heart,
  lasting,
  maw,
  put,
  spawned,
  spoken,
  turns,
} from '../../oathsworn/icons/icons-card.gen';
import {
  boot,
  claws,
  cone,
  crackedShield,
  drop,
  gem,
  push,
  rat,
  shield,
} from '../../oathsworn/icons/icons-fight.gen';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { flame } from '../../parts/frame/icons-home.gen';
import { cardWords as w } from '../../words/card';
import {
  areaText,
  conditionText,
  effectText,
  groupText,
  named,
  placeText,
  ruleText,
  stepText,
} from '../../words/steps';

/** A few words with the picture that stands before them. */
export interface Bit {
  readonly icon?: string;
  readonly text: string;
}

/** One row of a stage card: a picture, two or three words, and what goes with them. */
export interface CardRow {
  readonly icon: string;
  readonly title: string;
  readonly bits: readonly Bit[];
  /** The cards of an attack, where they are not the enemy's own; `more` comes on top of those. */
  readonly pool?: Cubes;
  readonly more?: Cubes;
  /** Icons of the parts that weaken it when they are broken. */
  readonly breaks?: readonly string[];
  /** Rows that hang on this one, each group under its own words. */
  readonly inner?: readonly { readonly title?: string; readonly rows: readonly CardRow[] }[];
}

const plain = (icon: string, title: string, ...bits: string[]): CardRow => ({
  icon,
  title,
  bits: bits.filter(Boolean).map(text => ({ text })),
});

function effectIcon(effect: Effect): string {
  switch (effect.effect) {
    case 'knockback':
    case 'push':
    case 'drag':
      return push;
    case 'lose':
    case 'bleeds':
      return heart;
    case 'heal':
      return heart;
    case 'token':
    case 'removeToken':
      return tokenIcon(effect.token);
    case 'animus':
      return gem;
    case 'defense':
      return shield;
    case 'might':
      return claws;
    case 'exclude':
      return crackedShield;
    case 'text':
      return spoken;
    default:
      return never(effect);
  }
}

const effectBit = (effect: Effect): Bit => ({ icon: effectIcon(effect), text: effectText(effect) });

function attackRow(step: AttackStep): CardRow {
  const { might, add, range, area, at, hit, noSight, breaks } = step;
  const bits: Bit[] = [];
  if (range === 'any') bits.push({ text: w.anyRange });
  else if (range !== undefined && range > 1) bits.push({ text: w.range(range) });
  if (area) bits.push({ icon: cone, text: areaText(area) });
  if (at) bits.push({ text: w.strikes(groupText(at)) });
  if (noSight) bits.push({ text: w.noSight });
  return {
    icon: claws,
    title: w.attack,
    bits: [...bits, ...(hit ?? []).map(effectBit)],
    ...(might ? { pool: might } : {}),
    ...(add ? { more: add } : {}),
    ...(breaks && breaks.length > 0 ? { breaks } : {}),
  };
}

const moveRow = ({ hexes, way, how }: MoveStep): CardRow =>
  plain(boot, w.move(hexes), w.ways[way], how === 'exact' ? w.exactly : how === 'full' ? w.wholeWay : '');

/** What a stage card says in rows, one for each of its steps. */
export function cardRow(step: Step, enemies: readonly EnemyKind[]): CardRow {
  const rows = (steps: readonly Step[]) => steps.map(one => cardRow(one, enemies));
  switch (step.do) {
    case 'target':
      return plain(
        aim,
        step.rules.map(ruleText).join(', ') || w.byItsRules,
        step.among === 'company' ? w.anybody : '',
      );
    case 'move':
      return moveRow(step);
    case 'turn':
      return plain(turns, w.turns[step.to]);
    case 'attack':
      return attackRow(step);
    case 'effect':
      return {
        icon: step.effects[0] ? effectIcon(step.effects[0]) : spoken,
        title: groupText(step.on),
        bits: step.effects.map(effectBit),
      };
    case 'tiles':
      return plain(
        step.tile === 'fire' ? flame : drop,
        step.remove ? w.removes(step.tile) : w.lays(step.tile),
        placeText(step.at),
      );
    case 'spawn': {
      const kind = enemies.find(one => one.id === step.enemy)?.name ?? step.enemy;
      return plain(spawned, w.comes(step.count, kind), placeText(step.at));
    }
    case 'minions':
      return {
        ...plain(rat, w.minions),
        ...(step.steps ? { inner: [{ rows: rows(step.steps) }] } : {}),
      };
    case 'place':
      return plain(put, w.puts(groupText(step.whom)), placeText(step.at));
    case 'cage':
      return {
        icon: cage,
        title: w.cages(groupText(step.whom)),
        bits: [{ text: w.escape(step.difficulty) }, ...step.fail.map(effectBit)],
      };
    case 'consume':
      return { icon: maw, title: w.consumes(groupText(step.whom)), bits: step.each.map(effectBit) };
    case 'ability':
      return plain(ability, w.special, step.ability);
    case 'lasting':
      return plain(lasting, step.text, w.until[step.until]);
    case 'if': {
      const shown = named(step, enemies);
      return {
        ...plain(branch, w.when(conditionText(shown.do === 'if' ? shown.condition : step.condition))),
        inner: [
          { rows: rows(step.then) },
          ...(step.else && step.else.length > 0 ? [{ title: w.otherwise, rows: rows(step.else) }] : []),
        ],
      };
    }
    case 'each':
      return { ...plain(each, w.forEach(groupText(step.of))), inner: [{ rows: rows(step.steps) }] };
    case 'draw':
      return plain(another, w.another);
    case 'text':
      return plain(spoken, stepText(step));
    default:
      return never(step);
  }
}
