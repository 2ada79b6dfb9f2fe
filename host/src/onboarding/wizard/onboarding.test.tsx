import type { PartModule, PartName, PartSource } from '@jackfield/contract';
import { ownCompanyNumber } from '@jackfield/contract/api/company';
import {
  addTeammateNumber,
  listTeammateNumbers,
  reserveNumber,
} from '@jackfield/contract/api/number';
import { getQuote } from '@jackfield/contract/api/price';
import { setTeammateStatus, type Teammate, updateTeammate } from '@jackfield/contract/api/teammate';
import type { Tenant } from '@jackfield/contract/api/tenant';
import { connectToken } from '@jackfield/contract/api/session';
import { definePart, PartsContext } from '@jackfield/kit/parts';
import { renderInPortal } from '@jackfield/kit/testing';
import { accountAtom, configAtom, noticesAtom, profileAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakeOffer,
  fakePhoneNumber,
  fakeQuote,
  fakeTeammate,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  teammateId,
  waitFor,
} from '@jackfield/testing';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from './draft.ts';
import { Onboarding } from './onboarding.tsx';
import { startWizard } from './wizard-state.ts';

const agreedTerms = { hash: 'a1'.repeat(32), at: '2026-01-05T15:00:00.000Z' };
const newcomer: Partial<Teammate> = {
  isFirstTime: true,
  status: 'pending',
  role: 'standard',
  phoneNumbers: [],
  defaultNumber: null,
};
const token = {
  access_token: 'fresh',
  refresh_token: 'next',
  expires_in: 900,
  token_type: 'Bearer' as const,
  authenticationType: 1 as const,
  isFairUsage: false,
};
const offer = fakeOffer({ number: '+12515550200' });

const picks = 'phone-numbers/number-picker/v1';
/** The picker of the numbers' area, reduced to its choice. */
const picker: PartModule<PartName> = definePart(picks, '^1.2.0', ({ value, onChange }) => (
  <>
    <output>{value.number?.number ?? 'none'}</output>
    <button type="button" onClick={() => onChange({ wanted: true, number: null })}>
      Look
    </button>
    <button type="button" onClick={() => onChange({ wanted: true, number: offer })}>
      Choose
    </button>
  </>
));

let api: FakeApi;
/** The button of the numbers' area that tries a call, reduced to its number. */
const trying: PartModule<PartName> = definePart(
  'call-routing/try-call/v1',
  '^1.2.0',
  ({ number }) => <button type="button">Try a call to {number}</button>,
);

const load = vi.fn<(name: PartName) => Promise<PartModule<PartName>>>();
const source: PartSource = { load, loaded: () => undefined, report: vi.fn() };

function Page() {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  if (!profile?.isFirstTime || !account) return <p>Portal</p>;
  return (
    <PartsContext value={source}>
      <Onboarding profile={profile} account={account} />
    </PartsContext>
  );
}

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  load.mockImplementation(async (name) => (name === picks ? picker : trying));
  store.set(noticesAtom, []);
  store.set(configAtom, { ...store.get(configAtom), downloads: { ios: 'https://apps.test/ios' } });
  api = installFakeApi();
  api.on(listTeammateNumbers, () => ({ ...fakeList([]), room: null }));
  api.on(ownCompanyNumber, () => ({ number: '+12515550100' }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

function open(profile: Partial<Teammate> = {}, account: Partial<Tenant> = {}) {
  signInAs({ profile: { ...newcomer, ...profile }, account });
  return renderInPortal(<Page />);
}
const next = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Next' });
const agree = () => screen.findByRole('checkbox', { name: 'I have read and agree to the terms.' });

describe('wizard', () => {
  it('[ONB-03] [VAL-01] [ONB-11] Next waits for a name and a whole address', async () => {
    const { user } = open({ role: 'admin' }, { isCompanySetup: false });
    const name = await screen.findByLabelText(/^Company name/);
    expect((await next()).disabled).toBe(false);
    await user.clear(name);
    await user.tab();
    await screen.findByText('The company name field is required.');
    expect((await next()).disabled).toBe(true);
    await user.type(name, 'Cedar Lane');
    await user.clear(screen.getByLabelText(/^City/));
    expect((await next()).disabled).toBe(true);
    for (const label of [/^Street address/, /^Zip Code/]) {
      await user.clear(screen.getByLabelText(label));
    }
    // The state alone still asks for the rest of the address, and says so.
    expect((await next()).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(
      'Complete the address to go on, or clear it and add it later.',
    );
  });

  it('[ONB-05] [ONB-06] [ONB-11] offers the picker, warns of charges and waits for the number', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Look' }));
    expect(screen.getByText('There will be additional charges for personal number.')).toBeTruthy();
    expect((await next()).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByText('+12515550200')).toBeTruthy();
    await user.click(await next());
    await agree();
  });

  it('[ONB-06] says what the number costs, and comes back to it when that has changed', async () => {
    api.on(getQuote, () => fakeQuote());
    api.on(updateTeammate, () => fakeTeammate({ ...newcomer, role: 'admin' }));
    api.on(setTeammateStatus, () =>
      fakeTeammate({ ...newcomer, role: 'admin', status: 'active', agreedTerms }),
    );
    api.on(connectToken, () => token);
    const expiresAt = '2026-01-05T15:15:00.000Z';
    api.on(reserveNumber, () => ({ reservationId: teammateId, expiresAt }));
    api.on(addTeammateNumber, () => {
      throw new Refusal('PRICECHANGED');
    });
    const { user } = open({ role: 'admin' });
    expect(screen.queryByText(/^On the invoice of/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await screen.findByText(/^On the invoice of/);
    await user.click(await next());
    await user.click(await agree());
    api.on(getQuote, () => fakeQuote({ total: 1.2 }));
    await user.click(await next());
    await screen.findByText('$1.20');
    expect(store.get(noticesAtom)[0]?.text).toBe('The price has changed. Check it and confirm.');
    api.on(addTeammateNumber, () => fakePhoneNumber());
    await waitFor(async () => expect((await next()).disabled).toBe(false));
    await user.click(await next());
    await agree();
    await user.click(await next());
    await screen.findByRole('heading', { name: 'Start making calls' });
    const sent = api.calls(addTeammateNumber).map(({ body }) => body as { shownTotal?: number });
    expect(sent.map(({ shownTotal }) => shownTotal)).toEqual([0.9, 1.2]);
  });

  it('[ONB-05] [ONB-06] tells standard users no price', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    expect((await next()).disabled).toBe(false);
    expect(screen.queryByText(/^On the invoice of/)).toBeNull();
    expect(api.calls(getQuote)).toEqual([]);
  });

  it('[ONB-05] is left without a number when none is found', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Look' }));
    await user.click(screen.getByRole('button', { name: 'Continue without a number' }));
    await agree();
    expect(keptDraft(teammateId)?.answers.choice).toEqual({ wanted: false, number: null });
  });

  it('[ONB-05] goes on when the area of numbers fails', async () => {
    load.mockRejectedValue(new Error('The files are gone'));
    const { user } = open();
    await screen.findByText('Personal number could not be opened');
    await user.click(await next());
    await agree();
  });

  it('[ROLE-21] [ONB-05] offers no number when the trial has no more', async () => {
    api.on(listTeammateNumbers, () => ({ ...fakeList([]), room: 0 }));
    const { user } = open();
    await screen.findByText(/Your trial has no personal numbers left/);
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
    await user.click(await next());
    await agree();
  });

  it.each([
    ['USA', '911 terms', /^Emergency calls \(911\) over this service/],
    ['CAN', 'Emergency disclaimer', 'Emergency services are not available with this service.'],
    ['MYS', 'Emergency disclaimer', 'Emergency services are not available with this service.'],
  ] as const)('[ONB-07] [ONB-08] [ONB-09] [VAL-03] terms of %s', async (country, title, words) => {
    const { user } = open(
      { phoneNumbers: [{ id: teammateId, number: '+12515550142', isDefault: true, label: '' }] },
      { country },
    );
    await screen.findByRole('heading', { name: title });
    expect(screen.getByText(words)).toBeTruthy();
    expect((await next()).disabled).toBe(true);
    await user.click(await agree());
    expect((await next()).disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['standard', 'Ask your admin for the apps.'],
    ['admin', 'Ask your phone provider for the apps.'],
  ] as const)(
    '[ONB-10] without links the apps have their step too, for a %s user',
    async (role, words) => {
      store.set(configAtom, { ...store.get(configAtom), downloads: {} });
      const { user } = open({ role, status: 'active', agreedTerms });
      await screen.findByRole('heading', { name: 'Start making calls' });
      expect(screen.getByText(words)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Done' }));
      await screen.findByRole('dialog', { name: 'Congratulations' });
    },
  );

  it('[ONB-04] asks for a number only people who have none', async () => {
    open();
    await screen.findByRole('heading', { name: 'Choose your personal number' });
    cleanup();
    open({
      phoneNumbers: [{ id: teammateId, number: '+12515550142', isDefault: true, label: '' }],
    });
    await screen.findByRole('heading', { name: '911 terms' });
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.filter((step) => step?.startsWith('Personal number'))).toEqual([]);
  });

  it('[ONB-12] [OP-60] a failed call says so and stays, the next press ends the step', async () => {
    let isDown = true;
    api.on(updateTeammate, () => fakeTeammate({ ...newcomer }));
    api.on(setTeammateStatus, () => {
      if (isDown) throw new Refusal('SERVERERROR');
      return fakeTeammate({ ...newcomer, status: 'active' });
    });
    api.on(connectToken, () => token);
    const { user } = open();
    await user.click(await next());
    await user.click(await agree());
    await user.click(await next());
    await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
    await screen.findByRole('heading', { name: '911 terms' });
    isDown = false;
    await user.click(await next());
    await screen.findByRole('heading', { name: 'Start making calls' });
    expect(screen.getByRole('link', { name: 'App Store' }).getAttribute('href')).toBe(
      'https://apps.test/ios',
    );
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(api.calls(updateTeammate)).toHaveLength(1);
  });
});

describe('Congratulations', () => {
  /** Opens it as somebody whose wizard ended just now. */
  function congratulate(
    profile: Partial<Teammate>,
    account: Partial<Tenant> = {},
    purchase: 'none' | 'bought' | 'failed' = 'none',
  ) {
    const person = signInAs({
      profile: { ...newcomer, status: 'active', agreedTerms, ...profile },
      account,
    });
    const { answers } = startWizard({
      profile: person,
      account: store.get(accountAtom) as Tenant,
      draft: null,
      timeZone: '',
    });
    keepDraft(person.id, { step: 'congratulations', answers, purchase });
    return renderInPortal(<Page />);
  }
  const sms = 'To send SMS, register a brand and a campaign under COMPLIANCE.';

  it('[ONB-15] lists the company number, the personal one if there is one, and the extension', async () => {
    congratulate({ defaultNumber: '+12515550142', extension: '1007' }, {}, 'bought');
    await screen.findByText('+1 (251) 555-0100');
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Company number', 'Personal number', 'Extension']);
    expect(screen.getByText('+1 (251) 555-0142')).toBeTruthy();
    expect(screen.getByText('1007')).toBeTruthy();
    cleanup();
    congratulate({});
    await screen.findByText('+1 (251) 555-0100');
    expect(screen.queryByText('Personal number')).toBeNull();
  });

  it('[annex J4] a call to the personal number is tried from there', async () => {
    congratulate({ defaultNumber: '+12515550142' });
    await screen.findByRole('button', { name: 'Try a call to +12515550142' });
    cleanup();
    congratulate({});
    await screen.findByText('+1 (251) 555-0100');
    expect(screen.queryByRole('button', { name: /^Try a call/ })).toBeNull();
  });

  it('[ONB-15] is whole without the area of numbers', async () => {
    load.mockRejectedValue(new Error('The files are gone'));
    congratulate({ defaultNumber: '+12515550142' });
    await screen.findByText('+1 (251) 555-0142');
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Done']);
  });

  it.each([
    ['USA', 'admin', true],
    ['USA', 'standard', false],
    ['CAN', 'admin', false],
    ['MYS', 'admin', false],
  ] as const)('[ONB-16] %s %s is told of the registration: %s', async (country, role, isTold) => {
    congratulate({ role }, { country });
    await screen.findByText('Congratulations');
    expect(screen.queryByText(sms) !== null).toBe(isTold);
  });

  it.each([
    ['admin', `/admin-settings/users/edit/${teammateId}/phone-numbers`],
    ['standard', '/your-settings/phone-numbers'],
  ] as const)('[ONB-17] a failed purchase leads a %s to %s', async (role, path) => {
    congratulate({ role }, {}, 'failed');
    await screen.findByText('Failed to buy personal number');
    expect(screen.getByRole('link').getAttribute('href')).toBe(path);
  });

  it('[ONB-17] says nothing of a purchase that went through after all', async () => {
    congratulate({ defaultNumber: '+12515550142' }, {}, 'failed');
    await screen.findByText('+1 (251) 555-0142');
    expect(screen.queryByText('Failed to buy personal number')).toBeNull();
  });

  it('[ONB-18] [OP-61] closing clears the flag on the server, and stays while that fails', async () => {
    let isDown = true;
    api.on(updateTeammate, () => {
      if (isDown) throw new Refusal('SERVERERROR');
      return fakeTeammate({ isFirstTime: false });
    });
    const { user } = congratulate({ version: 9 });
    const done = await screen.findByRole('button', { name: 'Done' });
    await user.click(done);
    await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
    expect(screen.getByText('Congratulations')).toBeTruthy();
    isDown = false;
    await user.click(done);
    await screen.findByText('Portal');
    const [, request] = api.calls(updateTeammate);
    expect(request?.body).toEqual({ isFirstTime: false });
    expect(request?.headers.get('if-match')).toBe('"9"');
    expect(keptDraft(teammateId)).toBeNull();
  });
});
