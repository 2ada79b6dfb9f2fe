import { declineWays, webPhoneHeaders } from '@jackfield/contract/api/web-phone';
import type { LineCall } from './call.ts';

/** What the exchange says of a call by headers of its INVITE. */
export type ToldOfCall = Pick<LineCall, 'portalId' | 'declineWay'>;

export interface Invite {
  getHeader(name: string): string | undefined;
}

/** Reads it; a way that is not known is none, so that declining ends nothing but the ringing here. */
export function toldOfCall(invite: Invite): ToldOfCall {
  const way = invite.getHeader(webPhoneHeaders.decline);
  return {
    portalId: invite.getHeader(webPhoneHeaders.call) ?? null,
    declineWay: declineWays.find((each) => each === way) ?? null,
  };
}
