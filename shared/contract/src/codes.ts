import { defineMessages, type Message, t } from '@jackfield/texts';
import { refusals } from './refusals.ts';

const texts = defineMessages('contract.codes', {
  CHANGEDSINCE: 'This has changed again since then.',
  CODEINVALID: 'The verification code is not valid.',
  EMAILNOTCONFIRMED: 'Please confirm your email address.',
  FILETYPE: 'Invalid file extension. Allowed extension: .wav, .mp3.',
  FORBIDDEN: 'You do not have permission to do this.',
  IMPACTCHANGED: 'The impact on callers has changed since you looked. Check it and save again.',
  INUSE: 'This item is used in call routing.',
  LASTWAY: 'Your company requires this at sign-in, and it is your only one.',
  INVALIDCREDENTIALS: 'Invalid email or password.',
  INVALIDINPUT: 'Oops, something went wrong.',
  INVALIDTRANSITION: 'This action is not allowed in the current status.',
  LIMITREACHED: 'You have reached the maximum.',
  METHODNOTALLOWED: 'This address does not take this kind of call.',
  NOSUCHCALL: 'There is nothing at this address.',
  NOTFOUND: 'This item no longer exists.',
  NOTHINGTORESTORE: 'Nothing from this change can be restored.',
  NUMBERTAKEN: 'This number is no longer available. Please choose another number.',
  PASSKEYONLY: 'Your company requires a passkey.',
  PAYMENTFAILED: 'The payment was declined. Please try another card.',
  PAYMENTREQUIRED: 'Please add a credit card to continue.',
  PRICECHANGED: 'The price has changed. Check it and confirm.',
  PRECONDITIONREQUIRED: 'Oops, something went wrong.',
  PROVIDERUNAVAILABLE: 'This service is not available at the moment. Please try again later.',
  READONLYSESSION: 'You are only looking. Choose “Act as” above the page to make changes.',
  RESERVATIONEXPIRED: 'The reservation has expired. Please choose a number again.',
  SECONDSTEP: 'One more step is needed to sign in.',
  SIGNONREQUIRED: 'Your company signs in at its own provider. Choose “Sign in with your company”.',
  SERVERERROR: 'Oops, something went wrong.',
  STEPUP: 'Confirm that it is you, then try again.',
  STORAGEFULL: 'The server is out of space. Please try again later.',
  TOKENEXPIRED: 'This link has expired.',
  TOKENINVALID: 'This link is not valid.',
  TOKENUSED: 'This link has already been used.',
  TOOMANYREQUESTS: 'Too many attempts. Please try again later.',
  TRIALLIMIT: 'Your trial allows no more of these. End the trial to add more.',
  USERSUSPENDED: 'Your user account is suspended. Please contact your administrator.',
  VERSIONCONFLICT: 'Someone else changed this record.',
});

function code(status: number, message?: Message) {
  return {
    status,
    /** In the language active when it is read; empty for a code handled by an effect instead. */
    get text(): string {
      return message === undefined ? '' : t(message);
    },
  };
}

/** Response codes of the API and the text a person sees for each (annex A4, ERR-04). */
export const responseCodes = {
  INVALIDINPUT: code(400, texts.INVALIDINPUT),
  INVALIDCREDENTIALS: code(400, texts.INVALIDCREDENTIALS),
  EMAILNOTCONFIRMED: code(400, texts.EMAILNOTCONFIRMED),
  TOKENEXPIRED: code(400, texts.TOKENEXPIRED),
  TOKENINVALID: code(400, texts.TOKENINVALID),
  TOKENUSED: code(400, texts.TOKENUSED),
  CODEINVALID: code(400, texts.CODEINVALID),
  UNAUTHORIZED: code(401),
  PAYMENTREQUIRED: code(402, texts.PAYMENTREQUIRED),
  PAYMENTFAILED: code(402, texts.PAYMENTFAILED),
  FORBIDDEN: code(403, texts.FORBIDDEN),
  USERSUSPENDED: code(403, texts.USERSUSPENDED),
  SECONDSTEP: code(403, texts.SECONDSTEP),
  SIGNONREQUIRED: code(403, texts.SIGNONREQUIRED),
  STEPUP: code(403, texts.STEPUP),
  PASSKEYONLY: code(403, texts.PASSKEYONLY),
  READONLYSESSION: code(403, texts.READONLYSESSION),
  ACCOUNTSUSPENDED: code(403),
  NOTFOUND: code(404, texts.NOTFOUND),
  NOSUCHCALL: code(404, texts.NOSUCHCALL),
  METHODNOTALLOWED: code(405, texts.METHODNOTALLOWED),
  DUPLICATE: code(409, refusals.duplicate),
  LASTWAY: code(409, texts.LASTWAY),
  INUSE: code(409, texts.INUSE),
  IMPACTCHANGED: code(409, texts.IMPACTCHANGED),
  INVALIDTRANSITION: code(409, texts.INVALIDTRANSITION),
  CHANGEDSINCE: code(409, texts.CHANGEDSINCE),
  NOTHINGTORESTORE: code(409, texts.NOTHINGTORESTORE),
  LIMITREACHED: code(409, texts.LIMITREACHED),
  PRICECHANGED: code(409, texts.PRICECHANGED),
  TRIALLIMIT: code(409, texts.TRIALLIMIT),
  NUMBERTAKEN: code(409, texts.NUMBERTAKEN),
  RESERVATIONEXPIRED: code(409, texts.RESERVATIONEXPIRED),
  VERSIONCONFLICT: code(412, texts.VERSIONCONFLICT),
  FILETOOLARGE: code(413, refusals.fileTooLarge),
  FILETYPE: code(415, texts.FILETYPE),
  PRECONDITIONREQUIRED: code(428, texts.PRECONDITIONREQUIRED),
  TOOMANYREQUESTS: code(429, texts.TOOMANYREQUESTS),
  SERVERERROR: code(500, texts.SERVERERROR),
  PROVIDERUNAVAILABLE: code(503, texts.PROVIDERUNAVAILABLE),
  STORAGEFULL: code(507, texts.STORAGEFULL),
};

/** One of the codes that an answer's `responseCode` may hold. */
export type ResponseCode = keyof typeof responseCodes;
