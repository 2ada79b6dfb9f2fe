import { sharedChunk } from './shared-modules.mjs';

/** Whether a chunk is that of one of these folders of shared packages. */
const isOneOf = (...folders) => {
  const chunks = folders.map((folder) => sharedChunk(`@jackfield/${folder}`));
  return (name) => chunks.includes(name);
};

/** Shared modules that a page may do without. */
const seldom =
  /^shared-(kit-(?!ui-(core|icons|menu|overlay)$|remote$)|lists-|records-|react-hook-form|jotai-|domain-)/;

const isOfShell = (name) => name === 'shell' || (name.startsWith('shared-') && !seldom.test(name));

/** Whether a signed-in person needs a chunk whatever the page. */
export const isNeededFirst = (name) => name === 'library' || isOfShell(name);

const isTable = isOneOf('kit/ui/table');
const isField = isOneOf('kit/ui/form', 'kit/ui/select');
/** Listings, and the small pieces that stand on nearly every page of an area. */
const isListing = isOneOf(
  'kit/breadcrumb',
  'kit/empty-state',
  'kit/error-alert',
  'kit/lazy-part',
  'kit/tabbed-page',
  'lists/csv-export',
  'lists/list-page',
  'lists/list-rows',
  'records/activity-address',
  'records/edit-page',
  'records/record-head',
);
const isRecord = isOneOf(
  'records/record-form',
  'records/record-page',
  'records/save-bar',
  'records/editors',
  'records/form-fields',
);
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
  lists: (needs) => needs(isListing),
  records: (needs) => needs(isRecord),
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
