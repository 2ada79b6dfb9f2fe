import {
  type CallPrice,
  getCallPrice,
  getPhonePlace,
  getShownNumbers,
  type PhonePlace,
  setPhonePlace,
  setShownNumber,
} from '@jackfield/contract/api/web-phone';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { accountAtom, bus, canCallAtom, noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  fakeList,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeLine } from '../line/fake-line.ts';
import { Phone } from '../phone/phone.tsx';

const office = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 3',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const home = { ...office, houseNumber: '7', streetName: 'Pecan Lane', addressLine2: '' };
const own = { id: 'own', number: '+12515550142', label: '', isOwn: true };
const main = { id: 'main', number: '+12515550100', label: 'Main line', isOwn: false };
const london = '+442079460000';
const janet = '+12515550167';

let api: FakeApi;
let line: FakeLine;
let place: PhonePlace;
let price: CallPrice;
let user: ReturnType<typeof renderInPortal>['user'];

beforeEach(() => {
  signInAs();
  queryClient.clear();
  store.set(noticesAtom, []);
  line = new FakeLine();
  place = { told: null, registered: office, others: [home] };
  price = { country: 'GBR', rate: 0.019, currency: 'usd', isAllowed: true, because: null };
  api = new FakeApi()
    .on(listTeammates, () => ({ ...fakeList([]), counts: {} }) as never)
    .on(listTeams, () => ({ ...fakeList([]), counts: {} }) as never)
    .on(getPhonePlace, () => place)
    .on(setPhonePlace, ({ body }) => {
      const { address } = body as { address: typeof office };
      place = { ...place, told: { address, until: inADay() } };
      return place;
    })
    .on(getShownNumbers, () => ({ shown: own.number, numbers: [own, main] }))
    .on(getCallPrice, () => price);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

function show(): void {
  const tab = {
    see: line.see,
    subscribe: line.subscribe,
    line,
    takeOver: () => {},
    isOnCallElsewhere: async () => false,
  };
  ({ user } = renderInPortal(<Phone tab={tab} onState={() => {}} />));
}
async function dial(number: string): Promise<void> {
  show();
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.type(await screen.findByLabelText('Name or number'), `${number}{Enter}`);
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const called = () => line.see().calls.map(({ who }) => who.number);

describe('a call for help', () => {
  it('[CALL-16] shows where help is sent to, and one press calls with it', async () => {
    await dial('911');
    await screen.findByText('911 is dialed with the address shown. Are you there?');
    expect(screen.getByLabelText('214 Dauphin Street, Floor 3, Mobile, AL 36602')).toHaveProperty(
      'checked',
      true,
    );
    expect(called()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Call now');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(called()).toEqual(['911']));
    await waitFor(() =>
      expect(api.calls(setPhonePlace)).toMatchObject([{ body: { address: office } }]),
    );
  });

  it('[CALL-16] that cannot be made now says to use another phone', async () => {
    await dial('911');
    await screen.findByRole('button', { name: 'Call now' });
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => line.become('lost'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This phone is not connected. Call 911 from another phone.',
    );
    expect(screen.getByRole('button', { name: 'Call now' })).toHaveProperty('disabled', true);
  });

  it('[CALL-16] is sent where the person says to be', async () => {
    await dial('911');
    await user.click(await screen.findByLabelText('7 Pecan Lane, Mobile, AL 36602'));
    await press('Call now');
    await waitFor(() => expect(called()).toEqual(['911']));
    expect(api.calls(setPhonePlace)).toMatchObject([{ body: { address: home } }]);
    expect(await screen.findByText('Help is sent to 7 Pecan Lane, Mobile, AL 36602.')).toBeTruthy();
  });

  it('[CALL-16] is sent to an address that is typed; one that is not whole holds nothing up', async () => {
    await dial('933');
    await user.click(await screen.findByLabelText('Another address'));
    await user.type(screen.getByRole('textbox', { name: /^House number/ }), '18');
    expect(
      screen.getByText(
        'If a part is missing, 214 Dauphin Street, Floor 3, Mobile, AL 36602 is sent.',
      ),
    ).toBeTruthy();
    await press('Call now');
    await waitFor(() => expect(called()).toEqual(['933']));
    expect(api.calls(setPhonePlace)).toEqual([]);
  });

  it('[CALL-16] is not asked about twice a day', async () => {
    place = { ...place, told: { address: home, until: inADay() } };
    await dial('911');
    await waitFor(() => expect(called()).toEqual(['911']));
    expect(await screen.findByText('Help is sent to 7 Pecan Lane, Mobile, AL 36602.')).toBeTruthy();
    expect(api.calls(setPhonePlace)).toEqual([]);
  });

  it('[CALL-16] goes out where nothing can be read or saved', async () => {
    api
      .on(getPhonePlace, () => {
        throw new Refusal('FORBIDDEN');
      })
      .on(setPhonePlace, () => {
        throw new Refusal('FORBIDDEN');
      });
    await dial('911');
    await screen.findByText('Your address did not load. You can call 911 anyway.');
    await press('Call now');
    await waitFor(() => expect(called()).toEqual(['911']));
  });

  it('[CALL-16] goes out a second after a portal that does not answer was told', async () => {
    api.on(setPhonePlace, () => new Promise(() => {}));
    await dial('911');
    await user.click(await screen.findByLabelText('7 Pecan Lane, Mobile, AL 36602'));
    await press('Call now');
    await waitFor(() => expect(called()).toEqual(['911']), { timeout: 2000 });
  });

  it.each([
    ['CAN', '933', false],
    ['CAN', '911', true],
    ['MYS', '999', true],
    ['USA', '988', false],
  ] as const)('[CALL-16] in %s: %s asks where (%s)', async (country, number, isAsked) => {
    const account = store.get(accountAtom);
    if (account) store.set(accountAtom, { ...account, country });
    await dial(number);
    if (isAsked) await screen.findByText(`Call ${number}`);
    else await waitFor(() => expect(called()).toEqual([number]));
    expect(screen.queryByText(/is dialed with the address shown/) !== null).toBe(isAsked);
  });
});

describe('what a call costs', () => {
  it('[CALL-16] is shown while a number is typed, and is not asked about then', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    await user.type(await screen.findByLabelText('Name or number'), london);
    await screen.findByText('$0.0190 a minute to United Kingdom');
    await press('Call');
    expect(called()).toEqual([london]);
  });

  it('[CALL-16] is asked about before it was shown', async () => {
    await dial(london);
    expect(await screen.findByRole('heading', { name: /^Call \+44.*\?$/ })).toBeTruthy();
    expect(called()).toEqual([]);
    await press('Call');
    expect(called()).toEqual([london]);
  });

  it('[CALL-16] is refused with what keeps it back, and where that is changed', async () => {
    price = { ...price, isAllowed: false, because: 'notAllowed' };
    await dial(london);
    await screen.findByText(/Calls to United Kingdom are not allowed\./);
    expect(
      screen.getByRole('link', { name: 'Change in International Call' }).getAttribute('href'),
    ).toContain('/international-calling');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Call' }).disabled).toBe(true);
    await press('Cancel');
    expect(await screen.findByLabelText('Name or number')).toBeTruthy();
  });
});

describe('what a call costs that is sent on', () => {
  const typeLondon = async () => {
    show();
    act(() => bus.emit('phone:call', { to: janet, name: '' }));
    await waitFor(() => expect(called()).toHaveLength(1));
    act(() => line.take(line.last.id));
    await press('Transfer');
    await user.type(await screen.findByLabelText('Search people and teams'), london);
  };
  const transfer = () =>
    screen.findByRole<HTMLButtonElement>('button', { name: /^Transfer to \+44/ });

  it('[CALL-16] is shown where the number is typed', async () => {
    await typeLondon();
    await screen.findByText('$0.0190 a minute to United Kingdom');
    await user.click(await transfer());
    expect(line.sent).toEqual([`${line.last.id} to ${london}`]);
  });

  it('[CALL-16] is known before the call can be sent there', async () => {
    api.on(getCallPrice, () => new Promise(() => {}));
    await typeLondon();
    expect((await transfer()).disabled).toBe(true);
  });

  it('[CALL-16] does not have to be known where it cannot be read', async () => {
    api.on(getCallPrice, () => {
      throw new Refusal('FORBIDDEN');
    });
    await typeLondon();
    await screen.findByText('The price did not load.');
    expect((await transfer()).disabled).toBe(false);
  });

  it('[CALL-16] keeps a call back that is not allowed', async () => {
    price = { ...price, isAllowed: false, because: 'noCredit' };
    await typeLondon();
    await screen.findByText(/There is no credit left for calls abroad\./);
    expect((await transfer()).disabled).toBe(true);
  });
});

describe('a number that is pressed on a page', () => {
  const pressNumber = (to: string, name = '') => act(() => bus.emit('phone:call', { to, name }));

  it('[CALL-16] is called at once where that is free, and once where it is pressed twice', async () => {
    show();
    expect(store.get(canCallAtom)).toBe(true);
    pressNumber(janet, 'Janet Prewitt');
    pressNumber(janet, 'Janet Prewitt');
    await waitFor(() => expect(called()).toEqual([janet]));
    pressNumber(janet, 'Janet Prewitt');
    expect(await screen.findByRole('button', { name: 'End call' })).toBeTruthy();
    expect(called()).toEqual([janet]);
    expect(api.calls(getCallPrice)).toEqual([]);
  });

  it('[CALL-16] shows its price first where it has one, during a call too', async () => {
    show();
    pressNumber(janet);
    await waitFor(() => expect(called()).toHaveLength(1));
    act(() => line.take(line.last.id));
    pressNumber(london, 'Ida Bell');
    expect(await screen.findByRole('heading', { name: 'Call Ida Bell?' })).toBeTruthy();
    expect(await screen.findByText('$0.0190 a minute to United Kingdom')).toBeTruthy();
    expect(screen.getByText('Your call is put on hold.')).toBeTruthy();
    expect(called()).toEqual([janet]);
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Mute' })).toBeTruthy();
    pressNumber(london);
    await press('Call');
    await waitFor(() =>
      expect(line.see().calls.map(({ state }) => state)).toEqual(['held', 'calling']),
    );
  });

  it('[CALL-16] waits for the phone, and has no place beside two calls', async () => {
    line.become('connecting');
    show();
    pressNumber(janet);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Call' });
    expect([button.disabled, called()]).toEqual([true, []]);
    act(() => line.become('ready'));
    await press('Call');
    act(() => line.take(line.last.id));
    pressNumber('+12515550188');
    await waitFor(() => expect(called()).toHaveLength(2));
    pressNumber('+12515550199');
    expect(called()).toHaveLength(2);
    expect(store.get(noticesAtom).map(({ text }) => text)).toEqual([
      'End or connect one of your two calls first.',
    ]);
  });

  it('[CALL-16] is text again once the phone is gone', () => {
    show();
    cleanup();
    expect(store.get(canCallAtom)).toBe(false);
  });
});

describe('the number that is shown', () => {
  const open = async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Phone' }));
  };

  it('[CALL-16] is chosen among those that the person may show, and kept', async () => {
    api.on(setShownNumber, () => ({ shown: main.number, numbers: [own, main] }));
    await open();
    await user.click(await screen.findByRole('combobox', { name: 'Shown as' }));
    await user.click(await screen.findByRole('option', { name: '+1 (251) 555-0100, Main line' }));
    await waitFor(() =>
      expect(api.calls(setShownNumber)).toMatchObject([{ body: { id: 'main' } }]),
    );
    const select = screen.getByRole('combobox', { name: 'Shown as' }).closest('.ant-select');
    await waitFor(() => expect(select?.textContent).toContain('+1 (251) 555-0100'));
  });

  it('[CALL-16] is said where there is no choice', async () => {
    api.on(getShownNumbers, () => ({ shown: main.number, numbers: [main] }));
    await open();
    expect(await screen.findByText('+1 (251) 555-0100, Main line')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Shown as' })).toBeNull();
  });
});
