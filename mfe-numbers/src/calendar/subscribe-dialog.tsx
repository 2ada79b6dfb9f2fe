import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@jackfield/contract/api/calendar-feed';
import { formatDate } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, Dialog, useConfirm } from '@jackfield/kit/ui/overlay';
import {
  call,
  common,
  notify,
  queryClient,
  sessionAtom,
  timeZoneAtom,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './dialogs.module.css';
import { calendarMessages, subscribeMessages } from './messages.ts';

const queryKey = ['calendarFeed'];

interface SubscribeDialogProps {
  /** Opens the way in: dates of a calendar file. */
  onImport(): void;
  onClose(): void;
}

/** The secret link for calendar programs: made, shown once, made anew and turned off. */
export function SubscribeDialog({ onImport, onClose }: SubscribeDialogProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  const [address, setAddress] = useState<string | null>(null);
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null);
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
  });
  const feed = stored.data?.feed;
  const reread = () => stored.refetch();
  const make = useConfirm(() => call(makeCalendarFeed, {}), {
    onDone: (made) => {
      setAddress(made.address);
      queryClient.setQueryData(queryKey, { feed: made.feed });
      setAsks(null);
    },
    settle: reread,
  });
  const end = useConfirm(() => call(endCalendarFeed, {}), {
    done: t(subscribeMessages.ended),
    onDone: () => {
      setAddress(null);
      setAsks(null);
    },
    settle: reread,
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address ?? '');
      notify.success(t(subscribeMessages.copied));
    } catch {
      notify.error(t(subscribeMessages.notCopied));
    }
  }

  if (asks === 'renew') {
    return (
      <ConfirmDialog
        danger={false}
        title={t(subscribeMessages.renewTitle)}
        confirmText={t(subscribeMessages.renew)}
        onClose={() => setAsks(null)}
        {...make.dialog}
      >
        {t(subscribeMessages.renewText)}
      </ConfirmDialog>
    );
  }
  if (asks === 'end') {
    return (
      <ConfirmDialog
        title={t(subscribeMessages.endTitle)}
        confirmText={t(subscribeMessages.end)}
        onClose={() => setAsks(null)}
        {...end.dialog}
      >
        {t(subscribeMessages.endText)}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      title={t(subscribeMessages.title)}
      cancelText={t(common.close)}
      note={
        <Button type="link" onClick={onImport}>
          {t(calendarMessages.importDates)}
        </Button>
      }
      onClose={onClose}
      action={
        feed === null &&
        !isActing && (
          <Button type="primary" loading={make.busy} onClick={() => void make.run()}>
            {t(subscribeMessages.make)}
          </Button>
        )
      }
    >
      <div className={css.form}>
        <p>{t(subscribeMessages.intro)}</p>
        {stored.error && (
          <LoadFailure
            title={t(subscribeMessages.failed)}
            query={{ error: stored.error, refetch: reread }}
          />
        )}
        {feed === undefined && !stored.error && <Skeleton width="100%" height={40} />}
        {address !== null && feed && (
          <Field label={t(subscribeMessages.link)} hint={t(subscribeMessages.onlyNow)}>
            <LinkField address={address} onCopy={() => void copy()} />
          </Field>
        )}
        {feed && (
          <>
            {address === null && (
              <p className="ui-text2">
                {t(subscribeMessages.isOn, {
                  name: feed.createdBy,
                  date: formatDate(feed.createdAt, zone),
                })}
              </p>
            )}
            {!isActing && (
              <div className="ui-actions">
                <Button onClick={() => setAsks('renew')}>{t(subscribeMessages.renew)}</Button>
                <Button danger onClick={() => setAsks('end')}>
                  {t(subscribeMessages.end)}
                </Button>
              </div>
            )}
          </>
        )}
        {isActing && <Alert kind="info" title={t(subscribeMessages.notYours)} />}
        {feed === null && make.error && <p role="alert">{make.error}</p>}
      </div>
    </Dialog>
  );
}

function LinkField({ address, onCopy }: { address: string; onCopy(): void }) {
  const t = useT();
  return (
    <div className={css.link}>
      <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      <Button icon={<Copy size={16} strokeWidth={1.75} />} onClick={onCopy}>
        {t(subscribeMessages.copy)}
      </Button>
    </div>
  );
}
