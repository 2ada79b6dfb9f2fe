import { renderInPortal } from '@jackfield/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

const run = vi.fn();

function Link() {
  return (
    <a href="/users" {...useIntent(run)}>
      Users
    </a>
  );
}

function open() {
  const { getByRole, unmount } = renderInPortal(<Link />);
  const link = getByRole('link');
  const point = (type: string) =>
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
  return { link, unmount, enter: () => point('pointerover'), leave: () => point('pointerout') };
}

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a link', () => {
  it('is meant when the pointer rests on it, or the focus', () => {
    const { link, enter, unmount } = open();
    enter();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(run).toHaveBeenCalledOnce();
    link.focus();
    vi.advanceTimersByTime(60);
    expect(run).toHaveBeenCalledTimes(2);
    unmount();
  });

  it('is not meant when they pass it by, or the link goes', () => {
    const { link, enter, leave, unmount } = open();
    enter();
    leave();
    link.focus();
    link.blur();
    enter();
    unmount();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
