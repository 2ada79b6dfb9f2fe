import { createHmac } from 'node:crypto';
import type { IceServer } from '@jackfield/contract/api/web-phone';
import { isRelay, type WebPhoneConfig } from './config.ts';

/** Seconds that credentials open the relay; pages ask for others each hour. */
const lifetime = 12 * 60 * 60;

/**
 * Servers by which a browser finds a way for sound. Credentials are those of "A REST API for Access to
 * TURN Services" (draft-uberti-behave-turn-rest-00), which coturn checks with `use-auth-secret`: the
 * name is when they end, in seconds since 1970, and whose they are.
 *
 * @param phone SIP name, by which the relay may count what a phone has
 */
export function iceServersOf(
  { turnUrls, turnSecret }: WebPhoneConfig,
  phone: string,
  now: Date,
): IceServer[] {
  const relays = turnUrls.filter(isRelay);
  const others = turnUrls.filter((url) => !isRelay(url));
  const username = `${Math.floor(now.getTime() / 1000) + lifetime}:${phone}`;
  return [
    ...(others.length > 0 ? [{ urls: others }] : []),
    ...(turnSecret !== null
      ? [
          {
            urls: relays,
            username,
            credential: createHmac('sha1', turnSecret).update(username).digest('base64'),
          },
        ]
      : []),
  ];
}
