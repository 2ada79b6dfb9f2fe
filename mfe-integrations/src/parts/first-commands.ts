/** Commands with which somebody begins, for the portal at this address: signing in, then these. */
export const firstCommands = (origin: string, ...commands: readonly string[]): string =>
  [
    `export JACKFIELD_URL=${origin}`,
    ...['login', ...commands].map(
      (command) => `npx --yes $JACKFIELD_URL/sdk/jackfield.tgz ${command}`,
    ),
  ].join('\n');
