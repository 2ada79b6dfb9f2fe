import { demoAccounts, demoPassword } from '../seeds/demo-accounts.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLog } from './platform/observe/log.ts';
import { LogOutput } from './platform/observe/log-output.ts';
import { FolderInUseError } from './platform/pglite/folder-lock.ts';
import { type RunningServer, startServer } from './start.ts';

const drainTime = 10_000;
const logTime = 1000;
const output = new LogOutput();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printAddress(server: RunningServer, publicUrl: string, isDemo: boolean): void {
  say(`\n  Jackfield is running at ${publicUrl}   (listening on ${server.url})\n`);
  if (!isDemo) return;
  say(`  Demo sign-ins, password ${demoPassword}:`);
  for (const { email, country, description } of demoAccounts) {
    say(`    ${email.padEnd(32)} ${country}  ${description}`);
  }
  say('');
}

/** Ends on SIGTERM and SIGINT after running requests, at the latest after ten seconds. */
function drainOnSignals(server: RunningServer): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    await server.close();
    await output.drain(logTime);
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config, output);
  process.on('exit', () => output.flush());
  // A full disk or a reader that went away is no mistake: what is said there is lost.
  process.stdout.on('error', () => undefined);
  // A mistake in one request or job must not cost everybody the process.
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const server = await startServer({ config, env: process.env, log });
  drainOnSignals(server);
  printAddress(server, config.publicUrl, config.isDemo);
}

main().catch(async (error: unknown) => {
  const isForOperator = error instanceof ConfigError || error instanceof FolderInUseError;
  const text = isForOperator ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`Jackfield cannot start: ${text}\n`);
  await output.drain(logTime);
  process.exit(1);
});
