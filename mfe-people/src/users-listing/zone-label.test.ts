import { expect, it } from 'vitest';
import { zoneLabel } from './zone-label.ts';

it('[habit 36] names a zone whatever the season', () => {
  expect(zoneLabel('America/Chicago')).toBe('CT');
  expect(zoneLabel('Asia/Kuala_Lumpur')).toBe('Malaysia Time');
  expect(zoneLabel('America/Los_Angeles')).toBe('PT');
});
