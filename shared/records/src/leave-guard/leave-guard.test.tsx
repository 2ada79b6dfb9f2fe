import { renderKit } from '@jackfield/kit/testing';
import { Link, startNavigation } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

const page = (dirty: boolean, onLeave = () => undefined) => (
  <>
    <LeaveGuard dirty={dirty} onLeave={onLeave} />
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

describe('LeaveGuard', () => {
  let end = new AbortController();
  beforeEach(() => {
    end = new AbortController();
    window.history.replaceState(null, '', '/here');
    startNavigation(end.signal);
  });
  afterEach(() => {
    cleanup();
    end.abort();
  });

  it('asks the specified question and stays', async () => {
    renderKit(page(true));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('You have unsaved changes. Leave this page?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(window.location.pathname).toBe('/here');
  });

  it('leaves when told to', async () => {
    const onLeave = vi.fn();
    renderKit(page(true, onLeave));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('annex J8 asks nothing where the input is kept', async () => {
    const onLeave = vi.fn();
    renderKit(
      <>
        <LeaveGuard dirty onLeave={onLeave} isKept={(path) => path === '/elsewhere'} />
        <Link to="/elsewhere">Elsewhere</Link>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('lets clean pages go without a question', async () => {
    renderKit(page(false));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  });
});
