import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './folders.mjs';
import { filesOfRemote, nameProblem } from './new-remote.mjs';

const tsconfig = `{
  "extends": "@jackfield/sdk/tsconfig.json",
  "include": ["src"]
}
`;
const scripts = {
  build: 'jackfield build',
  check: 'tsc --noEmit',
  dev: 'jackfield dev --against http://localhost:8080',
};

/** Sources of a new remote by their path in the project; its tests stand on the workspace. */
function sourcesOf(name) {
  const folder = `mfe-${name}/`;
  return [...filesOfRemote(name, { dependencies: {} })]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => [path.slice(folder.length), text])
    .filter(([path]) => path === 'remote.json' || /^src\/.*(?<!\.test)\.(tsx?|css)$/.test(path));
}

function addScripts() {
  const file = join(root, 'package.json');
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const text = { ...own, type: 'module', scripts: { ...scripts, ...own.scripts } };
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
}

/**
 * Writes a working remote into the project's folder: one page with its route and sidebar entry.
 *
 * @throws {Error} in one sentence, for a wrong name or a folder that has one already
 */
export function createProject(name, { say }) {
  const problem = nameProblem(name, []);
  if (problem) throw new Error(problem.replace('pnpm create:remote', 'npx jackfield create'));
  const files = [...sourcesOf(name), ['tsconfig.json', tsconfig]];
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} exists already.`);
  for (const [path, text] of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    say(`made ${path}`);
  }
  addScripts();
  say('changed package.json');
}
