import type { Channel } from '../ari/events.ts';

/** What a call names its channels, bridges, playbacks and recordings: by itself and what they are. */
export const nameOf = (callId: string, part: string | number): string => `${callId}~${part}`;

/** The call that something belongs to. */
export const callOf = (name: string): string => name.split('~', 1)[0] ?? name;

/** Whether a call named it; callers' channels have names of Asterisk. */
export const isOurs = (name: string): boolean => name.includes('~');

/** The SIP name of a telephone in the name of its channel, PJSIP/d1001-00000003. */
export const phoneOf = ({ name }: Pick<Channel, 'name'>): string =>
  name.replace(/^[^/]*\//, '').replace(/-[^-]*$/, '');
