import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, testTools } from './folders.mjs';
import { filesOfRemote, nameProblem } from './new-remote.mjs';

const tsconfig = `{
  "extends": "@jackfield/sdk/tsconfig.json",
  "include": ["src"]
}
`;
const ignored = `node_modules/
dist/
`;
const scripts = {
  build: 'jackfield build',
  check: 'tsc --noEmit',
  test: 'vitest run --config node_modules/@jackfield/sdk/vitest.config.mjs --root .',
  dev: 'jackfield dev',
  pieces: 'jackfield pieces',
};

const readme = (name) => `# ${name}

An area of a Jackfield portal. \`PORTAL_URL\` names the portal; \`npx jackfield\` prints every command and option.

| | |
| --- | --- |
| types, tests | \`npm run check\`, \`npm test\` |
| the design system's pieces, live | \`npm run pieces\` |
| from source, in a portal outside production | \`npm run dev\` |
| ship | \`npx jackfield publish\`, then \`npx jackfield promote --percent 10 --why "..."\`, and without \`--percent\` to all |
| back | \`npx jackfield rollback --why "..."\` |

\`publish\` needs \`RELEASE_TOKEN\`, \`SUPPORT_KEY\` and a Chromium (\`CHROMIUM_PATH\`), in which it opens the pages. More: \`node_modules/@jackfield/sdk/README.md\`.
`;

/** Sources of a new remote by their path in the project. */
function sourcesOf(name) {
  const folder = `mfe-${name}/`;
  return [...filesOfRemote(name, { dependencies: {} })]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => [path.slice(folder.length), text])
    .filter(([path]) => path === 'remote.json' || path.startsWith('src/'));
}

function changePackage() {
  const file = join(root, 'package.json');
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const text = {
    ...own,
    type: 'module',
    scripts: { ...scripts, ...own.scripts },
    devDependencies: { ...own.devDependencies, ...testTools() },
  };
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
}

/**
 * Writes a working remote into the project's folder: one page with its route, sidebar entry and
 * test.
 *
 * @throws {Error} in one sentence, for a wrong name or a folder that has one already
 */
export function createProject(name, { say }) {
  const problem = nameProblem(name, []);
  if (problem) throw new Error(problem.replace('pnpm create:remote', 'npx jackfield create'));
  // A repository often begins with these two, and keeps its own.
  const beside = [
    ['.gitignore', ignored],
    ['README.md', readme(name)],
  ].filter(([path]) => !existsSync(join(root, path)));
  const files = [...sourcesOf(name), ['tsconfig.json', tsconfig], ...beside];
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} exists already.`);
  for (const [path, text] of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    say(`made ${path}`);
  }
  changePackage();
  say('changed package.json: npm install brings what its test is made with');
}
