import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, lostCitations } from './lib/citations.mjs';
import { root } from './lib/toolchain.mjs';

/**
 * Whatever a comment, a title or a document cites stands in the repository: points and sections in
 * docs/specification, requirements in docs/requirements, targets in docs/performance.md.
 *
 *   node scripts/citations.mjs --check   fails and lists what leads nowhere
 */
const read = (path) => readFileSync(join(root, path), 'utf8');
const ids = idsIn(
  [...globSync('docs/{specification,requirements}/*.md', { cwd: root }), 'docs/performance.md'].map(
    read,
  ),
);
const files = globSync(
  [
    '{host,mfe-*,server,e2e,shared,bench,scripts,docs}/**/*.{ts,tsx,mjs,css,sql,html,md}',
    '*.{ts,md,mjs}',
  ],
  // The gate and its test name what they refuse.
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'scripts/**/citations*'] },
).sort();

let lost = 0;
for (const file of files) {
  for (const { line, cited } of lostCitations(read(file), ids, (path) =>
    existsSync(join(root, path)),
  )) {
    lost += 1;
    console.error(`${file}:${line}: ${cited} is nowhere in the repository`);
  }
}
console.log(`${lost} citations in ${files.length} files lead nowhere (${ids.size} ids are known).`);
process.exitCode = lost === 0 ? 0 : 1;
