import { type Holder, ledTeams, mayDo, paths } from '@jackfield/contract';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Check, Mic, SearchX, Voicemail } from '@jackfield/kit/ui/icons';
import { SearchField, Pills, useSkeleton } from '@jackfield/lists/list-page';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, Link, navigateTo, profileAtom, useT } from '@jackfield/runtime';
import type { VoicemailBox, VoicemailMessage } from '@jackfield/contract/api/voicemail';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { callNumber } from './caller.ts';
import { ForwardDialog } from './forward-dialog.tsx';
import { ListSkeleton, MessageList } from './message-list.tsx';
import type { PlayerHandle } from '@jackfield/voice-media/sound-player';
import { MessageView, useMessage } from './message-view.tsx';
import { boxMessages } from './messages.ts';
import css from './messages-page.module.css';
import { type Place, placeOf, useShown } from './place.ts';
import { useActions } from './use-actions.ts';
import { useBoxes } from './use-boxes.ts';
import { useList } from './use-list.ts';
import { useMessageKeys } from './use-message-keys.ts';

/** /your-settings/messages: what callers said to the person and the person's teams. */
export function Component() {
  const t = useT();
  const boxes = useBoxes();
  const actions = useActions();
  const { shown } = useShown();
  useBreadcrumb([{ label: t(boxMessages.title) }]);
  const all = boxes.data?.boxes ?? [];
  const place = placeOf(shown.boxName, all);
  const fresh = all.reduce((sum, box) => sum + box.fresh, 0);
  const own = all[0];
  const isOwn = place?.kind === 'box' && place.box === own;
  const tabs = useTabs(all, boxes.data?.deleted ?? 0, place);
  const deleted = boxes.data?.deleted ?? 0;
  // On a phone the open message is a page of its own.
  const isAlone = useIsPhone() && shown.messageId !== null;
  if (isAlone && place !== null) {
    return (
      <section className="ui-page">
        <Messages key={keyOf(place)} place={place} actions={actions} deleted={deleted} />
      </section>
    );
  }
  return (
    <TabbedPage
      title={t(boxMessages.title)}
      badge={
        fresh > 0 && <span className="ui-secondary">{t(boxMessages.fresh, { count: fresh })}</span>
      }
      actions={
        <div className="ui-actions">
          <GreetingsLink place={place} own={own} />
          {isOwn && own.fresh > 0 && (
            <Button
              icon={<Check size={15} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void actions.markAllHeard()}
            >
              {t(boxMessages.markAllHeard)}
            </Button>
          )}
        </div>
      }
      tabs={<LinkTabs tabs={tabs} />}
    >
      {boxes.isError && !boxes.data ? (
        <div className={css.failed}>
          <LoadFailure title={t(boxMessages.listFailed)} query={boxes} />
        </div>
      ) : place === null ? (
        <div className={css.columns}>
          <div className={css.side}>
            <ListSkeleton />
          </div>
        </div>
      ) : (
        <Messages key={keyOf(place)} place={place} actions={actions} deleted={deleted} />
      )}
    </TabbedPage>
  );
}

const keyOf = (place: Place): string => (place.kind === 'box' ? place.box.id : place.kind);

function useTabs(boxes: readonly VoicemailBox[], deleted: number, place: Place | null) {
  const t = useT();
  const counted = (value: number, text: string) =>
    value === 0 ? {} : { count: { value, text, isLoss: false } };
  return [
    ...boxes.map(({ kind, id, name, fresh }) => ({
      label: kind === 'teammate' ? t(boxMessages.yours) : name,
      to: paths.yourSettings.messages(kind === 'teammate' ? undefined : id),
      isOpen: place?.kind === 'box' && place.box.id === id,
      ...counted(fresh, t(boxMessages.fresh, { count: fresh })),
    })),
    {
      label: t(boxMessages.deletedTab),
      to: paths.yourSettings.messages('deleted'),
      isOpen: place?.kind === 'deleted',
      ...counted(deleted, t(boxMessages.restorable, { count: deleted })),
    },
  ];
}

/** Where the greeting of the box is chosen; a team's by those who may change the team. */
function greetingsPath(box: VoicemailBox, person: Holder | null): string | null {
  if (box.kind === 'team') {
    const led = person && ledTeams(person);
    const mayChange = mayDo(person, 'teams:write') && (!led || led.includes(box.id));
    return mayChange ? paths.admin.teams.edit(box.id, 'voicemail') : null;
  }
  return person?.role === 'admin'
    ? paths.admin.users.edit(box.id, 'voicemail')
    : paths.yourSettings.page('voicemail');
}

function GreetingsLink({ place, own }: { place: Place | null; own: VoicemailBox | undefined }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const box = place?.kind === 'box' ? place.box : own;
  const to = box === undefined ? null : greetingsPath(box, profile);
  if (to === null) return null;
  return (
    <Link to={to} className={css.greetings}>
      <Mic size={15} strokeWidth={1.75} aria-hidden="true" />
      {t(common.greetings)}
    </Link>
  );
}

interface MessagesProps {
  place: Place;
  actions: ReturnType<typeof useActions>;
  deleted: number;
}

/** List at the left and the open message at the right; on a phone one of the two. */
function Messages({ place, actions, deleted }: MessagesProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { shown, show } = useShown();
  const { list, items } = useList(place, shown);
  const hasSkeleton = useSkeleton(list.isPending);
  const [first, setFirst] = useFirst(items, `${shown.state} ${shown.search}`);
  const openId = shown.messageId ?? (isPhone ? null : first);
  const query = useMessage(openId);
  const [forwarded, setForwarded] = useState<VoicemailMessage | null>(null);
  const columns = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle>(null);
  const message = query.data;

  const focusedId = () => document.activeElement?.getAttribute('data-message') ?? null;
  /** What keys are about: the row that has the focus, which the page may not have opened yet. */
  const meant = (): VoicemailMessage | undefined => {
    const id = focusedId() ?? openId;
    return items.find((one) => one.id === id) ?? message;
  };
  const withKept = (work: (one: VoicemailMessage) => void) => () => {
    const one = meant();
    if (one !== undefined && one.deletedAt === null) work(one);
  };
  const rowOf = (id: string) =>
    columns.current?.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? null;
  const select = (id: string, replace = !isPhone) => show({ message: id }, replace);
  const remove = async (one: VoicemailMessage) => {
    const at = items.findIndex(({ id }) => id === one.id);
    const next = items[at + 1] ?? items[at - 1];
    await actions.remove(one);
    setFirst(null);
    show({ message: isPhone ? '' : (next?.id ?? '') });
  };

  useMessageKeys({
    move(step) {
      const from = items.findIndex(({ id }) => id === (focusedId() ?? openId));
      const next = items[Math.min(items.length - 1, Math.max(0, from + step))];
      if (next === undefined) return;
      if (!isPhone) select(next.id);
      rowOf(next.id)?.focus();
    },
    open() {
      const id = focusedId() ?? openId;
      if (id !== null) select(id);
      columns.current?.querySelector<HTMLElement>('[data-message-head]')?.focus();
    },
    close() {
      if (isPhone) show({ message: '' });
      if (openId !== null) rowOf(openId)?.focus();
    },
    toggle: () => player.current?.toggle(),
    seek: (seconds) => player.current?.seek(seconds),
    heard: withKept((one) => {
      if (one.box.kind === 'teammate') void actions.markHeard(one, one.heardAt === null);
    }),
    remove: withKept((one) => void remove(one)),
    callBack: withKept((one) => {
      if (one.box.kind === 'team' && one.state === 'open') void actions.takeAndCall(one);
      else if (one.from !== '') callNumber(one.from, one.fromName);
    }),
    forward: withKept(setForwarded),
    undo: () => void actions.undo(),
  });

  const isFiltered = shown.search !== '' || shown.state !== null;
  if (list.data && items.length === 0 && !isFiltered && shown.messageId === null) {
    return <Empty place={place} />;
  }
  return (
    <div ref={columns} className={css.columns} data-open={isPhone && shown.messageId !== null}>
      <div className={css.side}>
        <Tools place={place} hasWords={items.some(({ said }) => said !== '')} />
        {list.isError && !list.data ? (
          <div className={css.failed}>
            <LoadFailure title={t(boxMessages.listFailed)} query={list} />
          </div>
        ) : list.isPending ? (
          hasSkeleton && <ListSkeleton />
        ) : items.length === 0 && isFiltered ? (
          <FoundNone />
        ) : (
          <MessageList
            label={t(boxMessages.list, { name: nameOf(place, t(boxMessages.deletedTab)) })}
            team={place.kind === 'box' && place.box.kind === 'team' ? place.box : null}
            items={items}
            selectedId={openId}
            onSelect={(id) => select(id)}
            onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            isReading={list.isFetchingNextPage}
          />
        )}
        <p className={css.foot}>{footOf(place, deleted)}</p>
      </div>
      <div className={css.main}>
        {openId === null ? null : (
          <MessageView
            key={openId}
            query={query}
            actions={actions}
            player={player}
            onForward={setForwarded}
            onRemove={(one) => void remove(one)}
            onBack={() => show({ message: '' })}
          />
        )}
      </div>
      {forwarded && <ForwardDialog message={forwarded} onClose={() => setForwarded(null)} />}
    </div>
  );

  function footOf(at: Place, count: number): string {
    if (at.kind === 'deleted') return count === 0 ? '' : t(boxMessages.deletedCount);
    const { kind, name, total } = at.box;
    return kind === 'team'
      ? t(boxMessages.teamCount, { count: total, name })
      : t(boxMessages.count, { count: total });
  }
}

/**
 * The message that is open before one is chosen: the first of the list. It stays open when others
 * come before it, or when somebody else moves it; what the list shows is named by `filter`.
 */
function useFirst(items: readonly { id: string }[], filter: string) {
  const [first, setFirst] = useState<{ id: string; filter: string } | null>(null);
  const id = items[0]?.id;
  if (id !== undefined && first?.filter !== filter) setFirst({ id, filter });
  return [first?.filter === filter ? first.id : null, setFirst] as const;
}

const nameOf = (place: Place, deleted: string): string =>
  place.kind === 'deleted' ? deleted : place.box.name;

/** Search, or of a team how far its messages are. */
function Tools({ place, hasWords }: { place: Place; hasWords: boolean }) {
  const t = useT();
  const { shown, show } = useShown();
  if (place.kind === 'box' && place.box.kind === 'team') {
    const { total, open, taken, done } = place.box;
    return (
      <div className={css.tools}>
        <Pills
          label={t(boxMessages.states)}
          value={shown.state ?? 'all'}
          onChange={(value) => show({ state: value === 'all' ? '' : value, message: '' })}
          pills={[
            { value: 'all', label: t(boxMessages.all), count: total },
            { value: 'open', label: t(boxMessages.open), count: open },
            { value: 'taken', label: t(boxMessages.taken), count: taken },
            { value: 'done', label: t(boxMessages.done), count: done },
          ]}
        />
      </div>
    );
  }
  return (
    <div className={css.tools}>
      <SearchField
        value={shown.search}
        placeholder={t(hasWords ? boxMessages.searchWords : boxMessages.search)}
        onChange={(search) => show({ search, message: '' })}
      />
    </div>
  );
}

function FoundNone() {
  const t = useT();
  const { shown } = useShown();
  return (
    <div className={css.none}>
      <SearchX size={20} strokeWidth={1.75} aria-hidden="true" />
      <p className="ui-strong">{t(boxMessages.foundNoneTitle)}</p>
      <p className="ui-secondary">
        {t(shown.state === null ? boxMessages.foundNoneText : boxMessages.emptyStateText)}
      </p>
    </div>
  );
}

function Empty({ place }: { place: Place }) {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  if (place.kind === 'deleted') {
    return (
      <EmptyState icon={Voicemail} title={t(boxMessages.emptyDeletedTitle)}>
        {t(boxMessages.deletedCount)}
      </EmptyState>
    );
  }
  const { box } = place;
  const to = greetingsPath(box, profile);
  return (
    <EmptyState
      icon={Voicemail}
      title={t(boxMessages.emptyTitle)}
      action={
        box.kind === 'teammate' &&
        to !== null && (
          <Button
            type="primary"
            icon={<Mic size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void navigateTo(to)}
          >
            {t(boxMessages.recordGreeting)}
          </Button>
        )
      }
    >
      {box.kind === 'team'
        ? t(boxMessages.emptyTeamText, { name: box.name })
        : t(boxMessages.emptyText)}
    </EmptyState>
  );
}
