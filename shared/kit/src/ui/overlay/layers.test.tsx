import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.doUnmock('./library-layers.ts');
  vi.resetModules();
});

/** A page in which nothing has been opened yet. */
async function freshPage() {
  vi.resetModules();
  const { Dialog } = await import('./dialog.tsx');
  const { noticesAtom, store } = await import('@jackfield/runtime');
  return { Dialog, notices: () => store.get(noticesAtom).map(({ kind }) => kind) };
}

it('a dialog is fetched when it first opens, and is not in the page before', async () => {
  const { Dialog } = await freshPage();
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<Dialog open={false} title="Add a team" onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Dialog open title="Add a team" onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Add a team' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('one that cannot be fetched says so and closes, so that it can be opened again', async () => {
  const { Dialog, notices } = await freshPage();
  vi.doMock('./library-layers.ts', () => {
    throw new Error('Loading chunk layers failed');
  });
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<Dialog open title="Add a team" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notices()).toEqual(['error']);
  rerender(<Dialog open={false} title="Add a team" onClose={onClose} />);
  vi.doUnmock('./library-layers.ts');
  rerender(<Dialog open title="Add a team" onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Add a team' })).toBeDefined();
});
