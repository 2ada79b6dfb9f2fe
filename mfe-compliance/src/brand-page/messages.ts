import { common, defineMessages } from '@jackfield/runtime';

export const brandPageMessages = defineMessages('compliance.brandPage', {
  details: common.details,
  vetting: 'Vetting',
  campaigns: 'Campaigns',
  added: 'Added {date}',
  addCampaign: 'Add campaign',

  beingSent: 'On its way to the registry',
  beingSentText:
    'The registry has not answered yet. We keep trying for 24 hours, then the fee goes back to your card.',
  confirm: 'Your bank asks you to confirm the payment',
  confirmText: 'Nothing goes to the registry before that.',
  confirmAction: 'Confirm payment',
  beingPaid: 'The payment is on its way',
  beingPaidText: 'The brand goes to the registry as soon as your bank has answered. Nothing to do.',
  pending: 'The registry is checking this brand',
  pendingText:
    'It usually answers within 2 working days. We email you, and this page updates by itself. Nothing to do.',
  verifiedOn: 'Verified by the registry on {date}',
  verified: 'Verified by the registry',
  verifiedText: 'Legal name, tax ID, address and contact agree with public records.',
  verifiedNext:
    'Legal name, tax ID, address and contact agree with public records. Next, add a campaign: it says what you text, and its numbers may send.',
  changed: 'Your changes are saved but not sent yet',
  changedText:
    'The legal name, tax ID or country is not what the registry has. Check them and send the brand again.',
  changedAction: 'Send again, {amount}',
  changedActionPlain: 'Send again',
  refusedFor: 'Refused because of {what}',
  refused: 'Refused by the registry',
  refusedText:
    '{count, plural, =0 {The registry gave no reason. Check the brand and send it again.} one {There is # point to correct. Then send the brand again.} other {There are # points to correct. Then send the brand again.}}',
  suspendedOn: 'Suspended by the registry on {date}',
  suspended: 'Suspended by the registry',
  suspendedText: 'Its campaigns have stopped and their numbers cannot text.',
  refunded: 'The registry could not be reached',
  refundedText: 'The fee goes back to your card. Send the brand again when you like.',
  correct: 'Correct and resubmit, {amount}',
  correctPlain: 'Correct and resubmit',
  opensAt: 'Opens the form at {field}',

  found: 'What the registry found',
  foundCount: '{count, plural, one {# point} other {# points, in the order to fix them}}',
  goTo: 'Go to {field}',
  youSent: 'You sent',
  theySay: 'They say',
  itMeans: 'It means',
  doThis: 'Do this',

  freeToEdit:
    'Changing the legal name, tax ID or country sends the brand back to the registry and costs {amount}. The rest is free to edit.',

  stands: 'Progress',
  cost: 'Cost',
  eachCosts: 'Each resubmission costs the same, so fix everything at once.',
  untilThen: 'Until then',
  untilThenText: 'No number can text for {name}.',
  campaignCount: '{count, plural, =0 {No campaign yet} one {# campaign} other {# campaigns}}',
  showCampaigns: 'Show campaigns',
});
