import { maxFileName } from '@jackfield/contract/api/media';

/** How many greetings or media an owner may have, the built-in one not counted (OP-85). */
export const maxGreetings = 10;

/** What media belong to: people and teams greet, company numbers tell, menus do both. */
export type OwnerType = 'teammate' | 'team' | 'company' | 'ivr';

interface MediaKind {
  readonly kind: 'voicemail' | 'message' | 'ivr';
  /** Callers hear the built-in greeting until another is selected. */
  readonly hasBuiltIn: boolean;
  /** How the history names the selected one. */
  readonly member: string;
  readonly tooMany: string;
  readonly tooLong: string;
}

const greeting = {
  hasBuiltIn: true,
  tooMany: `Unable to add voice greeting. You have reached the maximum ${maxGreetings} voice greeting. To add more, delete existing voice greeting to continue.`,
  tooLong: `Greeting name cannot more than ${maxFileName} characters`,
};
const medium = {
  hasBuiltIn: false,
  tooMany: `Unable to add media. You have reached the maximum ${maxGreetings} media. To add more, delete existing media to continue.`,
  tooLong: `Media name cannot more than ${maxFileName} characters`,
};

/** Media by what they belong to, with their texts (VAL-36, VAL-37, VAL-39, annex H). */
export const mediaKinds: Readonly<Record<OwnerType, MediaKind>> = {
  teammate: { ...greeting, kind: 'voicemail', member: 'voicemailGreeting' },
  team: { ...greeting, kind: 'voicemail', member: 'voicemailGreeting' },
  company: { ...greeting, hasBuiltIn: false, kind: 'message', member: 'messageGreeting' },
  ivr: { ...medium, kind: 'ivr', member: 'greeting' },
};
