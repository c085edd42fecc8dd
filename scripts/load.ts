import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** What a TypeScript file of ours exports, bundled as it would be in the app: for benches, no loader slows it. */
export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(await bundle(resolve('.'), file)).href);
