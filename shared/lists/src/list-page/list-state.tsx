import { loadReason, Reference } from '@jackfield/kit/error-alert';
import { EmptyState } from '@jackfield/kit/empty-state';
import { Button } from '@jackfield/kit/ui/core';
import { CloudOff, Lock, type LucideIcon, Plus, RotateCw, SearchX } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import type { PrimaryAction } from './list-actions.tsx';
import type { ListParams } from './list-params.ts';
import { listMessages } from './messages.ts';

/** Sentences that only the list's own screen knows. */
export interface StateTexts {
  /** Specified sentence of an empty list: 'No user available'. */
  emptyTitle: string;
  emptyText: string;
  /** Where was searched: 'Searched names, emails, extensions and numbers in all 48 users.' */
  noMatchText: string;
  /** 'You do not have access to users'. */
  deniedTitle: string;
  /** What helps where the list is empty, and nothing can be added. */
  emptyAction?: { label: string; run(): void };
}

export interface ListStateProps {
  state: 'denied' | 'empty' | 'failed' | 'no-match';
  title: string;
  things: string;
  icon: LucideIcon;
  params: ListParams;
  onParams(change: Partial<ListParams>): void;
  all: number | null;
  texts: StateTexts;
  primary?: PrimaryAction;
  denied?: { text: string; action: { label: string; run(): void } };
  /** Why it failed, when it did. */
  error?: unknown;
  onRetry(): void;
}

/** What stands in place of the rows: nothing yet, nothing found, failed, not allowed. */
export function ListState(props: ListStateProps) {
  const { state, title, things, params, onParams, texts, primary, denied } = props;
  const t = useT();
  if (state === 'denied') {
    return (
      <EmptyState
        icon={Lock}
        title={texts.deniedTitle}
        action={denied && <Button onClick={denied.action.run}>{denied.action.label}</Button>}
      >
        {denied?.text}
      </EmptyState>
    );
  }
  if (state === 'failed') {
    return (
      <EmptyState
        icon={CloudOff}
        failed
        title={t(listMessages.errorTitle, { title })}
        action={
          <Button icon={<RotateCw size={15} strokeWidth={1.75} />} onClick={props.onRetry}>
            {t(common.tryAgain)}
          </Button>
        }
      >
        {loadReason(props.error, t)}
        <Reference error={props.error} />
      </EmptyState>
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        icon={props.icon}
        title={texts.emptyTitle}
        action={
          texts.emptyAction ? (
            <Button onClick={texts.emptyAction.run}>{texts.emptyAction.label}</Button>
          ) : (
            primary && (
              <Button
                type="primary"
                icon={<Plus size={16} strokeWidth={1.75} />}
                disabled={Boolean(primary.blocked)}
                onClick={primary.run}
              >
                {primary.label}
              </Button>
            )
          )
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  const searched = params.search !== '';
  return (
    <EmptyState
      icon={SearchX}
      title={
        searched
          ? t(listMessages.noMatch, { things, search: params.search })
          : t(listMessages.noMatchFilters, { things })
      }
      action={
        <Button onClick={() => onParams(searched ? { search: '' } : { status: '', filters: {} })}>
          {searched ? t(listMessages.clearSearch) : t(common.clearFilters)}
        </Button>
      }
    >
      {searched
        ? texts.noMatchText
        : t(listMessages.noMatchFiltersText, { things, total: props.all ?? 0 })}
    </EmptyState>
  );
}
