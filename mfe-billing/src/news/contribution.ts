import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

/** What is new with billing. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  {
    id: 'payments-on-home',
    title: t(newsMessages.attention),
    text: t(newsMessages.attentionText),
    link: { label: t(newsMessages.openBilling), to: paths.admin.billing.information() },
  },
];
