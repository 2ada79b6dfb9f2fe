import { type CommandContext, type Contributor, mayDo } from '@jackfield/contract';
import { accountAtom, profileAtom, t, themeAtom, useT } from '@jackfield/runtime';
import { useQueries } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Entry, entryOfCommand, withoutRepeated } from './entry.ts';
import { openedDialogAtom } from './opened-dialog.ts';
import { ownActions } from './own-actions.ts';
import type { KnownPage } from './pages.ts';
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
    access: profile.access,
    isTenantOwner: profile.isTenantOwner,
    country: account.country,
    path: window.location.pathname,
  };
}

/** What an area has told, a page or an action. */
export interface Given {
  readonly kind: 'page' | 'action';
  readonly entry: Entry;
}

const entryOfKnown = (
  { id, label, to, isOutside, keys, words }: KnownPage,
  icon: 'page' | 'action',
): Entry => ({
  id: `host ${id}`,
  icon,
  text: t(label),
  words: words && [t(words)],
  ...(isOutside ? { run: () => window.open(to, '_blank', 'noopener') } : { to }),
  keys,
});

/** Pages and actions as they stand in the palette: those of the shell, then those of areas. */
export function commandEntries(
  known: { readonly pages: readonly KnownPage[]; readonly addings: readonly KnownPage[] },
  given: readonly Given[],
  own: readonly Entry[],
): Pick<Commands, 'pages' | 'actions'> {
  const ofKind = (kind: Given['kind']) =>
    given.flatMap((one) => (one.kind === kind ? [one.entry] : []));
  return {
    pages: withoutRepeated([
      ...known.pages.map((one) => entryOfKnown(one, 'page')),
      ...ofKind('page'),
    ]),
    actions: [
      ...known.addings.map((one) => entryOfKnown(one, 'action')),
      ...ofKind('action'),
      ...own,
    ],
  };
}

/** Pages and actions of the shell and of every area that answers. */
export function useCommands(contributors: readonly Contributor<'commands'>[]): Commands {
  // Entries are put into words here.
  useT();
  const context = useCommandContext();
  const theme = useAtomValue(themeAtom);
  const known = useKnownPages();
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
  return {
    ...commandEntries(known, given, ownActions(mayDo(context, 'audit:read'), theme)),
    failed: contributors.flatMap(({ label }, at) => (answers[at]?.isError ? [label] : [])),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
