import type { Contributor } from '@jackfield/contract';
import { Button, Kbd } from '@jackfield/kit/ui/core';
import { Search } from '@jackfield/kit/ui/icons';
import { formatList, navigateTo, useT } from '@jackfield/runtime';
import { Command } from 'cmdk';
import { useAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { controlKey } from './control-key.ts';
import { EntryLine } from './entry-line.tsx';
import { type Entry, type EntryGroup, fitting, isBegun, scoreOf } from './entry.ts';
import { messages } from './messages.ts';
import { OverPage } from './over-page.tsx';
import css from './palette.module.css';
import { typedAtom } from './palette-state.ts';
import { noteRecent, recentEntries } from './recent.ts';
import { releaseTyping } from './typed-ahead.ts';
import { useCommands } from './use-commands.ts';
import { useHits } from './use-hits.ts';

/** Lines of pages and of actions while something is typed. */
const most = 6;

export interface PaletteProps {
  contributors: readonly Contributor<'commands'>[];
  onClose(): void;
}

/** Pages, records and actions by a few keys (annex J8). */
export function Palette({ contributors, onClose }: PaletteProps) {
  const t = useT();
  const [typed, setTyped] = useAtom(typedAtom);
  useEffect(releaseTyping, []);
  const query = typed.trim();
  const commands = useCommands(contributors);
  const hits = useHits(contributors, query);
  const [recent] = useState(recentEntries);
  const inNewTab = useRef(false);
  const groups = groupsFor(query, { recent, commands, hits }, t);
  // The first line is the one that Enter opens, until somebody moves to another.
  const [moved, setMoved] = useState<string | null>(null);
  const isMoving = useRef(false);
  const lines = groups.flatMap(({ entries }) => entries);
  const line = lines.find(({ id }) => id === moved) ?? lines[0];
  const isEmpty = lines.length === 0;
  const failed = [...new Set([...commands.failed, ...hits.failed])];

  function noteModifier(event: KeyboardEvent | MouseEvent): void {
    inNewTab.current = event.ctrlKey || event.metaKey;
    isMoving.current = !('key' in event) || /^(Arrow|Home|End)/.test(event.key);
  }

  function type(text: string): void {
    setMoved(null);
    setTyped(text);
  }

  function choose(entry: Entry): void {
    const { to, run } = entry;
    noteRecent(entry);
    onClose();
    if (to !== undefined && inNewTab.current) window.open(to, '_blank', 'noopener');
    else if (to !== undefined) void navigateTo(to);
    else run?.();
  }

  return (
    <OverPage label={t(messages.title)} onClose={onClose}>
      <Command
        label={t(messages.title)}
        className={css.palette}
        shouldFilter={false}
        loop
        vimBindings={false}
        onKeyDownCapture={noteModifier}
        onKeyUpCapture={noteModifier}
        onClickCapture={noteModifier}
        onPointerMoveCapture={noteModifier}
        value={line?.id ?? ''}
        onValueChange={(id) => isMoving.current && setMoved(id)}
      >
        <div className={css.field}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <Command.Input
            value={typed}
            onValueChange={type}
            placeholder={t(messages.placeholder)}
            maxLength={80}
          />
          <Kbd keys={[t(messages.escKey)]} />
        </div>
        <Command.List label={t(messages.results)} className={css.list}>
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading} className={css.group}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} onChoose={() => choose(entry)} />
              ))}
            </Command.Group>
          ))}
          {isEmpty && !hits.isSearching && (
            <output className={css.none}>{t(messages.none, { query })}</output>
          )}
        </Command.List>
        {failed.length > 0 && (
          <output className={css.failed}>
            {t(messages.failed, { areas: formatList(failed) })}{' '}
            <Button
              type="link"
              onClick={() => {
                commands.retry();
                hits.retry();
              }}
            >
              {t(messages.tryAgain)}
            </Button>
          </output>
        )}
        <footer className={`ui-caption ${css.foot}`}>
          <span>
            <Kbd keys={['↑', '↓']} /> {t(messages.toMove)}
          </span>
          <span>
            <Kbd keys={['↵']} /> {t(messages.toOpen)}
          </span>
          <span>
            <Kbd keys={[controlKey(), '↵']} /> {t(messages.inNewTab)}
          </span>
          <span className={css.digits}>{t(messages.digits)}</span>
        </footer>
      </Command>
    </OverPage>
  );
}

interface Known {
  recent: readonly Entry[];
  commands: { pages: readonly Entry[]; actions: readonly Entry[] };
  hits: { groups: readonly EntryGroup[]; actions: readonly Entry[] };
}

/** What stands in the list: the usual while nothing is typed, else what fits. */
function groupsFor(
  query: string,
  { recent, commands, hits }: Known,
  t: ReturnType<typeof useT>,
): readonly EntryGroup[] {
  const { pages, actions } = commands;
  if (query === '') {
    return [
      { heading: t(messages.recent), entries: recent },
      { heading: t(messages.goTo), entries: pages },
      { heading: t(messages.actions), entries: actions },
    ].filter(({ entries }) => entries.length > 0);
  }
  const goTo = { heading: t(messages.goTo), entries: fitting(pages, query, most) };
  const doIt = {
    heading: t(messages.actions),
    entries: [...fitting(actions, query, most), ...hits.actions],
  };
  const own = [goTo, doIt].toSorted((one, other) => bestOf(other, query) - bestOf(one, query));
  // A word begun is a page or an action that somebody means; else records come first.
  const isMeant = own.some(({ entries: [first] }) => first && isBegun(first, query));
  const groups = isMeant ? [...own, ...hits.groups] : [...hits.groups, ...own];
  return groups.filter(({ entries }) => entries.length > 0);
}

const bestOf = ({ entries: [first] }: EntryGroup, query: string): number =>
  first ? scoreOf(first, query) : 0;
