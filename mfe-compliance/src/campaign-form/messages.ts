import { defineMessages } from '@jackfield/runtime';

export const campaignFormMessages = defineMessages('compliance.campaignForm', {
  add: 'Add campaign',
  addIntro: 'Carriers want to know what you text, to whom and why. This takes about 8 minutes.',
  correct: 'Correct {name}',
  refusedBecause: 'The carriers refused it: {reason}',
  refusedHere: 'The carriers refused this: {reason}',
  noBrand: 'Please register and verify a brand first.',
  noBrandText:
    'A campaign belongs to a brand that the registry has verified. It usually takes 2 working days.',
  addBrand: 'Add brand',
  seeBrands: 'See your brands',

  purpose: 'Brand and use case',
  purposeAsks: 'Who texts, and why',
  purposeEntered: '{brand}, {useCase}',
  messages: 'Messages',
  messagesAsks: 'Samples and consent',
  messagesEntered: '{count, plural, one {# sample, consent} other {# samples, consent}}',
  keywords: 'Keywords',
  keywordsAsks: 'STOP, START, HELP',
  terms: 'Terms',
  termsAsks: 'Carriers’ rules',
  termsEntered: 'Agreed',
  review: 'Review',
  reviewAsks: 'Read, pay {amount}, submit',
  reviewAsksUnpriced: 'Read, pay, submit',

  purposeTitle: 'Who texts, and what for?',
  purposeIntro:
    'One campaign for each purpose. The use case decides how many texts carriers allow.',
  name: 'Campaign name',
  nameHint: 'Only you see it. Without a name, the use case is shown.',
  searchUseCases: 'Search use cases',
  noUseCase: 'No use case matches “{search}”',
  subUseCases: 'Which use cases does it include?',
  subUseCasesHint: '{count} of 5 chosen, 2 at least',
  description: 'What is it for?',
  descriptionHint: 'Who texts whom, about what, how often and why.',

  messagesTitle: 'What will people receive?',
  messagesIntro: 'Real texts, as you send them. Name the brand in each, and say STOP in one.',
  addSample: 'Add sample',
  removeSample: 'Remove sample message {place}',
  messageFlow: 'How do people agree to get texts?',
  messageFlowHint: 'Say where they agree, in which words, and that they are free not to.',
  counter: '{count, number} of {most, number}',

  keywordsTitle: 'Which words do people text you?',
  keywordsIntro:
    'STOP, START and HELP always work. Letters and digits, with commas between the words.',
  optInTitle: 'Joining',
  optOutTitle: 'Leaving',
  helpTitle: 'Asking for help',
  optInHint:
    'Name the brand, the kind of texts and how often; add “Msg & data rates may apply”, HELP and STOP.',
  optOutHint: 'Confirms that they get no more texts, and from whom.',
  helpHint: 'A phone number, an email address or a web address for help.',

  termsTitle: 'What do the texts contain?',
  termsIntro: 'Carriers compare this with your samples.',
  embeddedLinkHint: 'A web address of your own; public short links are refused.',
  embeddedPhoneHint: 'A number that people call.',
  ageGatedHint: 'Alcohol, tobacco and anything else with an age limit.',
  directLendingHint: 'You lend money, or arrange loans.',
  numberPoolHint: 'It sends from a large pool of numbers.',
  rulesTitle: 'The carriers’ rules',
  rules:
    'Only people who agreed get texts. STOP ends them at once. No texts about hate, illegal drugs, or anything that deceives.',
  agree: 'We follow the carriers’ rules',

  reviewTitle: 'Read it once as a reviewer would',
  reviewIntro: 'Carriers see exactly this. Most answer within 5 working days.',
  flags: 'Texts contain',
  noFlags: 'No links, phone numbers, loans or age limits',
  hasRead: 'I have read every line. Our texts will look like this.',
  submitted: 'Sent to the carriers',
  submittedLater: 'Paid. The campaign is sent as soon as the registry answers.',

  sideTitle: 'What this step asks',
  sidePurpose:
    'A reviewer reads the description first. “{brand} reminds patients of visits, two texts a visit” passes; “customer messages” does not.',
  sideBrand: 'Bluebird Clinic',
  sideUseCase:
    'Choose Mixed only when one use case really is not enough: carriers allow fewer texts.',
  sideMessages:
    'Copy texts that you really send. Put blanks in brackets, such as [name] or [time].',
  sideFlow:
    'Consent needs its own checkbox that is never ticked in advance. Name the page or the form, and its address.',
  sideKeywords: 'Carriers expect six words that stop texts, such as STOP. You can add your own.',
  sideTerms:
    'A flag that is missing is a common refusal: a link in a sample needs “Links in texts”.',
  sideReview:
    'The carriers read it, usually within 5 working days. Then you choose the numbers. A resubmission after a refusal costs the same again.',
});
