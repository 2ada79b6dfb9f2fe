import type { Company } from '@jackfield/contract/api/company';
import { formatPhone } from '@jackfield/domain';
import { Tag } from '@jackfield/kit/ui/core';
import { Phone } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';
import css from './number-head.module.css';

/** Head of a company number's pages: its name, its phone numbers (screens 04). */
export function NumberHead({ company }: { company: Company }) {
  const t = useT();
  const { label, isDefault, phoneNumbers } = company;
  const [first, ...others] = phoneNumbers;
  return (
    <header className={css.head}>
      <span className={css.mark} aria-hidden="true">
        <Phone size={18} strokeWidth={1.75} />
      </span>
      <div className={css.text}>
        <div className={css.line}>
          <h1 className={css.name} title={label}>
            {label}
          </h1>
          {isDefault && <Tag tone="brand">{t(numberMessages.default)}</Tag>}
        </div>
        <p className={css.meta}>
          <span className="ui-num">
            {first ? formatPhone(first.number) : t(numberMessages.noNumbers)}
          </span>
          {others.length > 0 && (
            <span>{t(numberMessages.moreNumbers, { count: others.length })}</span>
          )}
        </p>
      </div>
    </header>
  );
}
