import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

it('[FILE-01] reads a command with its flags', () => {
  expect(readArguments(['plan', 'phones/', '--delete', '--out', 'plan.json'])).toEqual({
    command: 'plan',
    subject: 'phones/',
    url: undefined,
    delete: true,
    out: 'plan.json',
    commit: undefined,
    forwardTo: undefined,
    kinds: undefined,
  });
});

it.each([
  [[], 'Which command?'],
  [['destroy'], 'There is no command destroy.'],
  [['plan'], 'jackfield plan takes <folder>.'],
  [['plan', 'a', 'b'], 'jackfield plan takes <folder>.'],
  [['drift', 'phones', '--delete'], 'jackfield drift takes no --delete.'],
  [['plan', 'phones', '--force'], "Unknown option '--force'"],
])('[FILE-01] refuses %j with the usage', (words, reason) => {
  const read = () => readArguments(words);
  expect(read).toThrow(reason);
  expect(read).toThrow('jackfield <command>');
  expect(read).toThrow(expect.objectContaining({ exitCode: 64 }));
});
