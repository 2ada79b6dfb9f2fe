import { renderInPortal } from '@jackfield/kit/testing';
import { bus } from '@jackfield/runtime';
import { act, cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLine } from '../line/fake-line.ts';
import { Phone } from './phone.tsx';

vi.mock('./ring.ts', () => ({ ring: () => () => {} }));

let line: FakeLine;

beforeEach(() => {
  signInAs();
  line = new FakeLine();
  const { see, subscribe } = line;
  const tab = { see, subscribe, line, takeOver: vi.fn(), isOnCallElsewhere: async () => false };
  renderInPortal(<Phone tab={tab} onState={vi.fn()} />);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
});

const button = () => screen.getByRole('button', { name: /^Phone/ });
const tryIt = () =>
  act(() => bus.emit('phone:try', { act: 'call', dial: '*99123456', name: 'Try a call' }));

it('[CALL-16] calls what a page wants to be heard, in the top bar alone, with its keys', () => {
  tryIt();
  expect(line.last.who.number).toBe('*99123456');
  expect(button().textContent).toContain('Phone, on a call with Try a call');
  act(() => line.take(line.last.id));
  expect(button().getAttribute('aria-expanded')).toBe('false');
  act(() => bus.emit('phone:try', { act: 'press', key: '1' }));
  expect(line.sent.at(-1)).toContain('1');
  act(() => bus.emit('phone:try', { act: 'end' }));
  expect(line.last.end).not.toBeNull();
});

it('[CALL-16] shows its card where the call that is tried comes to nothing', () => {
  tryIt();
  act(() => line.over(line.last.id, 'microphone'));
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

it('[CALL-16] leaves other calls alone', () => {
  act(() => line.take(line.call('+12515550167')));
  act(() => bus.emit('phone:try', { act: 'press', key: '1' }));
  act(() => bus.emit('phone:try', { act: 'end' }));
  expect(line.sent).toEqual([]);
  expect(line.last.end).toBeNull();
});
