import { expect, it } from 'vitest';
import { nextState, type RecorderState, type RecorderStep } from './recorder-state.ts';

function after(...steps: RecorderStep[]): RecorderState {
  return steps.reduce<RecorderState>(nextState, 'idle');
}

it('[MEDIA-05] goes from idle over recording to the preview, and back', () => {
  expect(after('start')).toBe('asking');
  expect(after('start', 'opened')).toBe('recording');
  expect(after('start', 'opened', 'stop', 'ready')).toBe('stopped');
  expect(after('start', 'opened', 'stop', 'ready', 'reset')).toBe('idle');
  expect(after('start', 'fail')).toBe('idle');
});

it('[MEDIA-05] ignores steps that do not belong where it is', () => {
  expect(after('stop')).toBe('idle');
  expect(after('start', 'opened', 'start')).toBe('recording');
  expect(after('start', 'opened', 'stop', 'ready', 'stop')).toBe('stopped');
});
