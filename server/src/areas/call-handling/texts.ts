import { defineMessages } from '@jackfield/texts';

/** What the server says of where calls go. */
export const texts = defineMessages('server.callHandling', {
  countryOff: 'This account does not call the country of this number.',
  greetingUnavailable: 'This greeting is no longer available.',
  internationalOff: 'International calling is off for this account.',
  menuUnavailable: 'This IVR menu is no longer available.',
  menuWithoutKeys: 'This IVR menu has no keys yet.',
  numberRefused:
    'Calls cannot be forwarded to premium, personal, data, satellite and service numbers.',
  overrideOver: 'Its time is over.',
  teamUnavailable: 'This team is no longer available.',
  untilPast: 'Choose a time in the future.',
  untilTooFar: 'Choose a time within {days} days. Change the hours for longer.',
});
