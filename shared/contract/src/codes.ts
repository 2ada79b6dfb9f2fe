/**
 * Response codes of the API and the text a person sees for each (annex A4, ERR-04).
 * A code with an empty text is handled by an effect instead of a message.
 */
export const responseCodes = {
  INVALIDINPUT: { status: 400, text: 'Oops, something went wrong.' },
  INVALIDCREDENTIALS: { status: 400, text: 'Invalid email or password.' },
  EMAILNOTCONFIRMED: { status: 400, text: 'Please confirm your email address.' },
  TOKENEXPIRED: { status: 400, text: 'This link has expired.' },
  TOKENINVALID: { status: 400, text: 'This link is not valid.' },
  TOKENUSED: { status: 400, text: 'This link has already been used.' },
  CODEINVALID: { status: 400, text: 'The verification code is not valid.' },
  UNAUTHORIZED: { status: 401, text: '' },
  PAYMENTREQUIRED: { status: 402, text: 'Please add a credit card to continue.' },
  PAYMENTFAILED: { status: 402, text: 'The payment was declined. Please try another card.' },
  FORBIDDEN: { status: 403, text: 'You do not have permission to do this.' },
  USERSUSPENDED: {
    status: 403,
    text: 'Your user account is suspended. Please contact your administrator.',
  },
  READONLYSESSION: {
    status: 403,
    text: 'You are only looking. Choose “Act as” above the page to make changes.',
  },
  ACCOUNTSUSPENDED: { status: 403, text: '' },
  NOTFOUND: { status: 404, text: 'This item no longer exists.' },
  DUPLICATE: { status: 409, text: 'This input is exited' },
  INUSE: { status: 409, text: 'This item is used in call routing.' },
  INVALIDTRANSITION: {
    status: 409,
    text: 'This action is not allowed in the current status.',
  },
  NOTHINGTORESTORE: {
    status: 409,
    text: 'Nothing of this change can be restored.',
  },
  LIMITREACHED: { status: 409, text: 'You have reached the maximum of {n}.' },
  TRIALLIMIT: {
    status: 409,
    text: 'Your trial allows up to {n} {items}. End the trial to add more.',
  },
  NUMBERTAKEN: {
    status: 409,
    text: 'This number is no longer available. Please choose another number.',
  },
  RESERVATIONEXPIRED: {
    status: 409,
    text: 'The reservation has expired. Please choose a number again.',
  },
  VERSIONCONFLICT: { status: 412, text: 'Somebody else changed this record.' },
  FILETOOLARGE: { status: 413, text: 'Maximum file upload size 5MB.' },
  FILETYPE: {
    status: 415,
    text: 'Invalid file extension. Allowed extension: .wav, .mp3.',
  },
  PRECONDITIONREQUIRED: { status: 428, text: 'Oops, something went wrong.' },
  TOOMANYREQUESTS: { status: 429, text: 'Too many attempts. Please try again later.' },
  SERVERERROR: { status: 500, text: 'Oops, something went wrong.' },
  PROVIDERUNAVAILABLE: {
    status: 503,
    text: 'This service is not available at the moment. Please try again later.',
  },
  STORAGEFULL: { status: 507, text: 'The server is out of space. Please try again later.' },
} as const;

/** One of the codes that an answer's `responseCode` may hold. */
export type ResponseCode = keyof typeof responseCodes;
