import { expect, it } from 'vitest';

it('the runtime can be imported where there is no window', async () => {
  expect(typeof window).toBe('undefined');
  const { navigateTo, session } = await import('./public.ts');
  expect(typeof navigateTo).toBe('function');
  expect(typeof session.signOut).toBe('function');
});
