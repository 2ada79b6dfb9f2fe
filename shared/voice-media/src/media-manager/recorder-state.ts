/** What a recorder does; a recording that was stopped is prepared and then listened to (MEDIA-05). */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'preparing' | 'stopped';

/** What happens to a recorder. */
export type RecorderStep = 'start' | 'opened' | 'stop' | 'ready' | 'reset' | 'fail';

const steps: Readonly<Record<RecorderState, Partial<Record<RecorderStep, RecorderState>>>> = {
  idle: { start: 'asking' },
  asking: { opened: 'recording', fail: 'idle', reset: 'idle' },
  recording: { stop: 'preparing', fail: 'idle', reset: 'idle' },
  preparing: { ready: 'stopped', fail: 'idle', reset: 'idle' },
  stopped: { reset: 'idle' },
};

/** State after a step; a step that does not belong there changes nothing. */
export function nextState(state: RecorderState, step: RecorderStep): RecorderState {
  return steps[state][step] ?? state;
}
