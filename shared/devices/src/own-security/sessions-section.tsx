import type { SessionItem } from '@jackfield/contract/api/session';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { Button, Tag } from '@jackfield/kit/ui/core';
import { Monitor, Smartphone, UserRound } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { notify, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';
import { SecurityRow, WaitingRow } from './security-row.tsx';
import { openedText, sessionName } from './session-text.ts';
import type { Security } from './use-security.ts';

const own = [1, 2, 3];

function signOf({ platform, device }: SessionItem) {
  if (!own.includes(platform)) return UserRound;
  return device === 'phone' || device === 'tablet' ? Smartphone : Monitor;
}

/** Where one is signed in; whatever one does not know is ended at once. */
export function SessionsSection({ security }: { security: Security }) {
  const t = useT();
  const { date, relative } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const { sessions } = security;
  const items = sessions.data?.items.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
  );

  async function revoke(id: string) {
    setEnding(id);
    await security
      .revoke(id)
      .then(() => notify.success(t(securityMessages.revoked)), notify.failure);
    setEnding(null);
  }
  const about = (item: SessionItem) => {
    const since = [t(securityMessages.since, { date: date(item.createdAt) }).replace(/\.$/, '')];
    const how = openedText(item);
    return [
      item.address && `${item.address}.`,
      `${[...since, how].filter(Boolean).join(', ')}.`,
      !item.isCurrent && t(securityMessages.active, { when: relative(item.lastActiveAt) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <FormSection title={t(securityMessages.sessions)} intro={t(securityMessages.sessionsText)}>
      {sessions.isError && !items ? (
        <LoadFailure title={t(securityMessages.failed)} query={sessions} />
      ) : (
        <ul
          className={`ui-card ui-rows ${css.list}`}
          aria-label={t(securityMessages.sessions)}
          aria-busy={!items}
        >
          {!items && (
            <li>
              <WaitingRow />
            </li>
          )}
          {items?.map((item) => (
            <li key={item.id} className={css.row}>
              <SecurityRow
                Icon={signOf(item)}
                title={sessionName(item)}
                mark={
                  <>
                    {item.isCurrent && <Tag tone="brand">{t(securityMessages.thisDevice)}</Tag>}
                    {item.isNewPlace && <Tag tone="warning">{t(securityMessages.newPlace)}</Tag>}
                  </>
                }
                text={about(item)}
                actions={
                  item.isCurrent ? (
                    <span className={css.now}>{t(securityMessages.now)}</span>
                  ) : (
                    <Button
                      size="small"
                      loading={ending === item.id}
                      aria-label={t(securityMessages.revokeOf, { name: sessionName(item) })}
                      onClick={() => void revoke(item.id)}
                    >
                      {t(securityMessages.revoke)}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {items && items.length > 1 && (
        <div>
          <Button onClick={() => setAsking(true)}>{t(securityMessages.othersAsk)}</Button>
        </div>
      )}
      {isAsking && <SignOutOthers security={security} onClose={() => setAsking(false)} />}
    </FormSection>
  );
}

function SignOutOthers({ security, onClose }: { security: Security; onClose(): void }) {
  const t = useT();
  const { dialog } = useConfirm(() => security.revokeOthers(), {
    done: t(securityMessages.othersDone),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(securityMessages.othersTitle)}
      confirmText={t(securityMessages.others)}
      onClose={onClose}
      {...dialog}
    >
      {t(securityMessages.othersText)}
    </ConfirmDialog>
  );
}
