import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListDefaults } from './list-params.ts';
import { useListParams } from './use-list-params.ts';

const defaults: ListDefaults = { sort: { key: 'name', direction: 'asc' } };

const start = (address: string) =>
  renderHook(
    () => {
      const [params, change] = useListParams(defaults);
      return { params, change, address: useLocation().search, navigate: useNavigate() };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/list${address}`]}>{children}</MemoryRouter>
      ),
    },
  );

afterEach(cleanup);

it('two changes in a row both count, before either is in the address', () => {
  const { result } = start('?search=nowhere');
  act(() => {
    result.current.change({ status: 'callQueue' });
    result.current.change({ search: '' });
  });
  expect(result.current.address).toBe('?status=callQueue');
});

it('a change kept from before builds on what is open now', () => {
  const { result } = start('?search=nowhere');
  const before = result.current.change;
  act(() => result.current.change({ status: 'callQueue' }));
  act(() => before({ search: '' }));
  expect(result.current.params).toMatchObject({ search: '', status: 'callQueue' });
});

it('a change after an address of somebody else builds on that', async () => {
  const { result } = start('');
  act(() => result.current.change({ search: 'fair', page: 2 }));
  await act(async () => result.current.navigate('/list?status=ringGroup'));
  act(() => result.current.change({ search: 'desk' }));
  expect(result.current.params).toMatchObject({ search: 'desk', status: 'ringGroup', page: 1 });
});
