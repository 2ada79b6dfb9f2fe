#!/usr/bin/env node
import { buildAll } from './build-all.mjs';
import { createProject } from './create-project.mjs';
import { develop } from './dev-command.mjs';
import { described } from './folders.mjs';
import { showPieces } from './pieces.mjs';
import { runRelease, usage } from './release-command.mjs';

const help = `jackfield create <name>             writes a remote into this folder
jackfield build                     builds it into dist
jackfield dev --against <address>   runs it from source in a portal outside production
jackfield pieces [port]             shows the design system's pieces, with live examples (3006)

${usage.replace('pnpm release <remote> ', 'jackfield ').replace(/\npnpm release check.*\n/, '')}
  SMOKE_PORTAL is where the pages are opened (default: the portal that is published to), SMOKE_EMAIL
  and SMOKE_PASSWORD who opens them (default: the people of the demo).`;

// Loaded with the first page: the other commands need no browser.
const smoke = async (build) => (await import('./smoke.mjs')).smoke(build);

/** The command of a project outside of the workspace; the remote is the one of this folder. */
async function main([verb, ...rest]) {
  if (verb === undefined || verb === 'help' || verb === '--help') return void console.log(help);
  if (verb === 'pieces') return showPieces(Number(rest[0] ?? 3006), { say: console.log });
  if (verb === 'create') return createProject(rest[0], { say: console.log });
  const remote = described();
  if (!remote) throw new Error('This folder has no remote.json: npx jackfield create <name>');
  if (verb === 'build') process.exitCode = await buildAll();
  else if (verb === 'dev') await develop([remote.name, ...rest]);
  else
    await runRelease([remote.name, verb, ...rest], { env: process.env, say: console.log, smoke });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`jackfield: ${error.message}`);
  process.exitCode = error.exitCode ?? 1;
}
