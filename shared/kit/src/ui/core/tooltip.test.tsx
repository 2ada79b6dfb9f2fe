import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/public.ts';
import { Button, IconButton, Tooltip } from './public.ts';

afterEach(cleanup);

const open = () =>
  renderKit(
    <>
      <Tooltip title="Keeps the newest" shortcut="K">
        <Button>Keep</Button>
      </Tooltip>
      <Button>Other</Button>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'Keep' });
const words = () => screen.findByRole('tooltip');
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

describe('tooltip', () => {
  it('describes what the pointer is on, and leaves the element as it is', async () => {
    open();
    const target = button();
    await userEvent.hover(target);
    const tooltip = await words();
    expect(tooltip.textContent).toBe('Keeps the newest K');
    expect(button()).toBe(target);
    expect(target.getAttribute('aria-describedby')).toBe(tooltip.id);
    await userEvent.unhover(target);
    await isGone();
    expect(target.getAttribute('aria-describedby')).toBeNull();
  });

  it('stays while the pointer is on the words', async () => {
    const user = userEvent.setup();
    open();
    await user.hover(button());
    await words();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.hover(screen.getByText('Keeps the newest'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('tooltip')).toBeDefined();
    vi.useRealTimers();
    await user.hover(screen.getByRole('button', { name: 'Other' }));
    await isGone();
  });

  it('comes with the focus of the keyboard, and Escape takes it away', async () => {
    open();
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await words();
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(button());
  });

  it('goes when its element is pressed', async () => {
    open();
    await userEvent.hover(button());
    await words();
    fireEvent.pointerDown(button());
    await isGone();
  });

  it('passes on what the element listens to itself', async () => {
    const onPointerEnter = vi.fn();
    const onFocus = vi.fn();
    renderKit(
      <IconButton label="Call" icon={<i />} onPointerEnter={onPointerEnter} onFocus={onFocus} />,
    );
    await userEvent.hover(screen.getByRole('button', { name: 'Call' }));
    await userEvent.tab();
    expect(onPointerEnter).toHaveBeenCalledOnce();
    expect(onFocus).toHaveBeenCalledOnce();
  });
});
