import { sharedChunk } from './shared-modules.mjs';

const isKit = (...groups) => {
  const chunks = groups.map((group) => sharedChunk(`@jackfield/kit/ui/${group}`));
  return (name) => chunks.includes(name);
};

/** Shared modules that a page may do without. */
const seldom = /^shared-(kit-(?!ui-(core|icons|menu|overlay))|jotai-|domain-)/;

const isOfShell = (name) => name === 'shell' || (name.startsWith('shared-') && !seldom.test(name));

/** Whether a signed-in person needs a chunk whatever the page. */
export const isNeededFirst = (name) => name === 'library' || isOfShell(name);

const isTable = isKit('table');
const isField = isKit('form', 'select');
const isLayer = (name) => name === 'layers';

/**
 * Files by what has to need a module for it to lie there; the first that fits takes it. `needs`
 * says whether one of the module's own chunks is of a kind.
 */
const groups = {
  // What went wrong is told without the component library.
  base: (needs) => needs((name) => name === 'trouble') && needs(isOfShell),
  first: (needs) => needs(isOfShell) || (needs(isTable) && needs(isField)),
  rows: (needs) => needs(isTable),
  layers: (needs) => needs(isLayer),
  fields: (needs) => needs(isField),
};

/**
 * The boot script and the sign-in take nothing along that they do not need; the sheet of the
 * component library stands before every other, so that those overrule it.
 */
const isApart = (name) => ['boot', 'sw', 'auth', 'library'].includes(name);

function groupOf(name, fits, index) {
  return {
    name,
    priority: 100 - index,
    enforce: true,
    chunks: (chunk) => !isApart(chunk.name),
    test(module, { chunkGraph }) {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map(
        (chunk) => chunk.name ?? '',
      );
      return fits((isOf) => names.some(isOf));
    },
  };
}

/**
 * Which modules of the host come in one file, as the compiler's `splitChunks`. Dozens of small
 * files are compressed each for itself and bring their headers.
 */
export const hostChunks = () => ({
  cacheGroups: {
    react: {
      name: 'react',
      priority: 200,
      enforce: true,
      chunks: 'async',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    },
    ...Object.fromEntries(
      Object.entries(groups).map(([name, fits], index) => [name, groupOf(name, fits, index)]),
    ),
  },
});
