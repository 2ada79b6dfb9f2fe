import { type Holder, ledTeams, mayDo, paths, type Scope } from '@jackfield/contract';
import { common, type Message } from '@jackfield/runtime';
import { type SidebarInput, sidebarItems } from '../navigation/sidebar-entries.ts';
import { type OwnPlace, ownPath } from '../navigation/own-path.ts';
import { messages, pageWords } from './messages.ts';

/** A page of the sidebar as the palette and the shortcuts call it. */
export interface KnownPage {
  readonly id: string;
  readonly label: Message;
  /** Other words by which it is found. */
  readonly words?: Message;
  readonly to: string;
  /** It is on another site, and `to` its address. */
  readonly isOutside?: boolean;
  /** Two keys, one after the other, that open it. */
  readonly keys?: readonly [string, string];
}

/** The letter after G, by entry of the sidebar (design 9). */
const letters: Readonly<Record<string, string>> = {
  numbers: 'N',
  users: 'U',
  teams: 'T',
  campaigns: 'C',
  'billing-information': 'B',
  blacklist: 'L',
};

/** Names of entries whose label is in capitals, or says too little outside of its group. */
const names: Readonly<Record<string, Message>> = {
  numbers: common.companyNumbers,
  users: common.users,
  teams: common.teams,
  'company-numbers': messages.accountNumbers,
};

/** For admins Home, and the pages of the sidebar that this person may open; none without a sidebar. */
export function sidebarPages(sidebar: SidebarInput | null): readonly KnownPage[] {
  if (sidebar === null) return [];
  const entries = sidebarItems(sidebar).flatMap((item) =>
    'entries' in item ? item.entries : [item],
  );
  const pages = entries.flatMap(({ id, label, href, to = href }): KnownPage[] => {
    if (to === undefined) return [];
    const letter = letters[id];
    const keys = letter === undefined ? {} : { keys: ['G', letter] as const };
    const words = id in pageWords ? { words: pageWords[id as keyof typeof pageWords] } : {};
    return [
      { id, label: names[id] ?? label, ...words, to, isOutside: href !== undefined, ...keys },
    ];
  });
  const home = {
    id: 'home',
    label: messages.home,
    words: pageWords.home,
    to: paths.admin.home(),
    keys: ['G', 'H'],
  } as const;
  return sidebar.person.role === 'admin' ? [home, ...pages] : pages;
}

/** The own settings: of an admin the own record, of others Your settings. */
export const ownPages = (person: OwnPlace): readonly KnownPage[] => [
  {
    id: 'own',
    label: messages.yourSettings,
    words: messages.ownWords,
    to: ownPath(person, 'profile'),
    keys: ['G', 'S'],
  },
  {
    id: 'own-call-handling',
    label: messages.yourCallHandling,
    words: messages.callHandlingWords,
    to: ownPath(person, 'call-handling'),
  },
  {
    id: 'messages',
    label: messages.messages,
    words: messages.messagesWords,
    to: paths.yourSettings.messages(),
    keys: ['G', 'M'],
  },
  {
    id: 'own-voicemail',
    label: messages.yourVoicemail,
    words: messages.voicemailWords,
    to: ownPath(person, 'voicemail'),
  },
  {
    id: 'own-notifications',
    label: messages.yourNotifications,
    words: messages.notificationWords,
    to: ownPath(person, 'notifications'),
  },
  {
    id: 'own-security',
    label: messages.yourSecurity,
    words: messages.securityWords,
    to: ownPath(person, 'security'),
  },
];

const { admin } = paths;
const adding = (listing: string) => `${listing}?drawer=add`;

/** What can be added by two keys, and what that takes. */
const addings: readonly (KnownPage & { readonly scope: Scope })[] = [
  {
    id: 'add-user',
    scope: 'people:write',
    label: messages.addUser,
    words: messages.addUserWords,
    to: adding(admin.users.listing()),
    keys: ['N', 'U'],
  },
  {
    id: 'add-number',
    scope: 'numbers:write',
    label: messages.addNumber,
    words: messages.addNumberWords,
    to: adding(admin.numbers.listing()),
    keys: ['N', 'N'],
  },
  {
    id: 'add-team',
    scope: 'teams:write',
    label: messages.addTeam,
    words: messages.addTeamWords,
    to: adding(admin.teams.listing()),
    keys: ['N', 'T'],
  },
];

/** What somebody can add by two keys; who leads teams adds none (RIGHT-02). */
export const addingsFor = (person: Holder): readonly KnownPage[] =>
  addings.filter(
    ({ scope }) => mayDo(person, scope) && (scope !== 'teams:write' || ledTeams(person) === null),
  );
