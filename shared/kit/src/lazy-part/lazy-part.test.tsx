import { noticesAtom, store } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/public.ts';
import { lazyPart } from './lazy-part.tsx';

function Greeting({ name }: { name: string; onClose(): void }) {
  return <p>Hello {name}</p>;
}

afterEach(() => {
  cleanup();
  store.set(noticesAtom, []);
});

it('fetches the part once, when it is first shown', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  renderKit(<Part name="Maya" onClose={() => {}} />);
  expect(await screen.findByText('Hello Maya')).toBeDefined();
  cleanup();
  renderKit(<Part name="Renee" onClose={() => {}} />);
  expect(screen.getByText('Hello Renee')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('says when it cannot be fetched, closes, and tries anew', async () => {
  const onClose = vi.fn();
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Part = lazyPart(load);
  renderKit(<Part name="Maya" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(store.get(noticesAtom).map(({ kind }) => kind)).toEqual(['error']);
  cleanup();
  renderKit(<Part name="Maya" onClose={onClose} />);
  expect(await screen.findByText('Hello Maya')).toBeDefined();
});
