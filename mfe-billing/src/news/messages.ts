import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('billing.news', {
  attention: 'Failed payments stand on Home',
  attentionText:
    'When a payment fails, an invoice is overdue or your credit runs low, Home says so.',
  openBilling: 'Open Billing',
});
