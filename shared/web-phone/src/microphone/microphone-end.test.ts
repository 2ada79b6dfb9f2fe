import { expect, it } from 'vitest';
import { microphoneEnd } from './microphone-end.ts';

it.each([
  ['microphone', 'NotAllowedError'],
  ['noMicrophone', 'NotFoundError'],
  ['noMicrophone', 'OverconstrainedError'],
  ['microphoneBusy', 'NotReadableError'],
])('[CALL-16] tells %s of %s', (end, name) => {
  expect(microphoneEnd(new DOMException('no', name))).toBe(end);
});
