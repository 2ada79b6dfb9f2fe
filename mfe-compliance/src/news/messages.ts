import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('compliance.news', {
  attention: 'Brands that can’t text stand on Home',
  attentionText: 'Home lists each brand that needs you, and how many answers to correct.',
  openBrands: 'Open Brands',
});
