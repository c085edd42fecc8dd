import { bundle } from '../bundle.mjs';
import { node } from '../command';

/** The script that finds a fault by playing, where no test of its own cites the rule. */
export const auditScript = 'scripts/audit.ts';

/** What the auditor says of random fights in that tree: a breach of this rule, or nothing. A fight that throws is none. */
export async function breachOf(rule: string, folder: string): Promise<string | undefined> {
  const file = await bundle(folder, auditScript);
  const { output } = await node([file, '--fights', '200', '--seed', '1', '--until', rule], 120_000);
  return output.split('\n').find(line => line.startsWith(`BREACH ${rule} `));
}
