import { common, defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('numbers.commands', {
  numbers: common.companyNumbers,
  menus: 'IVR menus',
  menuWords: 'auto attendant, phone tree',
  calendarWords:
    'business hours, change hours, opening hours, holidays, holiday hours, coverage, schedule, christmas, thanksgiving, new year, closed days, half day',
  checkWords: 'call flow, find problems, calls drop, routing errors, health check, audit routing',
  plannedWords: 'schedule change, scheduled changes, future changes, later',
  textingWords: 'text, texts, texting, sms, mms, text messages, can’t text, messaging',
  securityWords:
    'security policy, 2fa for everyone, require two factor, company security, password policy, sso',
  e911: 'E911',
  e911Words:
    '911, emergency, emergency address, emergency calls, dispatchable location, address for 911',
  blacklistWords: 'block, blocked callers',
  blockCaller: 'Block a caller…',
  blockCallerWords:
    'block spam, blacklist, spam, unwanted calls, block number, block a call, robocall, nuisance, scam, stop calls',
  blockCalls: 'Block outbound calls…',
  blockCallsWords: 'blacklist, block a number, block a country, outgoing calls',
  blockNumber: 'Block {number}…',
  holidayWords:
    'holiday, public holidays, bank holidays, christmas, thanksgiving, labor day, new year, closed',
  timeZone: 'Company time zone',
  timeZoneWords: 'time zone, timezone, clock, language of the company',
  addDate: 'Add a date',
  dateWords: 'close early, closed, special day, half day, snow day, closed today, open late',
  // Words of a time that people type, by their English: other languages say theirs on the right, with | between several.
  timeWords:
    'now=now, today=today, tomorrow=tomorrow, in 2 days=the day after tomorrow, next=next, in=in, minutes=minutes, hours=hours, days=days, weeks=weeks, later=later, at=at, of=of, on=on',
  tryWords: 'test call, simulate a call, dial, who answers, call simulator',
  awayWords:
    'vacation, absence, out of office, sick, on leave, holiday cover, away, pto, parental leave, plan an absence',
  answersThen: 'Who answers on {when}',
  answerAsks: 'who answers answer',
  answerFiller: 'picks pick up rings will on at for the in to of calls',
  noNumber: 'Add a company number first. Then you can try a call.',
  close: 'Close {name} for now…',
  closeThis: 'Close this number for now…',
  closeWords: 'closed today, snow day, close early, close now',
  frontDesk: 'Front desk sheet',
  frontDeskWords: 'print, reception, one page guide',
  past: 'How calls went at an earlier time',
  pastWords: 'past routing, history of routing, earlier',
});
