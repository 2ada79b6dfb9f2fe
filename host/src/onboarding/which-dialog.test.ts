import { describe, expect, it } from 'vitest';
import { type DialogFacts, isReminderDue, whichDialog } from './which-dialog.ts';

const facts: DialogFacts = {
  profile: { role: 'admin', isFirstTime: false },
  account: {
    status: 'active',
    country: 'USA',
    isCreditCardExist: true,
    onBoarding10DLCBrand: true,
    onBoarding10DLCCampaign: true,
  },
  isFairUsage: false,
  cardCount: null,
  isImpersonated: false,
  isPaymentReturn: false,
  isFairUsageClosed: false,
  isReminderHidden: false,
};
const standard = { role: 'standard', isFirstTime: false } as const;

describe('which dialog', () => {
  it('SHELL-45 shows the suspension before everything else', () => {
    const account = { ...facts.account, status: 'suspended' } as const;
    expect(whichDialog({ ...facts, account, isPaymentReturn: true, isFairUsage: true })).toBe(
      'suspended',
    );
    expect(whichDialog(facts)).toBeNull();
  });

  it('[ONB-01] shows the wizard at the first sign-in, after a suspension and before the others', () => {
    for (const role of ['admin', 'standard'] as const) {
      const profile = { role, isFirstTime: true };
      const first = { ...facts, profile, cardCount: 0 };
      expect(whichDialog({ ...first, isPaymentReturn: true, isFairUsage: true })).toBe(
        'onboarding',
      );
      const account = { ...facts.account, status: 'suspended' } as const;
      expect(whichDialog({ ...first, account })).toBe('suspended');
    }
  });

  it('[ONB-01] leaves the wizard to the person when somebody else acts for them', () => {
    const profile = { role: 'standard', isFirstTime: true } as const;
    expect(whichDialog({ ...facts, profile, isImpersonated: true })).toBeNull();
  });

  it.each([
    ['admin', 0, true, 'fairUsage'],
    ['admin', 1, false, null],
    ['admin', null, false, null],
    ['standard', null, false, 'fairUsage'],
    ['standard', null, true, null],
  ] as const)(
    'SHELL-47 %s with %s methods, card on account %s: %s',
    (role, cardCount, card, dialog) => {
      const profile = { role, isFirstTime: false };
      const account = { ...facts.account, isCreditCardExist: card };
      expect(whichDialog({ ...facts, profile, account, cardCount, isFairUsage: true })).toBe(
        dialog,
      );
    },
  );

  it('OP-35 asks for isFairUsage, and stays closed once closed', () => {
    const short = { ...facts, cardCount: 0 };
    expect(whichDialog(short)).toBeNull();
    expect(whichDialog({ ...short, isFairUsage: true, isFairUsageClosed: true })).toBeNull();
  });

  it.each([
    ['USA', 'admin', false, false, false, true],
    ['USA', 'admin', false, true, false, true],
    ['USA', 'admin', false, false, true, true],
    ['USA', 'admin', false, true, true, false],
    ['USA', 'admin', true, false, false, false],
    ['USA', 'standard', false, false, false, false],
    ['CAN', 'admin', false, false, false, false],
    ['MYS', 'admin', false, false, false, false],
  ] as const)(
    'SHELL-50 %s %s first time %s, brand %s, campaign %s: %s',
    (country, role, isFirstTime, brand, campaign, isDue) => {
      const account = {
        ...facts.account,
        country,
        onBoarding10DLCBrand: brand,
        onBoarding10DLCCampaign: campaign,
      };
      expect(isReminderDue({ profile: { role, isFirstTime }, account })).toBe(isDue);
    },
  );

  it('SHELL-50 standard users, who do not receive the flags, are not reminded', () => {
    const account = { ...facts.account, onBoarding10DLCBrand: undefined };
    expect(isReminderDue({ profile: standard, account })).toBe(false);
  });
});
