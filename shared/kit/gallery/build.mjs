import { join } from 'node:path';
import { baseConfig } from '@jackfield/build/base';
import { rspack } from '@rspack/core';

/**
 * Builds the gallery of the kit into gallery/dist: every piece in its states, for looking at.
 * Open it through any static server; `?theme=dark`, `?variant=partner` and `?page=list` choose.
 */
const folder = import.meta.dirname;
const config = baseConfig({ folder, name: 'gallery', mode: 'production' });
const compiler = rspack({
  ...config,
  output: { ...config.output, clean: { keep: /^shots/ } },
  entry: { main: join(folder, 'main.tsx') },
  plugins: [
    ...config.plugins,
    new rspack.HtmlRspackPlugin({ template: join(folder, 'index.html') }),
  ],
});
compiler.run((error, stats) => {
  compiler.close(() => undefined);
  if (error) throw error;
  process.stdout.write(`${stats.toString({ colors: false, modules: false })}\n`);
  process.exitCode = stats.hasErrors() ? 1 : 0;
});
