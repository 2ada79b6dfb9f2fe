import { findCompanies } from '@jackfield/contract/api/release';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { cleanup, type FakeApi, fireEvent, installFakeApi, screen } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CompanyChoice } from './company-choice.tsx';

const companies = ['Harbor Autos', 'Harbor Dental Group'].map((name, at) => ({
  id: `018f0000-0000-7000-8000-00000000000${at}`,
  name,
}));
const onChange = vi.fn();
let api: FakeApi;

beforeEach(() => {
  onChange.mockClear();
  api = installFakeApi().on(findCompanies, ({ query }) =>
    query['search'] === 'Harbor'
      ? { items: companies, hasMore: false }
      : new Promise<never>(() => {}),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
});

it.each([
  ['Harbor D', [[[companies[1]]]]],
  ['Harbor Kids', []],
])('Enter takes nothing but what holds the text: %s', async (text, expected) => {
  const { user } = renderInPortal(<CompanyChoice chosen={[]} onChange={onChange} />);
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('Harbor');
  await screen.findByTitle('Harbor Autos');
  await user.keyboard(text.slice('Harbor'.length));
  // Ant Design reads `keyCode`, which user-event leaves out.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(onChange.mock.calls).toEqual(expected);
});
