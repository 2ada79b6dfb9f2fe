import type { OrderedNumber } from '@jackfield/contract/api/number-order';
import { formatPhone } from '@jackfield/domain';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { ErrorPage, MissingPage } from '@jackfield/kit/error-page';
import { FormSection } from '@jackfield/kit/form-section';
import { Skeleton, useIsPhone } from '@jackfield/kit/ui/core';
import { ChevronLeft } from '@jackfield/kit/ui/icons';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { HeadSkeleton, RecordHead } from '@jackfield/records/record-head';
import { ApiFailure, type Crumb, Link, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { numberOrderMessages } from './messages.ts';
import css from './number-orders.module.css';

export interface NumberOrdersProps {
  /** Id of the phone number. */
  pid: string;
  /** Whose number it must be; the number of another owner is not found. Anybody's when left out. */
  ownerId?: string;
  /** Paths of the page with the value and of the one with its orders. */
  places: { value: string; history: string };
  /** What stands before the number in the breadcrumb. */
  trail(number: OrderedNumber): Crumb[];
  /** True where no breadcrumb stands above the page, so that its head leads back. */
  isOwn?: boolean;
}

interface NumberFrameProps<Answer> extends NumberOrdersProps {
  /** Name of the page with the value. */
  title: string;
  query: {
    data: Answer | undefined;
    error: Error | null;
    refetch(): unknown;
  };
  children(answer: Answer): ReactNode;
}

/** Number of the address with its two tabs; skeleton, 404 and failure until it is there. */
export function NumberFrame<Answer extends { phoneNumber: OrderedNumber }>(
  props: NumberFrameProps<Answer>,
) {
  const { query, ownerId, places, title, trail, isOwn = false } = props;
  const t = useT();
  const isPhone = useIsPhone();
  const number = query.data?.phoneNumber;
  const shown = formatPhone(number?.number ?? '');
  useBreadcrumb(number ? [...trail(number), { label: shown }] : []);

  const isMissing = query.error instanceof ApiFailure && query.error.status === 404;
  const isForeign = number !== undefined && ownerId !== undefined && number.ownerId !== ownerId;
  // Public records exist in the USA and Canada only (OP-101).
  if (isMissing || isForeign || number?.country === 'MYS') return <MissingPage text="page" />;
  if (query.error && !query.data) {
    return <ErrorPage error={query.error} onTryAgain={() => void query.refetch()} />;
  }
  const tabs = [
    { label: title, to: places.value },
    { label: t(numberOrderMessages.history), to: places.history },
  ];
  // Phones have no breadcrumb either.
  const back = number && (isOwn || isPhone) ? trail(number).at(-1) : undefined;
  return (
    <EditPage
      head={number ? <NumberHead number={number} back={back} /> : <HeadSkeleton />}
      tabs={<LinkTabs tabs={tabs} />}
    >
      {query.data ? props.children(query.data) : <BodySkeleton title={title} />}
    </EditPage>
  );
}

function NumberHead({ number, back }: { number: OrderedNumber; back: Crumb | undefined }) {
  const { label, ownerName } = number;
  return (
    <RecordHead
      sign={back?.to !== undefined && <BackLink to={back.to} place={back.label} />}
      name={formatPhone(number.number)}
      meta={[...new Set([label, ownerName])]}
    />
  );
}

function BackLink({ to, place }: { to: string; place: string }) {
  const t = useT();
  return (
    <Link className={css.back} to={to} aria-label={t(numberOrderMessages.back, { place })}>
      <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

function BodySkeleton({ title }: { title: string }) {
  return (
    <FormSection title={title} intro="">
      <Skeleton width="100%" height={64} />
    </FormSection>
  );
}
