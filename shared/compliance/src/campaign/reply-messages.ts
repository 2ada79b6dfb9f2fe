import { defineMessages } from '@jackfield/texts';

/** What is said about answers to keywords. */
export const replyMessages = defineMessages('compliance.replies', {
  help: 'Help message is not complete',
  helpDetail: 'It must name the brand and a phone number, email address or page.',
  helpPassed: 'Help message names the brand and where to ask',
  helpWord: 'HELP is not among the help keywords',
  helpWordPassed: 'HELP is among the keywords',
  optIn: 'Opt-in message is not complete',
  optInDetail: 'It must name the brand, how often, “Msg & data rates may apply”, HELP and STOP.',
  optInPassed: 'Opt-in message is complete',
  optOut: 'Opt-out message is not complete',
  optOutDetail: 'It must name the brand and say that no more texts will come.',
  optOutPassed: 'Opt-out message confirms',
  stopWord: 'STOP is not among the opt-out keywords',
  twice: '{word} has two meanings',
  twiceDetail: 'Each keyword belongs to one list.',
  twicePassed: 'No keyword has two meanings',
  wordDetail: 'Phones and carriers know this word, so it must work.',
  wordFix: 'Add {word}',
  stopWordPassed: 'STOP is among the keywords',
});
