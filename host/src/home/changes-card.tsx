import { hubEventTypes } from '@jackfield/contract';
import { type AuditEntry, listActivity } from '@jackfield/contract/api/audit';
import { keepsRouting } from '@jackfield/contract/api/routing-engine';
import { Part } from '@jackfield/kit/parts';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import { openActivity } from '@jackfield/records/activity-address';
import { entrySentences, historyWho } from '@jackfield/records/record-history';
import { undoNow, type WayBack } from '@jackfield/records/restore';
import { call, common, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import css from './changes-card.module.css';
import { changesOf, type LastChange, wayBackOfAll } from './last-changes.ts';
import { changesMessages } from './messages.ts';
import { useHeld } from './use-held.ts';

const queryKey = ['activity', 'last'];
/** A change of many records is one row, so that more are read than are shown. */
const read = 100;

/** How people look at the portal, and that they came: no change of the account. */
const unremarkable = new Set(['homeChoice', 'listChoice', 'savedView', 'session', 'activity']);

const isChange = ({ entity }: AuditEntry) => !unremarkable.has(entity);

/** The newest changes of the account, the newest first; kept current. */
function useLastChanges() {
  useLiveRefetch(hubEventTypes, queryKey);
  return useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { items, nextStartAfter } = await call(
        listActivity,
        { query: { limit: read } },
        { signal },
      );
      return { entries: items.filter(isChange), isCut: nextStartAfter !== null };
    },
  });
}

const shown = 4;
const keeping = { keyOf: ({ entry }: LastChange) => entry.id };

/** The last changes of the account, with the ways back that their history has. */
export function ChangesCard() {
  const t = useT();
  const { data, isPending, refetch } = useLastChanges();
  const place = useRef<HTMLUListElement>(null);
  const held = useHeld(
    place,
    (data ? changesOf(data.entries, data.isCut) : []).slice(0, shown),
    keeping,
  );
  return (
    <SummaryCard
      title={t(changesMessages.title)}
      state={data ? 'ready' : isPending ? 'loading' : 'failed'}
      height={180}
      onRetry={() => void refetch()}
      extra={
        <Button type="link" className={css.all} onClick={() => openActivity()}>
          {t(changesMessages.all)}
        </Button>
      }
    >
      {held.rows.length === 0 ? (
        <p className={css.none}>{t(changesMessages.none)}</p>
      ) : (
        <ul ref={place} {...held.pointer}>
          {held.rows.map((change) => {
            const { entry } = change;
            const at = data?.entries.findIndex(({ id }) => id === entry.id) ?? 0;
            return (
              <ChangeRow
                key={entry.id}
                {...change}
                newer={data?.entries.slice(0, Math.max(at, 0)) ?? []}
                onAct={held.hold}
                onDone={() => void refetch()}
              />
            );
          })}
        </ul>
      )}
    </SummaryCard>
  );
}

interface ChangeRowProps extends LastChange {
  newer: readonly AuditEntry[];
  onAct(): void;
  onDone(): void;
}

function ChangeRow({ entry, others, isCut, newer, onAct, onDone }: ChangeRowProps) {
  const t = useT();
  const { relative } = useFormats();
  const row = useRef<HTMLLIElement>(null);
  const [undo, setUndo] = useState<'open' | 'looking' | 'asked' | 'done'>('open');
  const back = isCut ? null : wayBackOfAll([entry, ...others], newer);
  const [sentence = ''] = entrySentences(entry);
  const name = t(changesMessages.names, { name: entry.entityName, count: others.length });
  // A sentence that names what it is about says it once.
  const change =
    entry.entity === 'plannedChange' ? sentence : t(changesMessages.change, { name, sentence });

  const revert = (way: WayBack, asSeen: { seen?: string }) =>
    undoNow(async () => {
      try {
        await way.act(asSeen);
        setUndo('done');
      } catch (error) {
        setUndo('open');
        throw error;
      } finally {
        if (row.current?.contains(document.activeElement)) row.current.focus();
        onDone();
      }
    });

  /** At once where no call moves; who notices where one does is shown by the area of the calls. */
  async function look(way: WayBack): Promise<void> {
    onAct();
    setUndo('looking');
    const told = await way.ask().catch(() => null);
    if (told && keepsRouting(told)) await revert(way, { seen: told.digest });
    else setUndo('asked');
  }

  return (
    <>
      <li ref={row} className={css.row} tabIndex={-1}>
        <Avatar name={entry.actor.name} size={28} />
        <div className="ui-lines ui-fill">
          <p className={css.change}>{change}</p>
          <p className="ui-note">
            {t(changesMessages.by, { who: historyWho(entry), when: relative(entry.at) })}
          </p>
        </div>
        {undo === 'done' && <span className={css.done}>{t(common.done)}</span>}
        {back && undo !== 'done' && (
          <Button
            type="link"
            className={css.undo}
            loading={undo !== 'open'}
            aria-label={t(changesMessages.undoOf, { change })}
            onClick={() => void look(back)}
          >
            {t(common.undo)}
          </Button>
        )}
      </li>
      {back && undo === 'asked' && (
        <li>
          <Part
            name="call-routing/noticed-step/v1"
            label={t(common.undo)}
            height={0}
            props={{
              ...back,
              name: `undo ${entry.id}`,
              act: (asSeen) => revert(back, asSeen),
              title: t(changesMessages.undoTitle, { name }),
              confirmText: t(common.undo),
              onClose: () => setUndo((now) => (now === 'asked' ? 'open' : now)),
            }}
          />
        </li>
      )}
    </>
  );
}
