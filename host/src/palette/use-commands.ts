import type { CommandContext, Contributor } from '@jackfield/contract';
import { openActivity } from '@jackfield/records/activity-address';
import {
  accountAtom,
  profileAtom,
  session,
  type ThemeChoice,
  themeAtom,
  useT,
} from '@jackfield/runtime';
import { useQueries } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { newsMessages } from '../news/messages.ts';
import { openNews } from '../news/news-state.ts';
import { type Entry, entryOfCommand, withoutRepeated } from './entry.ts';
import { messages } from './messages.ts';
import { openedDialogAtom } from './opened-dialog.ts';
import { paletteAtom } from './palette-state.ts';
import { useKnownPages } from './use-known-pages.ts';

export interface Commands {
  readonly pages: readonly Entry[];
  readonly actions: readonly Entry[];
  /** Areas that could not be asked, as people call them. */
  readonly failed: readonly string[];
  retry(): void;
}

/** For whom areas are asked; null before the session is known. */
export function useCommandContext(): CommandContext | null {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  if (!profile || !account) return null;
  return {
    role: profile.role,
    isTenantOwner: profile.isTenantOwner,
    country: account.country,
  };
}

const themes = {
  light: messages.lightTheme,
  dark: messages.darkTheme,
  system: messages.systemTheme,
} as const satisfies Record<ThemeChoice, unknown>;
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** What can be done anywhere in the portal. */
function useOwnActions(): readonly Entry[] {
  const t = useT();
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  const [theme, setTheme] = useAtom(themeAtom);
  const setPalette = useSetAtom(paletteAtom);
  return [
    {
      id: 'host activity',
      icon: 'action',
      text: t(isAdmin ? messages.activity : messages.ownActivity),
      run: openActivity,
    },
    {
      id: 'host news',
      icon: 'action',
      text: t(newsMessages.title),
      words: [t(newsMessages.words)],
      run: openNews,
    },
    ...choices
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `host theme ${choice}`,
        icon: 'action' as const,
        text: t(themes[choice]),
        run: () => setTheme(choice),
      })),
    {
      id: 'host keys',
      icon: 'action',
      text: t(messages.keysTitle),
      keys: ['?'],
      run: () => setPalette('keys'),
    },
    {
      id: 'host sign out',
      icon: 'action',
      text: t(messages.signOut),
      run: () => session.signOut(),
    },
  ];
}

/** Pages and actions of the shell and of every area that answers. */
export function useCommands(contributors: readonly Contributor<'commands'>[]): Commands {
  const t = useT();
  const context = useCommandContext();
  const known = useKnownPages();
  const own = useOwnActions();
  const setOpened = useSetAtom(openedDialogAtom);
  const answers = useQueries({
    queries: contributors.map((contributor) => ({
      queryKey: ['palette', 'commands', contributor.area, context],
      enabled: context !== null,
      retry: false,
      queryFn: () =>
        contributor.ask(({ commands }) =>
          context === null
            ? []
            : commands(context).map((command) => ({
                kind: command.kind,
                entry: entryOfCommand(contributor.area, command, (open) =>
                  setOpened({ contributor, open }),
                ),
              })),
        ),
    })),
  });
  const given = answers.flatMap(({ data }) => data ?? []);
  const entryOf = (
    { id, label, to, keys, words }: (typeof known.pages)[number],
    icon: 'page' | 'action',
  ): Entry => ({
    id: `host ${id}`,
    icon,
    text: t(label),
    words: words && [t(words)],
    to,
    keys,
  });
  const ofKind = (kind: 'page' | 'action') =>
    given.flatMap((one) => (one.kind === kind ? [one.entry] : []));
  return {
    pages: withoutRepeated([...known.pages.map((one) => entryOf(one, 'page')), ...ofKind('page')]),
    actions: [...known.addings.map((one) => entryOf(one, 'action')), ...ofKind('action'), ...own],
    failed: contributors.flatMap(({ label }, at) => (answers[at]?.isError ? [label] : [])),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
