import { expect, it } from 'vitest';
import { oneFile } from './one-file.ts';

it('[FILE-01] the files of all collections are one file with one head', () => {
  const files = [
    { path: 'numbers.yaml', text: 'jackfield: 1\nnumbers:\n  - number: "+12515550199"\n' },
    { path: 'teams.yaml', text: 'jackfield: 1\nteams:\n  - key: front-desk\n' },
  ];
  expect(oneFile(files)).toBe(
    'jackfield: 1\nnumbers:\n  - number: "+12515550199"\nteams:\n  - key: front-desk\n',
  );
});
