import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('compliance.commands', {
  brands: 'Brands',
  campaigns: 'Campaigns',
  addCampaign: 'Add campaign',
  addBrand: 'Register a brand',
  words: '10DLC SMS registration',
});
