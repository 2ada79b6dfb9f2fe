import { renderInPortal } from '@jackfield/kit/testing';
import { store } from '@jackfield/runtime';
import { cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paletteAtom } from './palette-state.ts';
import { useShortcuts } from './use-shortcuts.ts';

beforeEach(() => {
  store.set(paletteAtom, null);
  signInAs();
});
afterEach(() => {
  cleanup();
  store.set(paletteAtom, null);
  signOutOfTest();
});

function Page() {
  useShortcuts();
  return <input aria-label="City" />;
}

it('annex J8 Ctrl and K open the search from a field, where ? is typed', async () => {
  const { user } = renderInPortal(<Page />);
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.keyboard('?');
  expect(store.get(paletteAtom)).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(store.get(paletteAtom)).toBe('search');
});
