import { parseArgs } from 'node:util';
import { CommandError, exitCodes } from './exit.ts';

/** The commands, with what each takes and what it is for. */
export const commands = {
  login: { takes: '', most: 0, flags: [], about: 'keeps a key for a portal on this computer' },
  export: { takes: '[folder]', most: 1, flags: [], about: 'writes the account as files' },
  plan: {
    takes: '<folder>',
    most: 1,
    flags: ['delete', 'out', 'commit'],
    about: 'says what the files would change, and who will notice',
  },
  apply: {
    takes: '<plan.json | folder>',
    most: 1,
    flags: ['delete', 'commit'],
    about: 'makes a plan come true, all of it or nothing',
  },
  undo: { takes: '<plan.json | id>', most: 1, flags: [], about: 'takes an applied plan back' },
  drift: {
    takes: '<folder>',
    most: 1,
    flags: [],
    about: 'says what was changed in the portal since, and by whom',
  },
  listen: {
    takes: '',
    most: 0,
    flags: ['forward-to', 'kinds'],
    about: 'sends events of the account to a program on this computer',
  },
} as const satisfies Record<string, Described>;

interface Described {
  readonly takes: string;
  readonly most: number;
  readonly flags: readonly Flag[];
  readonly about: string;
}

const flagNames = ['delete', 'out', 'commit', 'forward-to', 'kinds'] as const;
type Flag = (typeof flagNames)[number];

export type CommandName = keyof typeof commands;

/** A command line that was understood. */
export interface Asked {
  readonly command: CommandName;
  /** What it is about: a folder, a plan. */
  readonly subject: string | undefined;
  readonly url: string | undefined;
  readonly delete: boolean;
  readonly out: string | undefined;
  readonly commit: string | undefined;
  /** Where events are sent. */
  readonly forwardTo: string | undefined;
  /** Kinds of events, with commas between them. */
  readonly kinds: string | undefined;
}

/** How the command line is used. */
export const usage = [
  'jackfield <command>: plans and applies how your company is reached, from files,',
  'and sends events of the account to this computer.',
  '',
  ...Object.entries<Described>(commands).map(
    ([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(29)}${about}`,
  ),
  '',
  '  --url <address>    the portal; JACKFIELD_URL unless given, or where you logged in last',
  '  --delete           plan, apply: also remove what a listed collection leaves out',
  '  --out <file>       plan: keep it, for apply and undo',
  '  --commit <sha>     plan, apply: the commit, for the history in the portal',
  '  --forward-to <url> listen: the address of your program',
  '  --kinds <kinds>    listen: what it is told of, as person,number; all that the key may read',
  '  --help, --version',
  '',
  'JACKFIELD_KEY holds the key of a program; jackfield login asks for it otherwise.',
  'Ends with 0 done, 1 refused, 2 drifted, 3 waits for an admin, 64 used wrongly.',
].join('\n');

const wrong = (message: string) => new CommandError(`${message}\n\n${usage}`, exitCodes.usage);

const options = {
  url: { type: 'string' },
  delete: { type: 'boolean' },
  out: { type: 'string' },
  commit: { type: 'string' },
  'forward-to': { type: 'string' },
  kinds: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : 'Unknown flag.');
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/**
 * Reads a command line.
 *
 * @throws CommandError with the usage and code 64 where it is none
 */
export function readArguments(words: string[]): Asked | 'help' | 'version' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [command = '', ...subjects] = positionals;
  if (command === '') throw wrong('Which command?');
  if (!isCommand(command)) throw wrong(`There is no command ${command}.`);
  const { takes, most, flags }: Described = commands[command];
  const given = flagNames.filter((flag) => values[flag] !== undefined);
  const foreign = given.find((flag) => !flags.includes(flag));
  if (foreign) throw wrong(`jackfield ${command} takes no --${foreign}.`);
  if (subjects.length > most || (takes.startsWith('<') && subjects.length === 0)) {
    throw wrong(`jackfield ${command} takes ${takes === '' ? 'nothing else' : takes}.`);
  }
  const { url, out, commit, kinds, 'forward-to': forwardTo } = values;
  const isDelete = values.delete ?? false;
  return { command, subject: subjects[0], url, delete: isDelete, out, commit, forwardTo, kinds };
}
