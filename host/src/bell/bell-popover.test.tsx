import type { PartSource } from '@jackfield/contract';
import { firstRowsAtom, store, tellFirstRows } from '@jackfield/runtime';
import { renderInPortal } from '@jackfield/kit/testing';
import { act, signInAs, signOutOfTest, waitFor } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BellPopover } from './bell-popover.tsx';
import { areMattersAskedAtom, bellPanelId } from './bell-state.ts';

beforeEach(tellFirstRows);
afterEach(() => {
  store.set(firstRowsAtom, false);
  store.set(areMattersAskedAtom, false);
  signOutOfTest();
});

const parts: PartSource = { load: vi.fn(), loaded: () => undefined, report: vi.fn() };

it('[NOTE-01] runs no code of an area before somebody opened Home or the bell', async () => {
  signInAs({ profile: { role: 'admin' } });
  const contributions = vi.fn(() => []);
  renderInPortal(<BellPopover areas={{ contributions, parts }} />);
  await act(async () => {
    await import('./bell.tsx');
  });
  expect(contributions).not.toHaveBeenCalled();
  act(() => store.set(areMattersAskedAtom, true));
  await waitFor(() => expect(contributions).toHaveBeenCalledWith('home'));
});

it('[NOTE-01] looks at once for what needs a standard user', async () => {
  signInAs({ profile: { role: 'standard' } });
  const contributions = vi.fn(() => []);
  renderInPortal(<BellPopover areas={{ contributions, parts }} />);
  await waitFor(() => expect(contributions).toHaveBeenCalledWith('home'));
});

it('opens before the first rows of the page, and is filled after them', async () => {
  store.set(firstRowsAtom, false);
  signInAs({ profile: { role: 'standard' } });
  const contributions = vi.fn(() => []);
  renderInPortal(<BellPopover areas={{ contributions, parts }} />);
  expect(document.getElementById(bellPanelId)?.getAttribute('popover')).toBe('auto');
  await act(async () => {
    await import('./bell.tsx');
  });
  expect(contributions).not.toHaveBeenCalled();
  act(tellFirstRows);
  await waitFor(() => expect(contributions).toHaveBeenCalledWith('home'));
});
