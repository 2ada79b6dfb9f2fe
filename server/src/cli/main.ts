import { ConfigError, readConfig } from '../platform/config.ts';
import { FolderInUseError } from '../platform/pglite/folder-lock.ts';
import { type Command, commands } from './commands.ts';

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, command]) => `  ${name.padEnd(20)} ${command.summary}`,
  );
  return ['node server/src/cli/main.ts <command>', '', ...lines].join('\n');
}

async function main([name = '', ...words]: string[]): Promise<void> {
  const command: Command | undefined = commands[name];
  if (command === undefined) {
    console.error(usage());
    process.exitCode = 2;
    return;
  }
  await command.run(readConfig(process.env), words);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForOperator = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
});
