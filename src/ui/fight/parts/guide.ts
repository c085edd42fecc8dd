import { signal } from '@preact/signals';

/** One thing at a time, in the order in which a first round meets them. */
export const guideSteps = [
  'begin',
  'attack',
  'undo',
  'count',
  'foresight',
  'endTurns',
  'why',
  'defend',
  'stop',
  'break',
] as const;
export type GuideStep = (typeof guideSteps)[number];

const key = 'northwest.guide';

function remembered(): GuideStep | undefined {
  try {
    const stored = localStorage.getItem(key);
    return guideSteps.find(step => step === stored);
  } catch {
    return undefined;
  }
}

/** The step at which the guide stands; nothing where nobody is guided. It outlives the page. */
export const guide = signal<GuideStep | undefined>(remembered());

export function guideTo(step: GuideStep | undefined): void {
  guide.value = step;
  try {
    if (step) localStorage.setItem(key, step);
    else localStorage.removeItem(key);
  } catch {
    // Then it begins anew on the next visit.
  }
}

export const stepAfter = (step: GuideStep): GuideStep | undefined => guideSteps[guideSteps.indexOf(step) + 1];
