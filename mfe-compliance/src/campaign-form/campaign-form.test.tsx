import { listPaymentMethods } from '@jackfield/contract/api/billing';
import {
  type Brand,
  type BrandListItem,
  getBrand,
  listBrands,
} from '@jackfield/contract/api/brand';
import {
  type Campaign,
  changeCampaign,
  getCampaign,
  registerCampaign,
  resubmitCampaign,
} from '@jackfield/contract/api/campaign';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakeQuote,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { brandId, campaignId, sampleCampaign } from '../campaigns/sample-campaign.ts';
import { Component as AddPage } from './add-campaign-page.tsx';
import { Component as EditPage } from './edit-campaign-page.tsx';

const at = '2026-01-05T15:00:00.000Z';
const brand: BrandListItem = {
  id: brandId,
  companyName: 'Harbor Dental Group LLC',
  brandName: 'Harbor Dental',
  companyType: 'PrivateProfit',
  status: 'verified',
  isVerified: true,
  vettings: [],
  feedbackCount: 0,
  campaignCount: 0,
  createdAt: at,
};
const description =
  'Harbor Dental reminds its patients of visits and answers their questions, twice a month.';
const messageFlow =
  'Patients tick a box of its own at https://harbordental.com/new: "Text me reminders from Harbor Dental, 2 msgs a month. Msg & data rates may apply. Reply STOP to opt out, HELP for help." Terms: harbordental.com/terms, privacy: harbordental.com/privacy.';
const optInMessage =
  'Harbor Dental: 2 msgs a month. Msg & data rates may apply. HELP for help, STOP to opt out.';

let api: FakeApi;
let brands: BrandListItem[];
let stored: Campaign;
let limits: Brand['limits'];

beforeEach(() => {
  limits = undefined;
  localStorage.clear();
  signInAs();
  brands = [brand];
  stored = sampleCampaign({
    name: 'Recall and offers',
    description,
    messageFlow,
    optInMessage,
    embeddedPhone: false,
  });
  api = installFakeApi()
    .on(listBrands, () => fakeList(brands))
    .on(getCampaign, () => stored)
    .on(getBrand, () =>
      sampleBrand({
        ...(limits && { limits }),
        id: brandId,
        companyName: brand.companyName,
        brandName: brand.brandName,
        companyType: 'PrivateProfit',
        website: 'https://harbordental.com',
        status: 'verified',
      }),
    )
    .on(getQuote, () => fakeQuote({ total: 15 }))
    .on(listPaymentMethods, () => ({
      ...fakeList([
        {
          id: '018f0000-0000-7000-8000-0000000000e2',
          isDefault: true,
          card: {
            brand: 'visa',
            last4Digits: '4242',
            expMonth: 5,
            expYear: 2031,
            holderName: 'Renee',
          },
          createdAt: at,
        },
      ]),
    }))
    .on(registerCampaign, () => sampleCampaign({ status: 'pendingReview' }))
    .on(changeCampaign, ({ body }) => {
      const { campaign } = body as { campaign: Partial<Campaign> };
      stored = { ...stored, ...campaign, version: stored.version + 1 };
      return stored;
    })
    .on(resubmitCampaign, () => ({ ...stored, status: 'pendingReview' as const }));
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const base = '/admin-settings/compliance/campaigns';
const openAdd = () => renderInPortal(<AddPage />, { path: `${base}/add`, route: `${base}/add` });
const openEdit = (query = '') =>
  renderInPortal(<EditPage />, {
    path: `${base}/edit/${campaignId}${query}`,
    route: `${base}/edit/:id`,
  });
const box = (name: RegExp | string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
type User = ReturnType<typeof openAdd>['user'];
const fill = async (user: User, name: RegExp | string, text: string) => {
  const field = await box(name);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const press = (user: User, name: RegExp | string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

it('[PROV-01] says before it is paid that a change costs three months again, where it does', async () => {
  limits = ['campaignMadeAnew', 'noSuspensionOfBrands'];
  stored = { ...stored, status: 'rejected' };
  openEdit('?step=review');
  expect(
    await screen.findByText(/costs three months again\. If the registry suspends/),
  ).toBeTruthy();
});

it('[PROV-01] says why the registry won’t take it', async () => {
  stored = { ...stored, status: 'rejected' };
  api.on(resubmitCampaign, () => {
    throw new Refusal('INVALIDTRANSITION', [
      { code: 'REFUSED', message: 'The registry won’t take this: No carrier.' },
    ]);
  });
  const { user } = openEdit('?step=review');
  await user.click(await screen.findByRole('checkbox', { name: /^I have read every line/ }));
  await press(user, 'Submit and pay $15.00');
  expect(await screen.findByText(/won’t take this: No carrier/)).toBeTruthy();
  expect(screen.queryByText('Before you pay')).toBeNull();
});

it('[COMP-07] asks for a verified brand first, with the way to one', async () => {
  brands = [];
  openAdd();
  expect(await screen.findByText('Please register and verify a brand first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add brand' }).getAttribute('href')).toMatch(
    /\/compliance\/brands\/add$/,
  );
});

it('[COMP-07] [VAL-21] sends what was typed for the price on the button', async () => {
  const { user } = openAdd();
  await press(user, 'Next: Messages');
  expect(await screen.findByText('The use case field is required.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Mixed/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Customer care/ }));
  await fill(user, /^What is it for/, description);
  await press(user, 'Next: Messages');
  expect(await screen.findByText('Choose 2 to 5 use cases.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Account notification/ }));
  await press(user, 'Next: Messages');

  await fill(user, /^Sample message 1/, 'Harbor Dental: see you at 9. Reply STOP to opt out.');
  await press(user, 'Add sample');
  await press(user, 'Next: Keywords');
  expect(await screen.findByText(/^The sample message field/)).toBeTruthy();
  await press(user, 'Remove sample message 2');
  await fill(user, /^How do people agree/, messageFlow);
  await press(user, 'Next: Keywords');

  await fill(user, /^Opt-in message/, optInMessage);
  await fill(user, /^Opt-out message/, 'Harbor Dental: you get no more texts from us.');
  await fill(user, /^Help message/, 'Harbor Dental: call 251-555-0110 for help.');
  await fill(user, /^Opt-in keywords/, 'START HERE');
  await press(user, 'Next: Terms');
  expect(await screen.findByText(/only contain alpha-numeric/)).toBeTruthy();
  await fill(user, /^Opt-in keywords/, 'START,JOIN');
  await press(user, 'Next: Terms');

  await press(user, 'Next: Review');
  expect(await screen.findByText('Accept the carriers’ terms to continue.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'We follow the carriers’ rules' }));
  await press(user, 'Next: Review');

  const submit = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Submit and pay $15.00',
  });
  expect(submit.disabled).toBe(true);
  expect(screen.getByText(/^Tick “I have read every line\./)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^I have read every line/ }));
  await user.click(submit);
  await waitFor(() => expect(api.calls(registerCampaign)).toHaveLength(1));
  const sent = api.calls(registerCampaign)[0];
  expect(sent?.body).toMatchObject({
    campaign: {
      brandId,
      useCase: 'Mixed',
      subUseCases: ['CustomerCare', 'AccountNotification'],
      sampleMessages: ['Harbor Dental: see you at 9. Reply STOP to opt out.'],
      optInKeywords: 'START,JOIN',
      termsAccepted: true,
    },
    hasRead: true,
    shownTotal: 15,
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() =>
    expect(window.location.pathname).toBe(`${base}/details/${campaignId}/campaign-details`),
  );
  // Five steps are typed through.
});

it('[COMP-09] [COMP-17] opens at the refused field, stores the change and pays for sending it again', async () => {
  stored = {
    ...stored,
    status: 'rejected',
    rejectionReason: 'Sample message 1 has no way to opt out.',
    rejections: [
      {
        code: '803',
        description: 'Sample message 1 has no way to opt out.',
        field: 'sampleMessages[0]',
      },
    ],
  };
  const { user } = openEdit('?step=messages&field=sampleMessages.0');
  const sample = await box(/^Sample message 1/);
  await waitFor(() => expect(document.activeElement).toBe(sample));
  expect(screen.getByText(/^The carriers refused this: Sample message 1/)).toBeTruthy();
  const right = 'Harbor Dental: time to visit. Reply STOP to opt out.';
  await fill(user, /^Sample message 1/, right);
  await user.click(screen.getByRole('link', { name: /^Review/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^I have read every line/ }));
  await press(user, 'Submit and pay $15.00');
  await waitFor(() => expect(api.calls(resubmitCampaign)).toHaveLength(1));
  const [changed] = api.calls(changeCampaign);
  expect(changed?.headers.get('if-match')).toBe('"3"');
  expect(changed?.body).toMatchObject({ campaign: { sampleMessages: [right] } });
  expect(api.calls(resubmitCampaign)[0]?.headers.get('if-match')).toBe('"4"');
  expect(api.calls(resubmitCampaign)[0]?.body).toMatchObject({ hasRead: true, shownTotal: 15 });
});

it('[E6] keeps the draft of a declined card, and pays it from there', async () => {
  stored = { ...stored, status: 'paymentFailed', paymentStatus: 'failed' };
  api.on(changeCampaign, () => ({ ...stored, status: 'pendingReview' as const, version: 4 }));
  const { user } = openEdit('?step=review');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/^Your card was declined\. Nothing was sent\./)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^I have read every line/ }));
  await press(user, 'Submit and pay $15.00');
  await waitFor(() => expect(api.calls(changeCampaign)).toHaveLength(1));
  expect(api.calls(changeCampaign)[0]?.body).toMatchObject({ hasRead: true, shownTotal: 15 });
  expect(api.calls(resubmitCampaign)).toEqual([]);
});

it('opens the list of use cases at the chosen one', async () => {
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  tops.mockImplementation(function (this: HTMLElement) {
    return this.querySelector(':checked') ? 480 : 0;
  });
  stored = { ...stored, status: 'rejected' };
  openEdit();
  const list = await screen.findByRole('radiogroup', { name: 'Use case' });
  expect(list.scrollTop).toBe(480);
  tops.mockRestore();
});

it('says that the registry does not answer, keeps every word, and asks again under the same key', async () => {
  stored = { ...stored, status: 'rejected' };
  api.on(resubmitCampaign, () => {
    throw new Refusal('PROVIDERUNAVAILABLE');
  });
  const { user } = openEdit('?step=review');
  await user.click(await screen.findByRole('checkbox', { name: /^I have read every line/ }));
  await press(user, 'Submit and pay $15.00');
  expect(
    await screen.findByText(/^The registry is not responding\. Nothing was charged\./),
  ).toBeTruthy();
  expect(screen.getByText(stored.description)).toBeTruthy();
  api.on(resubmitCampaign, () => ({ ...stored, status: 'pendingReview' as const }));
  await press(user, 'Submit and pay $15.00');
  await waitFor(() => expect(api.calls(resubmitCampaign)).toHaveLength(2));
  const keys = api.calls(resubmitCampaign).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('holds back what reviewers refuse until it is mended or sent with a reason', async () => {
  stored = { ...stored, status: 'rejected', embeddedLink: true };
  const { user } = openEdit('?step=review');
  await user.click(await screen.findByRole('checkbox', { name: /^I have read every line/ }));
  const submit = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Submit and pay $15.00' });
  expect(submit().disabled).toBe(true);
  expect(screen.getByText('1 to fix or override before you submit')).toBeTruthy();
  await press(user, 'Send it anyway…');
  const reason = 'The link is added by our own system.';
  await fill(user, /^Why is it right as it is/, reason);
  await press(user, 'Send it anyway');
  expect(await screen.findByText(/^You send it anyway: Embedded link is set to Yes/)).toBeTruthy();
  await user.click(submit());
  await waitFor(() => expect(api.calls(resubmitCampaign)).toHaveLength(1));
  expect(api.calls(resubmitCampaign)[0]?.body).toMatchObject({
    overrides: [{ code: 'linkFlag', reason }],
  });
});

it('goes from a finding to its field on another step', async () => {
  stored = { ...stored, status: 'rejected' };
  const { user } = openEdit('?step=review');
  expect(await screen.findByText('Only one sample')).toBeTruthy();
  await press(user, 'Go to the field');
  const sample = await box(/^Sample message 1/);
  await waitFor(() => expect(document.activeElement).toBe(sample));
});

it('helps to write with a text of the use case, name and site', async () => {
  const { user } = openAdd();
  await user.click(await screen.findByRole('radio', { name: /^Account notification/ }));
  await press(user, 'Use this text');
  expect((await box(/^What is it for/)).value).toMatch(
    /^Harbor Dental sends its patients reminders of each appointment/,
  );
});

it('[E6] leads back where nothing can be changed', async () => {
  stored = { ...stored, status: 'pendingReview' };
  const { router } = renderInPortal(<EditPage />, {
    path: `${base}/edit/${campaignId}`,
    route: `${base}/edit/:id`,
    routes: [{ path: `${base}/details/:id/campaign-details` }],
  });
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`${base}/details/${campaignId}/campaign-details`),
  );
});
