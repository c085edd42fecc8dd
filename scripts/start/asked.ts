import { parseArgs } from 'node:util';

export interface Asked {
  readonly port: number;
  readonly host: string;
  readonly https: boolean;
  /** By what else this machine is reached. */
  readonly also: readonly string[];
}

export const usage = `--https             serve by https, with a certificate of this machine's own
--address NAME      another address or name of this machine, behind a router or a container; as often as there are
--help              this
PORT and HOST in the environment choose the port (4173) and the address to listen at (0.0.0.0).`;

/** An address or a name as it stands in a web address. */
const name = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$|^[0-9a-f]*:[0-9a-f:.]+$/i;

/** What was asked for on the command line and in the environment, or a sentence that says what is wrong with it. */
export function askedFor(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Asked | string {
  const port = Number(env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `PORT is a number from 0 to 65535, not ${env.PORT}.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        https: { type: 'boolean', default: false },
        address: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return usage;
    const odd = values.address.find(one => !name.test(one));
    if (odd !== undefined) return `--address takes an address or a name, not ${odd}.`;
    const also = values.address.map(one => one.toLowerCase());
    return { port, host: env.HOST ?? '0.0.0.0', https: values.https, also };
  } catch (problem) {
    return `${problem instanceof Error ? problem.message : String(problem)}\n\n${usage}`;
  }
}
