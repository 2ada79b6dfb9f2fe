/** Why a confirmation link failed, kept for the confirmation page (ERR-07, OP-47). */
export interface ConfirmFailure {
  code: string;
  email: string;
}

const attributes = '; path=/auth; samesite=lax; secure';
const tenMinutes = '; max-age=600';

/** Keeps the failure in cookies for 10 minutes. */
export function keepConfirmFailure({ code, email }: ConfirmFailure): void {
  document.cookie = `confirmErrorCode=${encodeURIComponent(code)}${attributes}${tenMinutes}`;
  document.cookie = `confirmEmail=${encodeURIComponent(email)}${attributes}${tenMinutes}`;
}

function read(name: string): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : '';
}

/** Reads the failure and deletes the cookies; null when there is none. */
export function takeConfirmFailure(): ConfirmFailure | null {
  const code = read('confirmErrorCode');
  const email = read('confirmEmail');
  for (const name of ['confirmErrorCode', 'confirmEmail']) {
    document.cookie = `${name}=; max-age=0${attributes}`;
  }
  return code ? { code, email } : null;
}
