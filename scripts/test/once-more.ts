import type { Outcome } from './stage';
import type { Walked } from './vitest';

/** More files than these do not fail by chance. */
const most = 4;

/**
 * Pages in a browser depend on what else the machine does. The few files that failed are walked once more, by
 * themselves, and what failed at first is said in any case; what fails twice has failed.
 */
export async function onceMore(
  walk: (files: readonly string[]) => Promise<Walked>,
  first: Walked,
): Promise<Outcome> {
  const files = [...new Set(first.wrong)];
  if (files.length === 0 || files.length > most) return first;
  const second = await walk(files);
  const all = first.passed + first.failed;
  const failed = Math.min(all, second.failed);
  return {
    passed: all - failed,
    failed,
    output: `${first.output}\n\n---- once more ----\n${second.output}`,
    cpuSeconds: (first.cpuSeconds ?? 0) + (second.cpuSeconds ?? 0),
    notes: [
      ...(first.notes ?? []).map(note => `at first: ${note}`),
      ...(failed > 0 ? (second.notes ?? []).map(note => `once more: ${note}`) : ['once more: all passed']),
    ],
  };
}
