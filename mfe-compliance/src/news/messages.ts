import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('compliance.news', {
  attention: 'Brands that can’t text stand on Home',
  attentionText: 'Home names each brand that waits for you, and counts what is to be corrected.',
  openBrands: 'Open Brands',
});
