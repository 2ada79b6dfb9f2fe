import { common, defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('numbers.commands', {
  numbers: common.companyNumbers,
  menus: common.ivrMenus,
  calendarWords: 'hours holidays coverage',
  blacklistWords: 'block',
  blockCaller: 'Block a caller…',
  blockCallerWords: 'blacklist spam unwanted calls number',
  blockCalls: 'Block outbound calls…',
  blockCallsWords: 'blacklist number country abroad',
  blockNumber: 'Block {number}…',
  holidayWords: 'public bank holidays closed calendar year',
  timeZone: 'Company time zone',
  timeZoneWords: 'time zone clock language',
  addDate: 'Add a date',
  dateWords: 'closed holiday special day',
  tryWords: 'test simulate dial who answers',
  answersThen: 'Who answers on {when}',
  answerAsks: 'who answers answer',
  answerFiller: 'picks pick up rings will on at for the in to of calls',
  noNumber: 'Add a company number first. Then you can try a call.',
  close: 'Close {name} for now…',
});
