import { common, defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('texting.add', {
  titleOne: 'Add {number} to a campaign',
  titleMany: 'Add {count, plural, one {# number} other {# numbers}} to a campaign',
  campaign: 'Campaign',
  hint: 'Carriers switch numbers on within a day.',
  add: common.add,
  added: '{count, plural, one {# number added} other {# numbers added}}',
});
