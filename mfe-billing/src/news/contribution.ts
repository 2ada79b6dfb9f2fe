import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

/** What is new with billing. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  {
    id: 'spend-guard',
    title: t(newsMessages.guard),
    text: t(newsMessages.guardText),
    link: { label: t(newsMessages.openGuard), to: paths.admin.billing.spendGuard() },
  },
  {
    id: 'call-credits',
    title: t(newsMessages.credits),
    text: t(newsMessages.creditsText),
    link: { label: t(newsMessages.openCredits), to: paths.admin.billing.balance() },
  },
  {
    id: 'calls-abroad',
    title: t(newsMessages.abroad),
    text: t(newsMessages.abroadText),
    link: { label: t(newsMessages.openAbroad), to: paths.admin.billing.internationalCalling() },
  },
  {
    id: 'rates-abroad',
    title: t(newsMessages.rates),
    text: t(newsMessages.ratesText),
    link: { label: t(newsMessages.openRates), to: paths.admin.billing.internationalCall() },
  },
  {
    id: 'pay-invoices',
    title: t(newsMessages.pay),
    text: t(newsMessages.payText),
    link: { label: t(newsMessages.openBilling), to: paths.admin.billing.information() },
  },
  {
    id: 'payments-on-home',
    title: t(newsMessages.attention),
    text: t(newsMessages.attentionText),
    link: { label: t(newsMessages.openBilling), to: paths.admin.billing.information() },
  },
];
