import type { CompanyListItem } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { IconButton, Skeleton, Tag } from '@jackfield/kit/ui/core';
import { Copy, Star } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { copyNumber } from './copy-number.ts';
import css from './numbers-cell.module.css';
import { orderedNumbers, type RowNumber } from './ordered-numbers.ts';

/** A row of 48 px holds two lines; what is more is counted. */
const shownNumbers = 2;

/**
 * Phone numbers of a row, the default first and marked, with a button that copies it; the row's
 * menu copies the others, for two buttons of 26 px do not fit into the lines of one row.
 */
export function NumbersCell({ company }: { company: CompanyListItem }) {
  const t = useT();
  const numbers = orderedNumbers(company.phoneNumbers);
  if (numbers.length === 0) {
    return <span className="ui-text3">{t(common.none)}</span>;
  }
  const rest = numbers.slice(shownNumbers);
  return (
    <span className={css.numbers}>
      {numbers.slice(0, shownNumbers).map((number, index) => (
        <span key={number.id} className={css.line}>
          <OneNumber number={number} marked={numbers.length > 1} copied={index === 0} />
          {index === shownNumbers - 1 && rest.length > 0 && (
            <Tag>
              <span title={rest.map((one) => formatPhone(one.number)).join(', ')}>
                +{rest.length}
                <span className="ui-hidden"> {t(common.moreNumbers, { count: rest.length })}</span>
              </span>
            </Tag>
          )}
        </span>
      ))}
    </span>
  );
}

interface OneNumberProps {
  number: RowNumber;
  /** The default is marked where there is more than one. */
  marked: boolean;
  copied: boolean;
}

function OneNumber({ number, marked, copied }: OneNumberProps) {
  const t = useT();
  const text = formatPhone(number.number);
  return (
    <>
      <span className={`ui-secondary ui-num ${css.number}`} data-default={number.isDefault}>
        <NumberToCall number={number.number} isInRow />
      </span>
      {marked && number.isDefault && (
        <span className={css.star} title={t(common.defaultNumber)}>
          <Star size={13} strokeWidth={1.75} aria-hidden="true" />
          <span className="ui-hidden">{t(common.defaultNumber)}</span>
        </span>
      )}
      {(number.isBeingSetUp || number.isTollFree) && (
        <span className="ui-caption ui-clip">
          {t(number.isBeingSetUp ? common.beingSetUp : common.tollFree)}
        </span>
      )}
      {copied && (
        <span className={css.copy}>
          <IconButton
            size="small"
            label={t(common.copyNumber, { number: text })}
            icon={<Copy size={14} strokeWidth={1.75} />}
            onClick={() => void copyNumber(number.number)}
          />
        </span>
      )}
    </>
  );
}

/** Placeholder of the cell. */
export const NumbersSkeleton = () => <Skeleton width={132} height={10} />;
