import { defineMessages } from '@jackfield/runtime';

export const payingMessages = defineMessages('compliance.paying', {
  card: 'Charged to {brand} ending {last4}.',
  noCard: 'Add a card first. The draft is kept.',
  addCard: 'Add card',
  tickFirst: 'Tick “{line}” to submit.',
  hasReadNote: 'Tick it once you have read it. Changing a line clears the tick.',
  submit: 'Submit and pay {amount}',
  submitPlain: 'Submit',
  declined: 'Your card was declined. Nothing was sent. The draft is kept.',
  registryDown: 'The registry is not responding. Nothing was charged. Try again later.',
  beforeYouPay: 'Before you pay',
  campaignMadeAnew:
    'Three months are paid at once and are not refunded. Once it is sent, only the texts of its sample messages can be changed. Anything else makes a new campaign, which costs three months again.',
  brandOnceAQuarter:
    'The registry looks at a brand again once, and after that once in three months. Check each line before you send it.',
  vettingOnceInHalfAYear: 'You can request the same vetting again after 180 days.',
  noCampaignVerify: 'Campaign Verify is not available here.',
  noSuspensionOfBrands:
    'If the registry suspends the brand, we are not told. Its texts then no longer arrive.',
  otherPrice: 'The price has changed. Read it once more.',
});
