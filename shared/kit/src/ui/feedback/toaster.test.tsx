import { dismissNotice, notify, noticesAtom, store } from '@jackfield/runtime';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meanings } from '../../theme/palette.ts';
import { Toaster } from './toaster.tsx';

const show = () =>
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
const say = (run: () => void) => act(run);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Red, green and blue of a colour such as #CC3340. */
const channelsOf = (color: string) =>
  (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const { id } of store.get(noticesAtom)) dismissNotice(id);
    cleanup();
    vi.useRealTimers();
  });

  it.each(['success', 'error', 'info'] as const)(
    'SHELL-57 shows a toast of the kind %s for 5000 ms',
    (kind) => {
      show();
      say(() => notify[kind]('Profile saved'));
      expect(screen.getByRole('listitem').dataset['kind']).toBe(kind);
      wait(4999);
      expect(texts()).toEqual(['Profile saved']);
      wait(1);
      expect(texts()).toEqual([]);
    },
  );

  it('SHELL-58 draws an error in red, in both themes, for 5 s', () => {
    show();
    say(() => notify.error('Oops, something went wrong.'));
    const icon = screen.getByRole('listitem').querySelector('svg');
    expect(icon?.style.color).toBe('var(--ui-error-dot)');
    for (const { error } of Object.values(meanings)) {
      const [red = 0, green = 0, blue = 0] = channelsOf(error.dot);
      expect(red, error.dot).toBeGreaterThan(1.8 * Math.max(green, blue));
    }
    wait(4999);
    expect(texts()).toHaveLength(1);
    wait(1);
    expect(texts()).toEqual([]);
  });

  it('SHELL-57 keeps a toast while the pointer is on it', () => {
    show();
    say(() => notify.info('Tomás Herrera changed these hours'));
    fireEvent.mouseEnter(screen.getByRole('listitem'));
    wait(20_000);
    expect(texts()).toHaveLength(1);
    fireEvent.mouseLeave(screen.getByRole('listitem'));
    wait(5000);
    expect(texts()).toHaveLength(0);
  });

  it('shows the newest three, newest on top', () => {
    show();
    say(() => {
      for (const text of ['one', 'two', 'three', 'four']) notify.success(text);
    });
    expect(texts()).toEqual(['four', 'three', 'two']);
  });

  it('undoes by the action and takes the toast away', () => {
    const undo = vi.fn();
    show();
    say(() => notify.success('Maya Okafor was suspended', { label: 'Undo', run: undo }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  it('has its polite live region in the page before the first toast', () => {
    show();
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  });
});
