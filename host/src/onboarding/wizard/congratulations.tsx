import { paths } from '@jackfield/contract';
import { ownCompanyNumber } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Part } from '@jackfield/kit/parts';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { call, common, Link, notify, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import css from './congratulations.module.css';
import { dropDraft } from './draft.ts';
import { saveOwn } from './finish.ts';
import { messages } from './messages.ts';
import type { Purchase } from './steps.ts';
import type { Newcomer } from './use-onboarding.ts';

const stay = () => {};

export interface CongratulationsProps extends Newcomer {
  purchase: Purchase | null;
  /** The number that was bought just now. */
  bought: string | null;
}

/** The end of the first sign-in: who is reached under which number (ONB-14 to ONB-18). */
export function Congratulations({ profile, account, purchase, bought }: CongratulationsProps) {
  const t = useT();
  const [isClosing, setClosing] = useState(false);
  const company = useQuery({
    queryKey: ['company', 'own-number'],
    queryFn: ({ signal }) => call(ownCompanyNumber, {}, { signal }),
  });
  const isAdmin = profile.role === 'admin';
  const own = profile.defaultNumber ?? bought;

  /** The dialog goes when the record says that it is over (ONB-18). */
  async function close(): Promise<void> {
    setClosing(true);
    try {
      await saveOwn({ isFirstTime: false });
      dropDraft(profile.id);
    } catch (error) {
      setClosing(false);
      notify.failure(error);
    }
  }

  return (
    <Dialog
      open
      width={520}
      closable={false}
      cancelText={null}
      busy={isClosing}
      onClose={stay}
      onSubmit={() => void close()}
      title={
        <span className={css.head}>
          <Cord />
          {t(messages.congratulations)}
        </span>
      }
      action={
        <Button
          type="primary"
          className={css.done}
          loading={isClosing}
          data-safe
          onClick={() => void close()}
        >
          {t(common.done)}
        </Button>
      }
    >
      <div className={css.body}>
        <p className={css.ready}>{t(messages.ready, { name: profile.firstName })}</p>
        <dl className={`ui-card ui-rows ${css.facts}`}>
          <Fact name={t(messages.companyNumber)} isLoading={company.isPending}>
            {company.data?.number ? formatPhone(company.data.number) : t(common.none)}
          </Fact>
          {own !== null && (
            <Fact
              name={t(messages.number)}
              more={
                <Part
                  isExtra
                  name="call-routing/try-call/v1"
                  label={t(messages.number)}
                  height={24}
                  props={{ number: own }}
                />
              }
            >
              {formatPhone(own)}
            </Fact>
          )}
          <Fact name={t(messages.extension)}>{profile.extension}</Fact>
        </dl>
        {purchase === 'failed' && own === null && (
          <Alert kind="warning" title={t(messages.purchaseFailed)}>
            <Link
              to={
                isAdmin
                  ? paths.admin.users.edit(profile.id, 'phone-numbers')
                  : paths.yourSettings.page('phone-numbers')
              }
              onClick={() => void close()}
            >
              {t(isAdmin ? messages.toUser : messages.toOwn)}
            </Link>
          </Alert>
        )}
        {isAdmin && account.country === 'USA' && (
          <Alert kind="warning" title={t(messages.smsTitle)}>
            {t(messages.sms)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

interface FactProps {
  name: string;
  isLoading?: boolean;
  /** What can be done with it. */
  more?: ReactNode;
  children: ReactNode;
}

function Fact({ name, isLoading = false, more, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className="ui-num" aria-busy={isLoading}>
        {isLoading ? <Skeleton width={130} height={12} /> : <span>{children}</span>}
        {more !== undefined && <span className={css.more}>{more}</span>}
      </dd>
    </div>
  );
}

/** Two jacks and the live cord between them. */
function Cord() {
  return (
    <svg className={css.cord} viewBox="0 0 148 58" fill="none" aria-hidden="true">
      <path pathLength="1" d="M16 17c12 22 34 35 58 35s46-13 58-35" />
      <circle cx="14" cy="14" r="10" />
      <circle cx="134" cy="14" r="10" />
      <circle cx="14" cy="14" r="4" className={css.plug} />
      <circle cx="134" cy="14" r="4" className={css.plug} />
    </svg>
  );
}
