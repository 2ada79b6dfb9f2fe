import { expect, it, vi } from 'vitest';

it('tells the components of two builds apart that have the same module id', async () => {
  const register = vi.fn();
  vi.stubGlobal('jackfieldRefresh', { register });
  const Page = () => null;
  for (const build of ['jackfield_people', 'jackfield_billing']) {
    vi.stubGlobal('__react_refresh_library__', build);
    vi.resetModules();
    const runtime = await import('./runtime.mjs');
    runtime.register(Page, '12 %exports% Page');
  }
  const ids = register.mock.calls.map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(register).toHaveBeenCalledWith(Page, 'jackfield_people 12 %exports% Page');
});

it('lets no module take a change under a host that was built for release', async () => {
  vi.stubGlobal('jackfieldRefresh', undefined);
  vi.resetModules();
  const runtime = await import('./runtime.mjs');
  const Page = () => null;
  runtime.register(Page, '12 %exports% Page');
  expect(runtime.createSignatureFunctionForTransform()(Page)).toBe(Page);
  expect(runtime.isLikelyComponentType(Page)).toBe(false);
});
