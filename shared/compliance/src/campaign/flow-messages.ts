import { defineMessages } from '@jackfield/texts';

/** What is said about how people agree. */
export const flowMessages = defineMessages('compliance.flow', {
  how: 'Opt-in text does not say how people agree',
  howDetail: 'Say where and how: a checkbox on your form, a word texted to your number.',
  howPassed: 'Opt-in text says how people agree',
  ownConsent: 'Consent is bundled with something else',
  ownConsentDetail: 'Agreeing to texts must be a separate choice, never ticked in advance.',
  ownConsentPassed: 'Consent is separate',
  partBrand: 'Names the brand',
  partFrequency: 'How often people get texts',
  partKinds: 'Says which kinds of texts',
  partOwnConsent: 'Consent is not bundled',
  partRates: '“Msg & data rates may apply”',
  partStopAndHelp: 'STOP and HELP',
  partTerms: 'Links to terms and privacy',
  parts:
    '{count, plural, one {1 part of the opt-in text is missing} other {# parts of the opt-in text are missing}}',
  partsDetail: 'Carriers want each of them where people agree.',
  partsPages:
    'Carriers want each of them where people agree. This writes {terms} and {privacy}: put your own addresses there if they are others.',
  partsFix: '{count, plural, one {Insert it} other {Insert them}}',
  partsPassed: 'Opt-in text has all its parts',
  proof: 'Nobody outside can see the opt-in',
  proofDetail: 'Add the address of a picture of the form, or the words that are read out.',
  proofPassed: 'Reviewers can see the opt-in',
  sharing: 'Numbers are shared with others',
  sharingDetail: 'Consent is for you alone and may not be passed on.',
  sharingPassed: 'Consent is not passed on',
  unclear: 'Opt-in text is vague about how often',
  unclearDetail: 'Give a number, or say “Message frequency varies.”',
  unclearPassed: 'Opt-in text is clear about how often',
});
