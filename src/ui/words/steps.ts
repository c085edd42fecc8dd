import { never } from '../../basics/never';
import type { Encounter } from '../../stage/encounter';
import type { Area, Condition, Cubes, Effect, Group, Place, Step, TargetRule } from '../../stage/steps';

/** A stage card's steps as a person would read them aloud. */
const compass = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};
const hexes = (n: number) => `${n} ${n === 1 ? 'hex' : 'hexes'}`;
const list = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

export const poolText = (pool: Cubes): string =>
  (['white', 'yellow', 'red', 'black'] as const)
    .flatMap(color => (pool[color] ? [`${pool[color]} ${color}`] : []))
    .join(', ') || 'none';

export function ruleText(rule: TargetRule): string {
  switch (rule.rule) {
    case 'closest':
      return 'the closest';
    case 'furthest':
      return 'the furthest';
    case 'mostHp':
      return 'most HP';
    case 'leastHp':
      return 'fewest HP';
    case 'mostWounded':
      return 'the most wounded';
    case 'mostAnimus':
      return 'most animus';
    case 'leastAnimus':
      return 'least animus';
    case 'mostDefense':
      return 'highest defense';
    case 'leastDefense':
      return 'lowest defense';
    case 'mostTokens':
      return `most ${rule.token} tokens`;
    case 'hasToken':
      return `with a ${rule.token} token`;
    case 'firstPlayer':
      return 'the leader';
    case 'class':
      return `the ${rule.class}`;
    case 'inArc':
      return `in its ${rule.arc}`;
    case 'adjacent':
      return 'next to it';
    case 'lastAttacker':
      return 'the last attacker';
    case 'random':
      return 'at random';
    case 'same':
      return 'the same again';
    case 'another':
      return 'somebody else';
    case 'players':
      return rule.text ?? 'as the card says';
    default:
      return never(rule);
  }
}

export function groupText(group: Group): string {
  switch (group.who) {
    case 'target':
      return 'the target';
    case 'hit':
      return 'everyone hit';
    case 'hurt':
      return 'everyone hurt';
    case 'self':
      return 'itself';
    case 'oathsworn':
      return 'every Oathsworn';
    case 'company':
      return 'the whole company';
    case 'bosses':
      return 'every boss';
    case 'minions':
      return 'the minions';
    case 'adjacent':
      return 'everyone next to it';
    case 'within':
      return `everyone within ${group.hexes}`;
    case 'inArc':
      return `everyone in its ${group.arc}`;
    case 'class':
      return `the ${group.class}`;
    case 'hasToken':
      return `everyone with ${group.token}`;
    case 'firstPlayer':
      return 'the leader';
    case 'each':
      return 'that one';
    case 'players':
      return group.text ?? 'whom the card names';
    default:
      return never(group);
  }
}

export function effectText(effect: Effect): string {
  switch (effect.effect) {
    case 'knockback':
      return `knockback ${effect.hexes}`;
    case 'push':
      return `push ${effect.hexes}`;
    case 'lose':
      return `lose ${effect.hp} HP`;
    case 'heal':
      return `heal ${effect.hp} HP`;
    case 'token':
      return `${effect.count > 1 ? `${effect.count} × ` : ''}${effect.token}`;
    case 'removeToken':
      return `lose ${effect.token}`;
    case 'bleeds':
      return 'bleeds';
    case 'animus':
      return `${effect.by < 0 ? 'lose' : 'gain'} ${Math.abs(effect.by)} animus`;
    case 'drag':
      return `dragged ${hexes(effect.hexes)}`;
    case 'defense':
      return `defense ${effect.by < 0 ? '−' : '+'}${Math.abs(effect.by)}`;
    case 'might':
      return `might + ${poolText(effect.add)}`;
    case 'exclude':
      return 'cannot be targeted';
    case 'text':
      return effect.text;
    default:
      return never(effect);
  }
}

export function areaText(area: Area): string {
  switch (area.area) {
    case 'adjacent':
      return 'everyone next to it';
    case 'circle':
      return 'circle';
    case 'cone':
      return `cone ${area.range}`;
    case 'wave':
      return 'wave';
    case 'charge':
      return `charge ${area.hexes}`;
    case 'chain':
      return `chain ${area.max} within ${area.range}`;
    case 'custom':
      return 'the hexes on the card';
    default:
      return never(area);
  }
}

export function conditionText(condition: Condition): string {
  switch (condition.when) {
    case 'adjacent':
      return 'next to its target';
    case 'within':
      return `within ${condition.hexes}`;
    case 'inArc':
      return `the target is in its ${condition.arc}`;
    case 'broken':
      return `${condition.icon} is broken`;
    case 'hit':
      return 'it hit';
    case 'hurt':
      return 'it cost HP';
    case 'missed':
      return 'it did not hurt';
    case 'noTarget':
      return 'there is no target';
    case 'stage':
      return `stage ${condition.stage}`;
    case 'reaction':
      return 'this is a reaction';
    case 'hasToken':
      return `the target has ${condition.token}`;
    case 'minionsAtMost':
      return `at most ${condition.count} minions are left`;
    case 'moved':
      return 'it moved';
    case 'not':
      return `not: ${conditionText(condition.of)}`;
    case 'players':
      return condition.text;
    default:
      return never(condition);
  }
}

export function placeText(place: Place): string {
  switch (place.place) {
    case 'hexes':
      return `on ${place.hexes.join(', ')}`;
    case 'next':
      return `next to ${groupText(place.to)}`;
    case 'under':
      return `under ${groupText(place.whom)}`;
    case 'front':
      return 'before it';
    case 'rear':
      return 'behind it';
    case 'edge':
      return 'at the edge';
    case 'start':
      return 'in the start zone';
    case 'area':
      return `in the ${areaText(place.area)}`;
    case 'players':
      return place.text ?? 'as the card says';
    default:
      return never(place);
  }
}

export function stepText(step: Step): string {
  switch (step.do) {
    case 'target':
      return `Target: ${step.rules.map(ruleText).join(', ') || 'the closest, unless its rules name another'}`;
    case 'move':
      return step.way === 'toward' || step.way === 'away'
        ? `Move ${step.hexes} ${step.way}`
        : `Move ${step.hexes} ${step.way === 'random' ? 'in a random direction' : compass[step.way]}`;
    case 'turn':
      return step.to === 'target' || step.to === 'away' || step.to === 'random'
        ? `Turn: ${step.to}`
        : `Turn ${compass[step.to]}`;
    case 'attack':
      return list([
        'Attack',
        step.might ? poolText(step.might) : '',
        step.add ? `+ ${poolText(step.add)}` : '',
        step.range === 'any' ? 'any range' : step.range && step.range > 1 ? `range ${step.range}` : '',
        step.area ? areaText(step.area) : '',
        ...(step.hit ?? []).map(effectText),
        step.breaks?.length ? `weaker if ${step.breaks.join(' or ')} is broken` : '',
      ]);
    case 'effect':
      return `${groupText(step.on)}: ${step.effects.map(effectText).join(', ')}`;
    case 'tiles':
      return `${step.remove ? 'Remove' : 'Place'} ${step.tile} ${placeText(step.at)}`;
    case 'spawn':
      return `${step.count} new ${placeText(step.at)}`;
    case 'minions':
      return 'The minions act';
    case 'place':
      return `Place ${groupText(step.whom)} ${placeText(step.at)}`;
    case 'cage':
      return `Cage ${groupText(step.whom)}, difficulty ${step.difficulty}`;
    case 'consume':
      return `Consume ${groupText(step.whom)}`;
    case 'ability':
      return `Special: ${step.ability}`;
    case 'lasting':
      return step.text;
    case 'if':
      return `If ${conditionText(step.condition)}: ${step.then.map(stepText).join('; ')}${
        step.else?.length ? `; else ${step.else.map(stepText).join('; ')}` : ''
      }`;
    case 'each':
      return `For ${groupText(step.of)}: ${step.steps.map(stepText).join('; ')}`;
    case 'draw':
      return 'Draw another stage card';
    case 'text':
      return step.text;
    default:
      return never(step);
  }
}

/** The same step with body parts and models called by their names in this encounter, as beside the card. */
export function named(step: Step, enemies: Encounter['enemies']): Step {
  const part = (icon: string) =>
    [
      ...new Set(
        enemies.flatMap(one =>
          (one.slots ?? []).flatMap(slot => ((slot.icon ?? slot.id) === icon ? [slot.name] : [])),
        ),
      ),
    ].join(' or ') || icon;
  const all = (steps: readonly Step[]) => steps.map(one => named(one, enemies));
  switch (step.do) {
    case 'attack':
      return step.breaks ? { ...step, breaks: step.breaks.map(part) } : step;
    case 'spawn': {
      const kind = enemies.find(one => one.id === step.enemy)?.name;
      return kind ? { do: 'text', text: `${kind}: ${stepText(step)}` } : step;
    }
    case 'if': {
      const { condition } = step;
      return {
        ...step,
        condition: condition.when === 'broken' ? { ...condition, icon: part(condition.icon) } : condition,
        then: all(step.then),
        ...(step.else ? { else: all(step.else) } : {}),
      };
    }
    case 'each':
      return { ...step, steps: all(step.steps) };
    default:
      return step;
  }
}

/** A card without a name is called by what it says; of one that says more than a name may hold, by its first steps. */
export function calledBy(steps: readonly Step[], most = 120): string {
  const said = steps.filter(step => step.do !== 'target' || step.rules.length > 0).map(stepText);
  const whole = said.join('. ');
  if (whole.length <= most) return whole;
  const fits = said.filter((_, i) => said.slice(0, i + 1).join('. ').length <= most - 2);
  return fits.length > 0 ? `${fits.join('. ')} …` : `${whole.slice(0, most - 2).replace(/\s\S*$/, '')} …`;
}
