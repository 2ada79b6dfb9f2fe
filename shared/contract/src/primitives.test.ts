import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sentTimeZoneSchema } from './primitives.ts';

it('stores a time zone by its name, in whatever letters it is sent', () => {
  expect(v.parse(sentTimeZoneSchema, 'america/chicago')).toBe('America/Chicago');
  expect(v.parse(sentTimeZoneSchema, 'Mars/Base')).toBe('Mars/Base');
});
