import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTest, testNameProblem } from './lib/new-test.mjs';
import { root } from './lib/toolchain.mjs';

/** `pnpm create:test <name>`: writes a browser test that crosses two areas, to be changed. */
process.exitCode = create(process.argv[2]);

/** @returns the exit code: 0, or 1 with one line that says what is wrong */
function create(name) {
  const problem = testNameProblem(name);
  const { path, text } = newTest(name ?? '');
  const file = join(root, path);
  if (problem || existsSync(file)) {
    console.error(problem ?? `${path} exists already.`);
    return 1;
  }
  writeFileSync(file, text);
  console.log(`made ${path}

Here:                    pnpm e2e specs/cross/${name}.spec.ts
At a portal that runs:   BASE_URL=https://staging.example pnpm e2e specs/cross/${name}.spec.ts
With chosen versions:    OVERRIDE="billing=mfe-billing@abc123" SUPPORT_KEY=... BASE_URL=... pnpm e2e ...`);
  return 0;
}
