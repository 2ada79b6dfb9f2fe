import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseConfig } from '@jackfield/build/base';
import { root } from '@jackfield/build/folders';
import { withoutLibraryStyles } from '@jackfield/build/library-styles';
import { rspack } from '@rspack/core';

/**
 * Builds the gallery into gallery/dist: every piece in its states, for looking at. Its pages stand
 * beside their pieces, in the folder `gallery` of each package, and are named by what they export.
 * Open it through any static server; `?theme=dark` and `?page=listing` choose, and VARIANT the
 * colours, those of a folder of host/variants. `--kit <folder>` builds the pages of the kit alone
 * into another folder, as the SDK brings them.
 */
const folder = import.meta.dirname;
const { values: options } = parseArgs({ options: { kit: { type: 'string' } } });
const config = baseConfig({ folder, name: 'gallery', mode: 'production' });
const compiler = rspack({
  ...config,
  output: {
    ...config.output,
    ...(options.kit !== undefined && { path: options.kit }),
    clean: { keep: /^shots/ },
  },
  entry: { main: join(folder, 'main.tsx') },
  resolve: {
    ...config.resolve,
    alias: {
      'gallery-pages': join(folder, 'virtual-pages.mjs'),
      'gallery-brand': join(root, 'host', 'variants', variant(), 'variant.json'),
    },
  },
  plugins: [
    ...config.plugins,
    ...withoutLibraryStyles(),
    new rspack.experiments.VirtualModulesPlugin({ [join(folder, 'virtual-pages.mjs')]: pages() }),
    new rspack.HtmlRspackPlugin({ template: join(folder, 'index.html') }),
  ],
});
compiler.run((error, stats) => {
  compiler.close(() => undefined);
  if (error) throw error;
  process.stdout.write(`${stats.toString({ colors: false, modules: false })}\n`);
  process.exitCode = stats.hasErrors() ? 1 : 0;
});

/** The variant that VARIANT names, else the first. */
function variant() {
  return process.env.VARIANT ?? readdirSync(join(root, 'host', 'variants')).toSorted()[0];
}

/** Source of the module that holds every page of every package by its name in small letters. */
function pages() {
  const packages = ['.', 'shared'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'gallery')),
  );
  const files = (options.kit === undefined ? packages : [folder])
    .filter((gallery) => existsSync(gallery))
    .flatMap((gallery) => readdirSync(gallery).map((name) => join(gallery, name)))
    .filter((file) => file.endsWith('.tsx') && file !== join(folder, 'main.tsx'));
  const names = files.map((_, at) => `page${at}`);
  const imports = files.map((file, at) => `import * as ${names[at]} from ${JSON.stringify(file)};`);
  return `${imports.join('\n')}
const all = Object.assign({}, ${names.join(', ')});
export const pages = Object.fromEntries(
  Object.entries(all).map(([name, page]) => [name.toLowerCase(), page]),
);
`;
}
