import { defineMessages } from '@jackfield/texts';

/** What is said about the use case. */
export const useCaseMessages = defineMessages('compliance.useCase', {
  charity: 'Charity is for nonprofits',
  charityDetail: 'The brand is registered as a company. Choose another use case.',
  charityPassed: 'The brand may use Charity',
  prizes: 'Sample {number} mentions prizes',
  prizesDetail: 'Sweepstakes and contests have their own use case.',
  prizesPassed: 'No prizes outside Sweepstake',
  promotion: 'Sample {number} promotes something',
  promotionDetail: 'Offers belong in a campaign with the use case Marketing.',
  promotionPassed: 'No offers outside Marketing',
  samples: 'Samples do not match the use case',
  samplesDetail: 'Show a text of this use case, or choose the one that fits.',
  samplesPassed: 'Use case agrees with the samples',
});
