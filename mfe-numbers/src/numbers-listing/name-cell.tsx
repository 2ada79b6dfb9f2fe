import { paths } from '@jackfield/contract';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { ClosedBadge } from '@jackfield/kit/closed-today';
import { Skeleton, Tag } from '@jackfield/kit/ui/core';
import { Hash } from '@jackfield/kit/ui/icons';
import { TwoLines } from '@jackfield/kit/ui/table';
import { Link, useT } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';
import css from './name-cell.module.css';

/** Jack of a company number: the mark at the head of its row. */
export function NumberMark({ large = false }: { large?: boolean }) {
  return (
    <span className={css.mark} data-large={large} aria-hidden="true">
      <Hash size={large ? 18 : 16} strokeWidth={1.75} />
    </span>
  );
}

/** Name of a company number, and whether it is the account's default one. */
export function NameCell({ company }: { company: CompanyListItem }) {
  return (
    <span className={css.cell}>
      <NumberMark />
      <CompanyName company={company} />
    </span>
  );
}

/** The name, which is the row's link, with its default mark. */
export function CompanyName({ company }: { company: CompanyListItem }) {
  const t = useT();
  const { id, label, isDefault, closedUntil } = company;
  return (
    <TwoLines
      isName
      first={
        <>
          <Link to={paths.admin.numbers.edit(id)} title={label}>
            {label}
          </Link>
          {isDefault && <Tag tone="brand">{t(listingMessages.default)}</Tag>}
          <ClosedBadge closed={closedUntil} />
        </>
      }
    />
  );
}

/** Placeholder of the cell, in its geometry. */
export function NameSkeleton() {
  return (
    <span className={css.cell}>
      <Skeleton width={32} height={32} />
      <Skeleton width={112} height={10} />
    </span>
  );
}
