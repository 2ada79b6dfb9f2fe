import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sharedRequests } from './shared-modules.mjs';

/** Name of the chunk that the area's own module begins with. */
export const areaChunk = 'area';

/** What routes modules take of the kit, without the screens behind it. */
const kit = `data:text/javascript,${encodeURIComponent(
  'export const pagesAt = (pages) => Object.entries(pages).map(([path, lazy]) => ({ path, lazy }));',
)}`;

let areHooksSet = false;

/** Lets this process import routes modules as they are written: Node knows TypeScript, but not *.tsx. */
function letRoutesIn() {
  if (areHooksSet) return;
  areHooksSet = true;
  registerHooks({
    resolve(specifier, context, next) {
      const isOfRoutes = context.parentURL?.endsWith('/src/routes.tsx');
      if (isOfRoutes && specifier === '@jackfield/kit/remote') {
        return { url: kit, shortCircuit: true };
      }
      try {
        return next(specifier, context);
      } catch (error) {
        if (!specifier.startsWith('@jackfield/')) throw error;
        // A remote outside the workspace has these packages beside its build alone.
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
    load(url, context, next) {
      if (!url.endsWith('/src/routes.tsx')) return next(url, context);
      const source = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

const imported = /import\(\s*(['"])(.+?)\1\s*\)/;

/**
 * Patterns of a remote's pages with what each imports, as its `src/routes.tsx` says; none for a
 * remote without that file. It is run, so it may import addresses and helpers, but no screens.
 *
 * @param {string} folder the remote's folder
 * @returns {Promise<[pattern: string, request: string][]>}
 */
export async function pageImports(folder) {
  const file = join(folder, 'src', 'routes.tsx');
  if (!existsSync(file)) return [];
  letRoutesIn();
  const { routes } = await import(pathToFileURL(file).href);
  return routes.map(({ path, lazy }) => {
    const request = imported.exec(String(lazy))?.[2];
    if (!request) throw new Error(`${file}: the page ${path} is not one import().`);
    return [path, request];
  });
}

const isLoaded = (file) => /\.(js|css)$/.test(file);

const isImportOf = (request) => (origin) =>
  origin.request === request && origin.module?.resource?.endsWith('/src/routes.tsx');

/** Digest in the form in which the compiler asks for chunks: a preload counts only where both are the same. */
const digestOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const consumed = /^consume shared module \(\w+\) (\S+?)@/;

/** Shared modules that the chunks of groups take from the host. */
function sharedOf(compilation, groups) {
  const chunks = groups.flatMap((group) => group.chunks);
  const modules = chunks.flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  const taken = new Set(modules.map((module) => consumed.exec(module.identifier())?.[1]));
  return sharedRequests().filter((request) => taken.has(request));
}

/**
 * What the browser loads of a remote beside its entry: for every page, and for each page by the
 * pattern of its address.
 *
 * @param {object} compilation the finished compilation
 * @param {Map<string, Buffer>} files its files
 * @param {[pattern: string, request: string][]} imports of `pageImports`
 */
export function describePages(compilation, files, imports) {
  const groups = [...compilation.chunkGroups];
  const filesOf = (group) => group.getFiles().filter(isLoaded);
  const area = groups.find(({ name }) => name === areaChunk);
  if (!area) throw new Error(`The build has no chunk ${areaChunk}.`);
  const pages = imports.map(([pattern, request]) => {
    const group = groups.find(({ origins }) => origins.some(isImportOf(request)));
    if (!group) throw new Error(`The build has no chunk of ${request} for ${pattern}.`);
    const own = [...new Set([...filesOf(area), ...filesOf(group)])];
    const loaded = own.map((file) => ({ file, integrity: digestOf(files.get(file)) }));
    return [pattern, { files: loaded, shared: sharedOf(compilation, [area, group]) }];
  });
  return { preload: filesOf(area), pages: Object.fromEntries(pages) };
}
