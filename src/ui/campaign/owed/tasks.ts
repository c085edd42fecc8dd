import { checklist } from '../../../campaign/facts/checklist';
import { type Owed, owed } from '../../../campaign/facts/owed';
import { choiceSteps, type OwedStep } from '../../../campaign/facts/owed-steps';
import type { Campaign } from '../../../campaign/model/state';

/** One thing to do: all choices of one kind, or one line of the checklist. */
export interface Task {
  readonly id: string;
  readonly done: boolean;
  readonly steps: readonly OwedStep[];
  /** What is chosen or written down here; nothing: it is told, or ticked off by hand. */
  readonly choices: readonly Owed[];
}

const idOf = (item: Owed): string =>
  item.owes === 'member' ? `member-${item.seat}` : 'who' in item ? `${item.owes}-${item.who}` : item.owes;

/** What belongs to a draw is one thing to do with it; lines of one kind for several of the four are one too. */
function kindOf(step: OwedStep, found: Owed | undefined): string {
  if (found) return found.owes;
  if (step.id === 'common-deck') return 'common';
  if (step.id === 'unique-deck') return 'unique';
  return step.who ? (step.id.split('-')[0] ?? step.id) : step.id;
}

/** The chapter's things to do in their order, those of one kind together: everybody's tokens are one thing to do. */
export function tasksOf(state: Campaign): readonly Task[] {
  const listed = checklist(state);
  const known = new Set(listed.map(step => step.id));
  const rest = choiceSteps(state).filter(step => !known.has(step.id));
  const owing = owed(state);
  const tasks: Task[] = [];
  for (const step of [...listed, ...rest]) {
    const found = owing.find(one => idOf(one) === step.id);
    const id = kindOf(step, found);
    const at = tasks.findIndex(task => task.id === id);
    const task = tasks[at];
    const choices = found && !step.done ? [found] : [];
    if (!task) tasks.push({ id, done: step.done, steps: [step], choices });
    else
      tasks[at] = {
        ...task,
        done: task.done && step.done,
        steps: [...task.steps, step],
        choices: [...task.choices, ...choices],
      };
  }
  return inOrder(tasks);
}

/** Choices come in one order, whoever of the four still has to make them: the page does not jump from tap to tap. */
const kinds: readonly string[] = [
  'member',
  'trait',
  'permanent',
  'growth',
  'unlock',
  'equip',
  'board',
  'replayToken',
  'common',
  'unique',
  'injury',
  'item',
];

function inOrder(tasks: readonly Task[]): readonly Task[] {
  const choices = tasks
    .filter(task => kinds.includes(task.id))
    .toSorted((a, b) => kinds.indexOf(a.id) - kinds.indexOf(b.id));
  let next = 0;
  return tasks.map(task => (kinds.includes(task.id) ? (choices[next++] ?? task) : task));
}

/** Whether somebody whose sheet lies before this phone chooses. */
const isOf = (mine: readonly string[], item: Owed): boolean => 'who' in item && mine.includes(item.who);

/** OWN-302: on a phone that is somebody's, what that one chooses comes before what the others do. */
export const ownFirst = (choices: readonly Owed[], mine: readonly string[]): readonly Owed[] => [
  ...choices.filter(item => isOf(mine, item)),
  ...choices.filter(item => !isOf(mine, item)),
];

/**
 * What leads the page: what somebody asked to see, else a choice of whoever lies before this phone, else the first that
 * is open, else whatever is.
 */
export const leading = (
  tasks: readonly Task[],
  wanted: string | undefined,
  mine: readonly string[] = [],
): Task | undefined =>
  tasks.find(task => task.id === wanted && !task.done) ??
  tasks.find(task => task.choices.some(item => isOf(mine, item))) ??
  tasks.find(task => task.choices.length > 0) ??
  tasks.find(task => !task.done);

const news = ['level', 'ticks', 'allies', 'injuries'];
/** Steps that the app has done itself, told to the table. */
export const toldOf = (tasks: readonly Task[]): readonly OwedStep[] =>
  tasks.filter(task => task.done && news.includes(task.id)).flatMap(task => task.steps);
