import { defineMessages } from '@jackfield/runtime';

export const pageMessages = defineMessages('compliance.campaignPage', {
  numbers: 'Numbers',
  terms: 'Carrier terms',
  deactivate: 'Deactivate…',
  deactivateTitle: 'Deactivate “{name}”?',
  deactivateText: 'Its numbers stop texting. This cannot be undone.',
  deactivateConfirm: 'Deactivate campaign',
  keep: 'Keep it',
  isDeactivated: '{name} is deactivated',
});
