import type { AccountCountry } from '@jackfield/contract';
import { type OfferedNumber, searchNumbers } from '@jackfield/contract/api/number';
import { renderInPortal } from '@jackfield/kit/testing';
import { configAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  type FakeRequest,
  fakeList,
  fakeOffer,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NumberChoice, noNumber, numberWanted } from './number-choice.ts';
import { NumberPicker } from './number-picker.tsx';

let api: FakeApi;
let onChange: ReturnType<typeof vi.fn<(choice: NumberChoice) => void>>;

/** Eight numbers that tell from which search they are. */
const offers = ({ params, query }: FakeRequest, count = 8): OfferedNumber[] => {
  const from = Number(query.startAfter?.slice(-4) ?? 199);
  const start = params.country === 'MYS' ? '+6032155' : `+1${params.areaCode}555`;
  return Array.from({ length: count }, (_, at) =>
    fakeOffer({
      number: `${start}${String(from + 1 + at).padStart(4, '0')}`,
      isTollFree: params.isTollFree === 'true',
      country: params.country as AccountCountry,
    }),
  );
};

beforeEach(() => {
  signInAs();
  onChange = vi.fn();
  api = new FakeApi().on(searchNumbers, (request) => fakeList(offers(request)));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

interface Given {
  country?: AccountCountry;
  start?: NumberChoice;
  always?: boolean;
}

function Form({ country = 'USA', start = noNumber, always = false }: Given) {
  const [value, setValue] = useState(start);
  const change = (next: NumberChoice) => {
    onChange(next);
    setValue(next);
  };
  return (
    <NumberPicker
      label="Phone number"
      country={country}
      value={value}
      always={always}
      onChange={change}
    />
  );
}

const show = (given: Given = {}) => renderInPortal(<Form {...given} />);
const yes = () => screen.getByRole('radio', { name: 'Yes, reserve this number' });
const no = () => screen.getByRole('radio', { name: 'No, not now' });
const asked = () => api.calls(searchNumbers).map(({ params }) => params);
const dialog = () => within(screen.getByRole('dialog'));

async function openChooser(given: Given = {}) {
  const shown = show({ start: numberWanted, always: true, ...given });
  await shown.user.click(await screen.findByRole('button', { name: /^Change \+/ }));
  await screen.findByRole('dialog', { name: 'Choose a number' });
  return shown;
}

it('SHELL-55 OP-37 the number chooser is one of the wide dialogs', async () => {
  await openChooser();
  expect(screen.getByRole('dialog').style.width).toBe('1067px');
});

it('[NUM-14] [OP-67] No shows which number Yes would reserve, Yes proposes it', async () => {
  const { user } = show();
  expect(await screen.findByText('+1 (251) 555-0200')).toBeTruthy();
  expect(no()).toHaveProperty('checked', true);
  const described = yes().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('+1 (251) 555-0200');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(yes());
  expect(screen.getByText('Local, Alabama, $3.00 a month')).toBeTruthy();
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    wanted: true,
    number: { number: '+12515550200' },
  });
});

it('[NUM-14] No clears the choice, Yes restores it', async () => {
  const { user } = show({ start: numberWanted });
  await screen.findByText('+1 (251) 555-0200');
  await user.click(no());
  expect(onChange.mock.lastCall?.[0]).toEqual({ wanted: false, number: null });
  expect(screen.queryByText('Local, Alabama, $3.00 a month')).toBeNull();
  await user.click(yes());
  expect(screen.getByText('+1 (251) 555-0200')).toBeTruthy();
  expect(asked()).toHaveLength(1);
});

it.each([
  ['[NUM-22]', 'USA', '251'],
  ['[NUM-23]', 'MYS', '03'],
  ['[NUM-24] [OP-69]', 'CAN', '416'],
] as const)('%s the first request of %s asks for %s', async (_id, country, areaCode) => {
  show({ country, start: numberWanted, always: true });
  await waitFor(() =>
    expect(asked()).toEqual([{ country, areaCode, isTollFree: 'false', provider: 'bandwidth' }]),
  );
  expect(api.calls(searchNumbers)[0]?.query).toEqual({ limit: '8' });
});

it.each(['localNumber,bandwidth', ' localNumber , bandwidth'])(
  '[NUM-27] begins with the first provider of the installation: %j',
  async (numberProviders) => {
    const config = store.get(configAtom);
    store.set(configAtom, { ...config, numberProviders });
    show();
    await waitFor(() => expect(asked().map(({ provider }) => provider)).toEqual(['localNumber']));
    store.set(configAtom, config);
  },
);

it('[NUM-15] [NUM-21] the chooser offers Local and Toll-Free with seven prefixes, 877 first', async () => {
  const { user } = await openChooser();
  await user.click(dialog().getByText('Toll-Free'));
  const prefixes = within(dialog().getByRole('group', { name: 'Prefix' })).getAllByRole('radio');
  expect(prefixes.map((one) => one.closest('label')?.textContent)).toEqual([
    '800',
    '833',
    '844',
    '855',
    '866',
    '877',
    '888',
  ]);
  expect(await dialog().findByText('+1 (877) 555-0200')).toBeTruthy();
  await user.click(dialog().getByRole('radio', { name: '833' }));
  expect(await dialog().findByText('+1 (833) 555-0200')).toBeTruthy();
  expect(asked().map(({ areaCode }) => areaCode)).toEqual(['251', '877', '833']);
});

it('[ROLE-10] Malaysia has no choice of type; its states choose the area code', async () => {
  const { user } = await openChooser({ country: 'MYS' });
  expect(dialog().queryByText('Toll-Free')).toBeNull();
  await user.type(dialog().getByRole('combobox', { name: 'State' }), 'Pen');
  await user.click(await screen.findByTitle('Penang'));
  await waitFor(() => expect(asked().map(({ areaCode }) => areaCode)).toEqual(['03', '04']));
});

it('[NUM-16] BACK keeps the number of before', async () => {
  const { user } = await openChooser();
  await user.click(await dialog().findByRole('radio', { name: /555-0203/ }));
  expect(dialog().getByText('Selected +1 (251) 555-0203')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'BACK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('+1 (251) 555-0200')).toBeTruthy();
});

it('[NUM-17] SELECT keeps the chosen number; the next opening starts there', async () => {
  const { user } = await openChooser();
  await user.click(dialog().getByText('Toll-Free'));
  const select = dialog().getByRole('button', { name: 'SELECT' });
  await user.click(await dialog().findByRole('radio', { name: /877\) 555-0204/ }));
  await user.click(select);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange.mock.lastCall?.[0].number?.number).toBe('+18775550204');
  await user.click(screen.getByRole('button', { name: 'Change +1 (877) 555-0204' }));
  expect(await dialog().findByText('+1 (877) 555-0200')).toBeTruthy();
});

it('every search preselects its first number, toll-free ones as local ones', async () => {
  const { user } = await openChooser();
  await user.click(dialog().getByText('Toll-Free'));
  expect(await dialog().findByText('Selected +1 (877) 555-0200')).toBeTruthy();
  expect(dialog().getByRole('radio', { name: /877\) 555-0200/ })).toHaveProperty('checked', true);
  await user.click(dialog().getByRole('button', { name: 'SELECT' }));
  expect(onChange.mock.lastCall?.[0].number?.number).toBe('+18775550200');
});

it('asks for numbers with digits in a row', async () => {
  const { user } = await openChooser();
  await user.type(dialog().getByRole('textbox', { name: 'Contains digits' }), '4a2');
  await waitFor(() =>
    expect(api.calls(searchNumbers).at(-1)?.query).toEqual({ limit: '8', digits: '42' }),
  );
});

it('[NUM-18] an answer that comes too late is ignored, bars keep the place meanwhile', async () => {
  let answer: (() => void) | undefined;
  api.on(searchNumbers, async (request) => {
    if (request.params.areaCode === '877') await new Promise<void>((done) => (answer = done));
    return fakeList(offers(request));
  });
  const { user } = await openChooser();
  await user.click(dialog().getByText('Toll-Free'));
  const grid = dialog().getByRole('radiogroup', { name: 'Available numbers' });
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('true'));
  expect(grid.children).toHaveLength(8);
  await user.click(dialog().getByRole('radio', { name: '800' }));
  expect(await dialog().findByText('+1 (800) 555-0200')).toBeTruthy();
  answer?.();
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'));
  expect(within(grid).queryByText('+1 (877) 555-0200')).toBeNull();
});

it('[NUM-19] [NUM-20] Show more goes on after the last one, ten times at most', async () => {
  const { user } = await openChooser();
  for (let step = 1; step <= 10; step += 1) {
    await user.click(await dialog().findByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(dialog().getAllByRole('radio', { name: /555/ })).toHaveLength(8 + step * 8),
    );
  }
  expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  const queries = api.calls(searchNumbers).map(({ query }) => query);
  expect(queries).toHaveLength(11);
  expect(queries[1]).toEqual({ limit: '8', startAfter: '+12515550207' });
});

it('[NUM-20] Show more hides when fewer come, and repeats no number', async () => {
  api.on(searchNumbers, (request) => {
    if (!request.query.startAfter) return fakeList(offers(request));
    return fakeList([fakeOffer({ number: '+12515550207' }), ...offers(request, 3)]);
  });
  const { user } = await openChooser();
  await user.click(await dialog().findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(dialog().getAllByRole('radio', { name: /555/ })).toHaveLength(11));
  expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('[NUM-24] a Canadian area code is typed and searched when it can be one', async () => {
  const { user } = await openChooser({ country: 'CAN' });
  const field = dialog().getByRole('textbox', { name: 'Area code' });
  await user.clear(field);
  await user.type(field, '10');
  expect(await dialog().findByText('Enter 3 digits, the first from 2 to 9.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '6045');
  expect(dialog().getByText('Enter 3 digits, the first from 2 to 9.')).toBeTruthy();
  await user.type(field, '{Backspace}');
  expect(await dialog().findByText('+1 (604) 555-0200')).toBeTruthy();
  expect(asked().map(({ areaCode }) => areaCode)).toEqual(['416', '604']);
});

it('[NUM-25] says when there is no number', async () => {
  api.on(searchNumbers, () => fakeList([]));
  const { user } = show({ start: numberWanted, always: true });
  expect(await screen.findByText('number not found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await dialog().findByText('number not found')).toBeTruthy();
});

it('says why numbers could not be loaded, and tries again', async () => {
  api.on(searchNumbers, () => {
    throw new Refusal('PROVIDERUNAVAILABLE');
  });
  const { user } = show({ start: numberWanted, always: true });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(searchNumbers, (request) => fakeList(offers(request)));
  await user.click(again);
  expect(await screen.findByText('+1 (251) 555-0200')).toBeTruthy();
});
