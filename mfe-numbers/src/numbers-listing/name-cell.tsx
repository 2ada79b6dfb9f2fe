import { ClosedBadge } from '@jackfield/call-routing/call-override';
import { momentText } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { Skeleton, Tag, Tooltip } from '@jackfield/kit/ui/core';
import { CircleAlert, Hash } from '@jackfield/kit/ui/icons';
import { TwoLines } from '@jackfield/kit/ui/table';
import { common, Link, useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { listingMessages } from './messages.ts';
import css from './name-cell.module.css';

/** Jack of a company number: the mark at the head of its row. */
export function NumberMark({ large = false }: { large?: boolean }) {
  return (
    <span className={`ui-tile ${css.mark}`} data-large={large} aria-hidden="true">
      <Hash size={large ? 18 : 16} strokeWidth={1.75} />
    </span>
  );
}

/** What stands beside the name of a company number. */
export interface NameMarks {
  /** Its routing loses callers. */
  loses: boolean;
  /** When its next planned change is saved. */
  changesAt: string | undefined;
}

interface CompanyNameProps extends NameMarks {
  company: CompanyListItem;
  /** Below the name. */
  second?: ReactNode;
}

/** Name of a company number, whether it is the account's default one, and whether callers are lost. */
export function NameCell(props: Omit<CompanyNameProps, 'second'>) {
  const { closedUntil } = props.company;
  return (
    <span className="ui-signed">
      <NumberMark />
      <CompanyName {...props} second={closedUntil && <ClosedBadge closed={closedUntil} />} />
    </span>
  );
}

/** The name, which is the row's link, with its default mark. */
export function CompanyName({ company, loses, changesAt, second }: CompanyNameProps) {
  const t = useT();
  const { id, label, isDefault, timeZone } = company;
  const planned =
    changesAt && t(listingMessages.planned, { when: momentText(changesAt, timeZone) });
  return (
    <TwoLines
      isName
      first={
        <>
          <Link to={paths.admin.numbers.edit(id)} title={label}>
            {label}
          </Link>
          {isDefault && <Tag tone="brand">{t(common.default)}</Tag>}
          {loses && (
            <Tooltip title={t(listingMessages.loses)}>
              <Link
                className={css.loses}
                to={paths.admin.numbers.callCheck()}
                aria-label={t(listingMessages.losesOf, { name: label })}
              >
                <CircleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            </Tooltip>
          )}
          {planned && (
            <Tooltip title={planned}>
              <span className={css.planned}>
                <svg viewBox="0 0 14 14" aria-hidden="true">
                  <circle cx="7" cy="7" r="5" strokeDasharray="2 1.6" />
                </svg>
                <span className="ui-hidden">{planned}</span>
              </span>
            </Tooltip>
          )}
        </>
      }
      second={second}
    />
  );
}

/** Placeholder of the cell, in its geometry. */
export function NameSkeleton() {
  return (
    <span className="ui-signed">
      <Skeleton width={32} height={32} />
      <Skeleton width={112} height={10} />
    </span>
  );
}
