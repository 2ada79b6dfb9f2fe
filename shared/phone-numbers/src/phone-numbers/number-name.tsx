import type { PhoneNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { regionOfNumber } from '@jackfield/domain/number-search';
import { Phone } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import css from './phone-numbers.module.css';

/** A number with its type and where it is from; the default one in colour. */
export function NumberName({ number }: { number: PhoneNumber }) {
  const t = useT();
  const { isDefault, isTollFree } = number;
  const type = t(isTollFree ? common.tollFree : common.local);
  const place = regionOfNumber(number.number, number.country);
  return (
    <span className={css.number}>
      <span className={css.icon} data-default={isDefault} aria-hidden="true">
        <Phone size={16} strokeWidth={1.75} />
      </span>
      <span className={css.lines}>
        <span className={css.digits}>{formatPhone(number.number)}</span>
        <span className={css.facts}>{[type, place].filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}
