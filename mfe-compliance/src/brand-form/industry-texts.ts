import type { Industry } from '@jackfield/contract/api/compliance';
import { defineMessages } from '@jackfield/runtime';

/** Words for the industries of a brand (ENUM-07). */
export const industryTexts = defineMessages('compliance.industry', {
  RealEstate: 'Real estate',
  Healthcare: 'Healthcare',
  Energy: 'Energy and utilities',
  Entertainment: 'Entertainment',
  Retail: 'Retail',
  Agriculture: 'Agriculture',
  Insurance: 'Insurance',
  Education: 'Education',
  Hospitality: 'Hospitality and travel',
  Financial: 'Financial services',
  Gambling: 'Gambling and lottery',
  Construction: 'Construction',
  NGO: 'Non-governmental organization',
  Manufacturing: 'Manufacturing',
  Technology: 'Technology',
  Communication: 'Communication and media',
} satisfies Record<Industry, string>);
