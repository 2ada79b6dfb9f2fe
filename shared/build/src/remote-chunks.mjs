import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const routesOf = (folder) => join(folder, 'src', 'routes.tsx');

/** How many pages a remote names; its routes module is not run for that. */
function countPages(folder) {
  if (!existsSync(routesOf(folder))) return 0;
  return [...readFileSync(routesOf(folder), 'utf8').matchAll(/\bimport\(/g)].length;
}

const isPage = (chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => module?.resource?.endsWith('/src/routes.tsx')),
  );

/** Share of the pages from which on a module comes with all of them. */
const most = 0.8;
/**
 * Bytes of source below which pages hold their own copy of what they have in common. Measured on
 * the five areas: at half of it a page asks for one file more, at twice of it all pages together
 * are a fifth larger, and no page is smaller by more than a fiftieth.
 */
export const worthAFile = 60_000;

/**
 * Which modules of a remote come in one file, as the compiler's `splitChunks`: what most pages
 * need in one, and few others beside the page's own.
 *
 * @param {string} folder the remote's folder
 */
export function remoteChunks(folder) {
  const enough = Math.max(2, countPages(folder) * most);
  return {
    minSize: worthAFile,
    cacheGroups: {
      common: {
        name: 'common',
        priority: 100,
        enforce: true,
        chunks: 'all',
        test: (module, { chunkGraph }) =>
          [...chunkGraph.getModuleChunksIterable(module)].filter(isPage).length >= enough,
      },
    },
  };
}
