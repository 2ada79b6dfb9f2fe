import { expect, it } from 'vitest';
import { waitText } from './finding-effect.ts';

it('tells a wait in seconds, in minutes, and in both', () => {
  expect([57, 75, 300].map(waitText)).toEqual(['57 s', '1 min 15 s', '5 min']);
});
