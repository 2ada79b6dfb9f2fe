import { emergencyNumbers } from '@jackfield/contract';
import { trialPrefix } from '@jackfield/contract/api/call-trial';
import { readPhoneNumber } from '@jackfield/domain/phone-numbers';
import type { CallAccount, Colleague } from '../portal/portal.ts';

/** Where a call of a phone is to go. */
export type Destination =
  /** Through the routing: to a number of the account in E.164, or to whom an extension belongs. */
  | { readonly kind: 'inside'; readonly to: string | Colleague }
  /** To a number of nobody here, in E.164. */
  | { readonly kind: 'outside'; readonly number: string }
  /** For help, as it was dialled. */
  | { readonly kind: 'emergency'; readonly number: string }
  /** Takes a call that rings in a team: of this extension, or of any that the person belongs to. */
  | { readonly kind: 'pickUp'; readonly extension: string | null }
  /** Signs the person in or out of their queues. */
  | { readonly kind: 'queues' }
  /** Plays the person's new messages. */
  | { readonly kind: 'messages' }
  /** Plays what the caller of a tried call would hear, by its code. */
  | { readonly kind: 'trial'; readonly code: string };

/** What a phone dials to take a call that rings elsewhere, before an extension or alone. */
const pickUp = '*8';
/** What a phone dials to sign in or out of queues. */
const queues = '*45';
/** What a phone dials to hear the messages of its person. */
export const messagesCode = '*97';

/**
 * Where what a phone dialled, or sends a call on to, leads: an extension, a number in E.164, as it is
 * dialled in the account's country or from there abroad, a number for help, '*8' (CALL-07), '*45'
 * (LIVE-02), '*97' (MSG-04) or '*99' (CALL-16). Null for what leads nowhere; extensions come before numbers.
 */
export function destinationOf(account: CallAccount, dialled: string): Destination | null {
  if (emergencyNumbers.includes(dialled)) return { kind: 'emergency', number: dialled };
  if (dialled === queues) return { kind: 'queues' };
  if (dialled === messagesCode) return { kind: 'messages' };
  if (dialled.startsWith(trialPrefix)) {
    return { kind: 'trial', code: dialled.slice(trialPrefix.length) };
  }
  if (dialled.startsWith(pickUp)) {
    const extension = dialled.slice(pickUp.length);
    return { kind: 'pickUp', extension: extension === '' ? null : extension };
  }
  const colleague = account.colleagueAt(dialled);
  if (colleague !== null) return { kind: 'inside', to: colleague };
  const { numbers, country } = account.config;
  const number = readPhoneNumber(dialled, country);
  if (number === null) return null;
  const isOwn = numbers.some((one) => one.number === number);
  return isOwn ? { kind: 'inside', to: number } : { kind: 'outside', number };
}
