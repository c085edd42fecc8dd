import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { preloadScript } from './preload.ts';

/** What a page of the app loads beyond the first screen. */
export interface PageFiles {
  /** The module that shows it, below src and without its ending: `ui/oathsworn/pages/Demo`. */
  readonly page: string;
  /** Its scripts and style sheets, from the folder of the build. */
  readonly files: readonly string[];
  /** Their gzipped size without texts: rules, words and documents may grow freely. */
  readonly bytes: number;
}

/** The record of a build lies beside its folder, so that it is neither shipped nor kept offline. */
export const pageFilesPath = (outDir: string): string => `${resolve(outDir)}.pages.json`;

/** The lists of pages: what they import dynamically is a page, unless it is a part that all pages share. */
const pageLists =
  /\/src\/(?:ui\/shell\/App|ui\/oathsworn\/pages\/Pages|games\/[a-z]+\/ui\/[A-Z]\w+Pages)\.tsx$/;
const entryModule = /\/src\/main\.tsx$/;
const pageModule = /\/src\/(?!ui\/parts\/)(.*)\.tsx$/;
const texts = /\/words\/|\/says(?:\/|\.ts)|\.md(?:\?|$)/;

const slashed = (id: string): string => id.split(sep).join('/');
const gzippedSize = (source: string | Uint8Array): number => gzipSync(source).length;

/** How much of a chunk is code: the bundler compresses a chunk only as a whole. */
function shareOfCode({ modules }: Rolldown.OutputChunk): number {
  let [code, all] = [0, 0];
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    all += renderedLength;
    if (!texts.test(slashed(id))) code += renderedLength;
  }
  return all === 0 ? 1 : code / all;
}

function withImports(
  start: readonly string[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(chunks.get(file)?.imports ?? []));
  }
  return found;
}

/** Records what each page loads, and preloads it for the page in the address. */
export function pageFilesFile(): Plugin {
  let outDir = 'dist';
  return {
    name: 'northwest-page-files',
    // Other pages are built with the same configuration for tests; they have no routes.
    apply: ({ root = '.' }, { command }) => command === 'build' && existsSync(join(root, 'src', 'main.tsx')),
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { async: true, src: './preload.js' }, injectTo: 'head' }],
    },
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      const chunkOfModule = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        chunks.set(file.fileName, file);
        for (const id of file.moduleIds) chunkOfModule.set(id, file.fileName);
      }
      const entries = [...chunkOfModule]
        .filter(([id]) => entryModule.test(slashed(id)))
        .map(([, file]) => file);
      const firstScreen = withImports(entries, chunks);
      const stylesOf = (file: string): string[] => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])];
      const firstStyles = new Set([...firstScreen].flatMap(stylesOf));
      const sizeOf = (file: string): number => {
        const chunk = chunks.get(file);
        if (chunk) return gzippedSize(chunk.code) * shareOfCode(chunk);
        const asset = bundle[file];
        return asset?.type === 'asset' ? gzippedSize(asset.source) : 0;
      };
      const pages: PageFiles[] = [];
      for (const list of [...this.getModuleIds()].filter(id => pageLists.test(slashed(id))))
        for (const id of this.getModuleInfo(list)?.dynamicallyImportedIds ?? []) {
          const page = pageModule.exec(slashed(id))?.[1];
          const chunk = chunkOfModule.get(id);
          if (page === undefined || chunk === undefined) continue;
          const scripts = [...withImports([chunk], chunks)].filter(file => !firstScreen.has(file));
          const styles = new Set(scripts.flatMap(stylesOf).filter(file => !firstStyles.has(file)));
          const files = [...scripts, ...styles].sort();
          pages.push({ page, files, bytes: Math.round(files.reduce((sum, file) => sum + sizeOf(file), 0)) });
        }
      pages.sort((a, b) => (a.page < b.page ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'preload.js', source: preloadScript(pages) });
      writeFileSync(pageFilesPath(outDir), `${JSON.stringify(pages, null, 1)}\n`);
    },
  };
}
