import type { Catalogue } from '../../../basics/said';
import type { HintSays } from '../rules/duel/log/says';
import { all, kindOf, skillOf } from './duel';

const shortOf = (n = 0, d = 1): string => (d === 1 ? `${n}` : `${n}/${d}`);
/** What each clan's deed is called. */
const verbs: Readonly<Record<string, string>> = {
  huldra: 'hunts',
  murg: 'destroys',
  erde: 'reclaims',
  wibo: 'morphs',
};

export const hints: Catalogue<HintSays> = {
  'darkleaf.h-declare': ({ clan, kind, at, targets }) =>
    clan === 'erde'
      ? `Declare Reclaim: the ${kindOf(kind)} on ${at}.`
      : clan === 'wibo'
        ? `Morph ${all(targets)} with the ${kindOf(kind)} on ${at}.`
        : `Declare Destroy: the ${kindOf(kind)} on ${at}, at ${all(targets)}.`,
  'darkleaf.h-roll': ({ sides }) => `Roll the d${sides}.`,
  'darkleaf.h-split': ({ ways }) => `Split it: ${all(ways)}.`,
  'darkleaf.h-hunt': ({ kind, at, to, target }) =>
    `Take the ${kindOf(kind)} from ${at} to ${to} and hunt ${target} with the rest.`,
  'darkleaf.h-deed': ({ clan, kind, at, targets }) =>
    `The ${kindOf(kind)} on ${at} ${verbs[clan] ?? 'strikes'} ${all(targets)}.`,
  'darkleaf.h-go': ({ kind, at, to }) =>
    at === to ? `Leave the ${kindOf(kind)} on ${at}.` : `Take the ${kindOf(kind)} from ${at} to ${to}.`,
  'darkleaf.h-slot': ({ skill, value }) => `Put the ${value} to ${skillOf(skill)}.`,
  'darkleaf.h-keep': 'Let the bone return to the pool.',
  'darkleaf.h-use': ({ skill, at, to }) =>
    `Use ${skillOf(skill)}${at ? ` on ${at}` : ''}${to ? `, to ${to}` : ''}.`,
  'darkleaf.h-quarry': ({ at }) => `Name ${all(at)}.`,
  'darkleaf.h-count': ({ to }) =>
    to.length > 0 ? `Count down, and let the ladder begin again on ${all(to)}.` : 'Count down.',
  'darkleaf.h-nothing': 'Do nothing more.',
  'darkleaf.h-odds': ({ need, n, d }) => `It needs ${need} or more: ${n} of ${d} faces.`,
  'darkleaf.h-wins': 'It wins at once.',
  'darkleaf.h-threat': ({ values, n, d }) =>
    `Then ${all(values.map(String))} scores on the rival’s royal: ${n}/${d}.`,
  'darkleaf.h-danger': ({ was: [n, d], now: [n2, d2] }) =>
    `The danger to the own royal goes from ${shortOf(n, d)} to ${shortOf(n2, d2)}.`,
  'darkleaf.h-whim': 'A whim: one choice in five it does as it likes.',
  'darkleaf.h-second': ({ by, chance }) =>
    by > 0
      ? `The next best is ${by} in a hundred behind. The duel stands at about ${chance} in a hundred.`
      : `Others are as good. The duel stands at about ${chance} in a hundred.`,
};
