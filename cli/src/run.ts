import type { CallAnswer } from '@jackfield/contract';
import type { ConfigPlan, driftOfFiles, exportFiles } from '@jackfield/contract/api/config-file';
import { type Asked, type CommandName, readArguments, usage } from './arguments.ts';
import { type Credentials, credentialsOf, keepKey, keyOf, portalOf } from './credentials.ts';
import { CommandError, exitCodes } from './exit.ts';
import { readFolder, writeFolder } from './folder.ts';
import { listen } from './listen.ts';
import { isPlan, readPlan, writePlan } from './plan-file.ts';
import { callPortal, RefusedError } from './portal.ts';
import { driftText, outcomeText, refusalLines, undoneText } from './say-plan.ts';
import type { World } from './world.ts';

declare const VERSION: string;

/** What a command works with; answers the exit code. */
type Command = (asked: Asked, world: World) => Promise<number>;

const portalFor = ({ url }: Asked, { env }: World): Credentials => credentialsOf(env, url);

/** The folder unless another one is named. */
const usualFolder = 'phones';

const login: Command = async ({ url: option }, world) => {
  const url = portalOf(world.env, option);
  if (url === null) {
    throw new CommandError(
      'Which portal? Name it: jackfield login --url <address>.',
      exitCodes.usage,
    );
  }
  const typed = await world.askSecret(`Key for ${url} (Integrations, API keys): `);
  const key = keyOf(typed, 'That');
  await callPortal({ url, key }, '/config/plan');
  world.say(`The key works, and is kept in ${keepKey(world.env, { url, key })}.`);
  if (world.env.JACKFIELD_KEY) world.say('JACKFIELD_KEY is set and goes before it: unset it.');
  return exitCodes.done;
};

const exported: Command = async (asked, world) => {
  const portal = portalFor(asked, world);
  const { files } = await callPortal<CallAnswer<typeof exportFiles>>(portal, '/config/file');
  for (const file of writeFolder(asked.subject ?? usualFolder, files)) world.say(file);
  return exitCodes.done;
};

/** The commit of the files: as it is told, or as GitHub and GitLab name it. */
const commitOf = ({ commit }: Asked, { env }: World): string | null =>
  commit ?? (env.GITHUB_SHA || env.CI_COMMIT_SHA || null);

/** Asks what a folder would change. */
const planOf = (asked: Asked, world: World): Promise<ConfigPlan> =>
  callPortal<ConfigPlan>(portalFor(asked, world), '/config/plan', {
    method: 'POST',
    body: {
      files: readFolder(asked.subject ?? usualFolder),
      delete: asked.delete,
      commit: commitOf(asked, world),
    },
  });

const plan: Command = async (asked, world) => {
  const made = await planOf(asked, world);
  world.out(made.summary);
  if (asked.out !== undefined) writePlan(asked.out, made);
  if (made.state !== 'refused') return exitCodes.done;
  world.say(refusalLines(made.refusals));
  return exitCodes.refused;
};

/** The plan of a folder, which is shown before it is applied. */
async function plannedNow(asked: Asked, world: World): Promise<ConfigPlan | null> {
  const made = await planOf(asked, world);
  world.out(made.summary);
  if (made.state === 'refused') throw new CommandError(refusalLines(made.refusals));
  return made.changes.length === 0 ? null : made;
}

const apply: Command = async (asked, world) => {
  const { subject = usualFolder } = asked;
  const chosen = isPlan(subject) ? readPlan(subject) : await plannedNow(asked, world);
  if (chosen === null) return exitCodes.done;
  const applied = await callPortal<ConfigPlan>(
    portalFor(asked, world),
    `/config/plan/${chosen.id}/apply`,
    { method: 'POST' },
  );
  world.out(outcomeText(applied));
  if (applied.state === 'waiting') return exitCodes.waits;
  return applied.state === 'applied' ? exitCodes.done : exitCodes.refused;
};

const undo: Command = async (asked, world) => {
  const { id } = readPlan(asked.subject ?? '');
  const path = `/config/plan/${id}/undo`;
  const undone = await callPortal<ConfigPlan>(portalFor(asked, world), path, { method: 'POST' });
  world.out(undoneText(undone));
  return undone.left.length === 0 ? exitCodes.done : exitCodes.refused;
};

const drift: Command = async (asked, world) => {
  const { refusals, items } = await callPortal<CallAnswer<typeof driftOfFiles>>(
    portalFor(asked, world),
    '/config/drift',
    { method: 'POST', body: { files: readFolder(asked.subject ?? usualFolder) } },
  );
  if (refusals.length > 0) throw new CommandError(refusalLines(refusals));
  world.out(driftText(items));
  return items.length === 0 ? exitCodes.done : exitCodes.drifted;
};

const runs: Readonly<Record<CommandName, Command>> = {
  login,
  export: exported,
  plan,
  apply,
  undo,
  drift,
  listen: (asked, world) => listen(portalFor(asked, world), asked, world),
};

/** What a plan that is out of date asks for. */
const againHint = (error: unknown): string =>
  error instanceof RefusedError &&
  ['CHANGEDSINCE', 'IMPACTCHANGED'].includes(error.refusal.responseCode ?? '')
    ? '\nPlan again, and look at it once more.'
    : '';

/** A failure in a line: of a file the one that it is about, of others nothing that may hold a key. */
function failureText(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}${againHint(error)}`;
  const { code, path } = Object(error) as { code?: unknown; path?: unknown };
  return typeof path === 'string'
    ? `${path} cannot be used (${String(code)}).`
    : 'Something broke that should not. Please tell support which command it was.';
}

/**
 * Runs a command line to its end, and answers the exit code. What goes wrong is said in a line:
 * never where in this program, and never with a key (FILE-01).
 */
export async function run(words: string[], world: World): Promise<number> {
  try {
    const asked = readArguments(words);
    if (asked === 'help') world.out(usage);
    else if (asked === 'version') world.out(VERSION);
    else return await runs[asked.command](asked, world);
    return exitCodes.done;
  } catch (error) {
    world.say(failureText(error));
    return error instanceof CommandError ? error.exitCode : exitCodes.refused;
  }
}
