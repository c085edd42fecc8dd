import { signal } from '@preact/signals';

/** What the table is at: each step belongs to one of these. */
export type GuideMoment = 'setup' | 'turns' | 'enemy' | 'stop' | 'over';

/** One thing at a time, in the order in which a first round meets them. */
const steps = [
  ['begin', 'setup'],
  ['attack', 'turns'],
  ['undo', 'turns'],
  ['count', 'turns'],
  ['foresight', 'turns'],
  ['endTurns', 'turns'],
  ['defend', 'enemy'],
  ['why', 'enemy'],
  ['stop', 'stop'],
  ['break', 'turns'],
] as const;
export type GuideStep = (typeof steps)[number][0];

export const guideSteps: readonly GuideStep[] = steps.map(([step]) => step);

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

const momentOf = (step: GuideStep): GuideMoment | undefined => steps.find(([one]) => one === step)?.[1];

/**
 * The step to be shown at this moment: the same one; a later one, where the table has gone on without it; or nothing
 * yet, where its moment is still to come.
 */
export function stepAt(step: GuideStep, moment: GuideMoment): GuideStep | undefined {
  if (momentOf(step) === moment) return step;
  return guideSteps.slice(guideSteps.indexOf(step)).find(one => momentOf(one) === moment);
}

/** Where the guide was left, in this sitting: there it goes on. */
let left: GuideStep | undefined;

export function leaveGuide(): void {
  left = guide.value;
  guideTo(undefined);
}

/** Taken up where it was left; from the beginning where it was finished or never begun. */
export function resumeGuide(): void {
  guideTo(left ?? guideSteps[0]);
  left = undefined;
}

/** The table has done what the guide speaks of, where the state of the fight does not show it. */
export function guideDid(step: GuideStep): void {
  if (guide.value === step) guideTo(stepAfter(step));
}
