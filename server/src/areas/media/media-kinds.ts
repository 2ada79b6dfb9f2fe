import type { Message } from '@jackfield/texts';
import { type BuiltIn, builtInGreeting, builtInMusic } from './built-in.ts';
import { texts } from './texts.ts';

/** How many greetings or media an owner may have, the built-in one not counted (OP-85). */
export const maxGreetings = 10;

/**
 * What media belong to: people and teams greet, company numbers tell, menus do both. People, teams
 * and the account have hold music.
 */
export type OwnerType = 'teammate' | 'team' | 'company' | 'ivr' | 'tenant';

/** An owner, by what a list of its media needs. */
export interface ListOwner {
  readonly type: OwnerType;
  readonly id: string;
  /** Its hold music instead of what it says. */
  readonly isHold?: boolean;
}

interface MediaKind {
  readonly kind: 'voicemail' | 'message' | 'ivr' | 'hold';
  /** What callers hear until something else is selected; null where there is nothing. */
  readonly builtIn: BuiltIn | null;
  /** How the history names the selected one, and one of them in its actions. */
  readonly member: string;
  readonly noun: 'Greeting' | 'HoldMusic';
  readonly tooMany: Message;
  readonly tooLong: Message;
}

const greeting = {
  builtIn: builtInGreeting,
  noun: 'Greeting',
  tooMany: texts.tooManyGreetings,
  tooLong: texts.greetingNameTooLong,
} as const;
const medium = {
  builtIn: null,
  noun: 'Greeting',
  tooMany: texts.tooManyMedia,
  tooLong: texts.mediaNameTooLong,
} as const;

const hold: MediaKind = {
  ...medium,
  builtIn: builtInMusic,
  kind: 'hold',
  member: 'holdMusic',
  noun: 'HoldMusic',
};

const spoken: Readonly<Record<OwnerType, MediaKind>> = {
  teammate: { ...greeting, kind: 'voicemail', member: 'voicemailGreeting' },
  team: { ...greeting, kind: 'voicemail', member: 'voicemailGreeting' },
  company: { ...greeting, builtIn: null, kind: 'message', member: 'messageGreeting' },
  ivr: { ...medium, kind: 'ivr', member: 'greeting' },
  tenant: hold,
};

/** Media by what they belong to, with their texts (VAL-36, VAL-37, VAL-39, annex H). */
export function mediaKindOf({ type, isHold = false }: Omit<ListOwner, 'id'>): MediaKind {
  return isHold ? hold : spoken[type];
}
