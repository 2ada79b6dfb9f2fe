import type { Contributor } from '@jackfield/contract';
import { Button, Kbd } from '@jackfield/kit/ui/core';
import { Search } from '@jackfield/kit/ui/icons';
import { formatList, navigateTo, useT } from '@jackfield/runtime';
import { Command } from 'cmdk';
import { useAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { controlKey } from './control-key.ts';
import { EntryLine } from './entry-line.tsx';
import type { Entry } from './entry.ts';
import { groupsFor } from './groups.ts';
import { messages } from './messages.ts';
import { OverPage } from './over-page.tsx';
import css from './palette.module.css';
import { typedAtom } from './palette-state.ts';
import { isOpenAt, noteRecent, recentEntries } from './recent.ts';
import { releaseTyping } from './typed-ahead.ts';
import { useCommands } from './use-commands.ts';
import { useHelpEntries } from './use-help-entries.ts';
import { useHits } from './use-hits.ts';
import { useWaysOn } from './use-ways-on.ts';

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
  const help = useHelpEntries();
  const waysOn = useWaysOn(query);
  const [path] = useState(() => window.location.pathname);
  const [recent] = useState(() => recentEntries().filter((one) => !isOpenAt(one, path)));
  const inNewTab = useRef(false);
  const found = groupsFor(
    query,
    { ...commands, recent, help, records: hits.groups, recordActions: hits.actions },
    {
      ofPage: t(messages.ofPage),
      recent: t(messages.recent),
      goTo: t(messages.goTo),
      actions: t(messages.actions),
      help: t(messages.help),
      fillers: t(messages.fillers),
    },
    path,
  );
  const isEmpty = found.length === 0 && !hits.isSearching;
  const groups = isEmpty ? [{ heading: t(messages.tryThis), entries: waysOn }] : found;
  // The first line is the one that Enter opens, until somebody moves to another.
  const [moved, setMoved] = useState<string | null>(null);
  const isMoving = useRef(false);
  const lines = groups.flatMap(({ entries }) => entries);
  const line = lines.find(({ id }) => id === moved) ?? lines[0];
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
          {isEmpty && <output className={css.none}>{t(messages.none, { query })}</output>}
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading} className={css.group}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} onChoose={() => choose(entry)} />
              ))}
            </Command.Group>
          ))}
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
