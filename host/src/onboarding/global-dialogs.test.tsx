import { addPaymentMethod, listPaymentMethods } from '@jackfield/contract/api/billing';
import { removeSession } from '@jackfield/contract/api/session';
import { billingPortalSession } from '@jackfield/contract/api/tenant';
import { renderInPortal } from '@jackfield/kit/testing';
import { configAtom, noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  teammateId,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedDialogsAtom } from './closed-atom.ts';
import { GlobalDialogs } from './global-dialogs.tsx';

let api: FakeApi;
const cookieSet = vi.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  api = installFakeApi();
  store.set(closedDialogsAtom, []);
  document.cookie = `complianceReminder_${teammateId}=; max-age=0; path=/; secure`;
  cookieSet.mockClear();
  window.history.replaceState(null, '', '/admin-settings/users/listing');
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const reminder = { onBoarding10DLCBrand: true, onBoarding10DLCCampaign: false };

describe('global dialogs', () => {
  it('SHELL-45 SHELL-46 sends a suspended admin to the billing portal', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const asked = vi.fn();
    api.on(billingPortalSession, () => {
      asked();
      return { url: '#portal' };
    });
    signInAs({ account: { status: 'suspended' } });
    const { user } = renderInPortal(<GlobalDialogs />);
    await screen.findByText('Account Suspended');
    expect(screen.getByText('Incoming and emergency calls, billing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to billing portal' }));
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('SHELL-46 tells others to contact the owner or support', async () => {
    store.set(configAtom, { ...store.get(configAtom), supportAddress: 'help@jackfield.example' });
    api.on(removeSession, () => undefined);
    signInAs({ profile: { role: 'standard' }, account: { status: 'suspended' } });
    renderInPortal(<GlobalDialogs />);
    await screen.findByText(/Please contact the account owner or support\./);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@jackfield.example');
    expect(screen.queryByRole('button', { name: 'Go to billing portal' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('SHELL-47 SHELL-48 ERR-11 tells a standard user without a card whom to ask', async () => {
    signInAs({
      profile: { role: 'standard' },
      account: { isCreditCardExist: false },
      auth: { isFairUsage: true },
    });
    const { user } = renderInPortal(<GlobalDialogs />);
    await screen.findByText(
      'Call/SMS already exceed the limit, please contact your administrator to add a credit card to your account.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(store.get(closedDialogsAtom)).toEqual(['fairUsage']));
  });

  it('SHELL-47 leads an admin without payment methods to the billing page', async () => {
    api.on(listPaymentMethods, () => ({
      items: [],
      total: 0,
      limit: 1,
      pageNum: null,
      pageCount: null,
      hasMore: false,
      nextStartAfter: null,
    }));
    signInAs({ auth: { isFairUsage: true } });
    const { user } = renderInPortal(<GlobalDialogs />);
    await user.click(await screen.findByRole('button', { name: 'Add credit card' }));
    expect(window.location.pathname).toBe('/admin-settings/billing/billing-information');
  });

  it('SHELL-49 OP-19 shows the payment dialog once and cleans the address', async () => {
    window.history.replaceState(null, '', '/admin-settings/users/listing?payment_intent=pi_1');
    signInAs();
    const { user } = renderInPortal(<GlobalDialogs />);
    await screen.findByText('Payment In Process');
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Payment In Process')).toBeNull());
  });

  it('SHELL-49 a payment that the bank refused is not announced as under way', async () => {
    const page = '/admin-settings/billing/call-credits/edit/balance';
    window.history.replaceState(
      null,
      '',
      `${page}?payment_intent=pi_1&redirect_status=failed&source_type=balance`,
    );
    signInAs();
    const { user } = renderInPortal(<GlobalDialogs />);
    await screen.findByText('Payment refused');
    expect(screen.getByText(/refused this payment, so nothing was charged/)).toBeTruthy();
    expect(screen.queryByText('Payment In Process')).toBeNull();
    expect([window.location.pathname, window.location.search]).toEqual([page, '']);
    await user.click(screen.getByRole('button', { name: 'Billing information' }));
    expect(window.location.pathname).toBe('/admin-settings/billing/billing-information');
    await waitFor(() => expect(screen.queryByText('Payment refused')).toBeNull());
  });

  const cardReturn =
    '/admin-settings/billing/billing-information?payment_intent=pi_1&source_type=card&is_default=1';

  const savedCard = {
    id: '0190a000-0000-7000-8000-000000000009',
    isDefault: true,
    card: { brand: 'visa', last4Digits: '4242', expMonth: 8, expYear: 2029, holderName: 'Ana' },
    createdAt: '2026-11-01T00:00:00.000Z',
  };

  it('BILL-01 OP-106 saves the card that a return brings, once, and says so', async () => {
    api.on(addPaymentMethod, () => savedCard);
    window.history.replaceState(null, '', cardReturn);
    signInAs();
    renderInPortal(<GlobalDialogs />);
    await screen.findByText('Your card is saved. Nothing was charged.');
    expect(screen.getByText('Payment In Process')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(api.calls(addPaymentMethod).map(({ body }) => body)).toEqual([
      { token: 'pi_1', isDefault: true },
    ]);
  });

  it('SHELL-49 a dialog that is closed while the card is saved stays closed', async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => {
      save = resolve;
    });
    api.on(addPaymentMethod, async () => {
      await saved;
      return savedCard;
    });
    const reread = vi.spyOn(queryClient, 'invalidateQueries');
    window.history.replaceState(null, '', cardReturn);
    signInAs();
    const { user } = renderInPortal(<GlobalDialogs />);
    await screen.findByText('Your card is being saved.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Payment In Process')).toBeNull());
    save();
    await waitFor(() => expect(reread).toHaveBeenCalledWith({ queryKey: ['paymentmethod'] }));
    expect(screen.queryByText('Payment In Process')).toBeNull();
    reread.mockRestore();
  });

  it('OP-106 a card that cannot be saved is told, and no dialog stays', async () => {
    api.on(addPaymentMethod, () => {
      throw new Refusal('INVALIDINPUT');
    });
    window.history.replaceState(null, '', cardReturn);
    signInAs();
    renderInPortal(<GlobalDialogs />);
    await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Payment In Process')).toBeNull());
  });

  it("SHELL-51 keeps 'Remind me in 3 days' for 3 days", async () => {
    signInAs({ account: reminder });
    const { user } = renderInPortal(<GlobalDialogs />);
    await user.click(await screen.findByRole('button', { name: 'Remind me in 3 days' }));
    expect(cookieSet).toHaveBeenCalledWith(
      `complianceReminder_${teammateId}=later; max-age=259200; path=/; samesite=lax; secure`,
    );
    await waitFor(() => expect(screen.queryByText('Complete your SMS registration')).toBeNull());
    // The cookie alone hides it when the page is opened again.
    expect(store.get(closedDialogsAtom)).toEqual([]);
  });

  it('[SHELL-50] reminds whoever comes through the wizard at the next sign-in only', async () => {
    signInAs({ account: reminder, profile: { isFirstTime: true } });
    renderInPortal(<GlobalDialogs />);
    await waitFor(() => expect(store.get(closedDialogsAtom)).toEqual(['reminder']));
  });

  it("SHELL-52 keeps 'Don't remind me again' as long as browsers allow", async () => {
    signInAs({ account: reminder });
    const { user } = renderInPortal(<GlobalDialogs />);
    await user.click(await screen.findByRole('button', { name: "Don't remind me again" }));
    expect(cookieSet).toHaveBeenCalledWith(
      `complianceReminder_${teammateId}=never; max-age=34560000; path=/; samesite=lax; secure`,
    );
  });

  it.each(['later', 'never'])(
    "SHELL-51 SHELL-52 the reminder stays away while the cookie says '%s'",
    async (choice) => {
      const cookies = vi.spyOn(document, 'cookie', 'get');
      cookies.mockReturnValue(`theme=dark; complianceReminder_${teammateId}=${choice}`);
      signInAs({ account: reminder });
      renderInPortal(<GlobalDialogs />);
      expect(screen.queryByText('Complete your SMS registration')).toBeNull();
      cleanup();
      cookies.mockReturnValue('theme=dark');
      renderInPortal(<GlobalDialogs />);
      await screen.findByText('Complete your SMS registration');
      cookies.mockRestore();
    },
  );

  it('OP-36 leads to the first incomplete step', async () => {
    signInAs({ account: reminder });
    const { user } = renderInPortal(<GlobalDialogs />);
    await user.click(await screen.findByRole('button', { name: 'Register now' }));
    expect(window.location.pathname).toBe('/admin-settings/compliance/campaigns/add');
  });
});
