import { defineEndpoint, idSchema } from '@jackfield/contract';
import * as v from 'valibot';

/** Path of the web socket of the portal by which a web phone speaks SIP (RFC 7118). */
export const webPhonePath = '/web-phone';

/**
 * Codes that the portal closes the socket with. After the first two connecting again helps nobody:
 * the session has ended, or the phone of this session connected anew, in another tab for example.
 */
export const webPhoneClosed = { ended: 4001, elsewhere: 4002, away: 1013, misused: 1008 } as const;

/**
 * Headers of an INVITE that comes to a phone: the id of the call (`GET /api/webphone/calls`), and what
 * becomes of it when the phone declines for its person, with 603; without the second others ring on.
 */
export const webPhoneHeaders = {
  call: 'X-Jackfield-Call',
  decline: 'X-Jackfield-Decline',
} as const;

/** `voicemail`: the caller leaves a message; `onward`: the call goes where missed calls go. */
export const declineWays = ['voicemail', 'onward'] as const;
export type DeclineWay = (typeof declineWays)[number];

/** A server by which sound finds its way, as `RTCPeerConnection` takes it. */
const iceServerSchema = v.object({
  urls: v.array(v.string()),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});
export type IceServer = v.InferOutput<typeof iceServerSchema>;

/** The web phone of a session, with what it signs in with while the session lasts. */
export const webPhoneSchema = v.object({
  /** Of its device. */
  id: idSchema,
  name: v.string(),
  sip: v.object({ username: v.string(), domain: v.string(), password: v.string() }),
  /** Credentials in them end within hours; asking again makes others. */
  iceServers: v.array(iceServerSchema),
});
export type WebPhone = v.InferOutput<typeof webPhoneSchema>;

export const openWebPhone = defineEndpoint('POST /api/webphone', {
  id: 'webPhone.open',
  summary:
    'The web phone of this session: made by the first call, and the same until the session ends. None while no exchange takes web phones.',
  source: ['CALL-16'],
  answer: v.object({ phone: v.nullable(webPhoneSchema) }),
});
