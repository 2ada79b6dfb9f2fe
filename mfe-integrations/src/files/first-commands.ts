/** The commands with which somebody begins, for the portal at this address. */
export const firstCommands = (origin: string): string =>
  [
    `export JACKFIELD_URL=${origin}`,
    'npx $JACKFIELD_URL/sdk/jackfield.tgz login',
    'npx $JACKFIELD_URL/sdk/jackfield.tgz export phones',
    'npx $JACKFIELD_URL/sdk/jackfield.tgz plan phones',
  ].join('\n');
