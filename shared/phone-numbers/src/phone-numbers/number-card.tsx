import type { PhoneNumber } from '@jackfield/contract/api/number';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { NumberOwner } from '@jackfield/phone-numbers/number-picker';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useId } from 'react';
import { numberMessages } from './messages.ts';
import { NumberRow } from './number-row.tsx';
import type { NumberLinks } from './order-link.tsx';
import css from './phone-numbers.module.css';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

interface NumberCardProps {
  owner: NumberOwner;
  isOwn: boolean;
  state: OwnerNumbersState;
  addButton: ReactNode;
  links(phoneNumberId: string): NumberLinks;
  onTry(number: PhoneNumber): void;
  onLabel(number: PhoneNumber): void;
  onDelete(number: PhoneNumber): void;
}

const waiting = ['first', 'second'];

/** The numbers in a table; below 768 px each is a block of its own. */
export function NumberCard({ owner, isOwn, state, addButton, links, ...on }: NumberCardProps) {
  const t = useT();
  const id = useId();
  const { numbers } = state;
  // Calling names and listings exist in the USA and Canada only (OP-101).
  const hasOrders = numbers?.some(({ country }) => country !== 'MYS') ?? true;
  const emptyUser = isOwn ? numberMessages.emptyOwn : numberMessages.emptyText;
  const heads = [
    common.number,
    common.label,
    ...(hasOrders ? [common.callingName, common.directoryListing] : []),
  ];
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id}>
          {numbers ? (
            t(numberMessages.count, { count: numbers.length })
          ) : (
            <Skeleton width={84} height={12} />
          )}
        </h3>
        {addButton}
      </header>
      {numbers?.length === 0 ? (
        <div className={css.empty}>
          <p>{t(numberMessages.emptyTitle)}</p>
          <p>{t(owner.type === 'company' ? numberMessages.emptyCompany : emptyUser)}</p>
        </div>
      ) : (
        <table className={css.table} aria-labelledby={id} aria-busy={!numbers}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.id} scope="col">
                  {t(head)}
                </th>
              ))}
              <th scope="col">
                <span className="ui-hidden">{t(common.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {numbers?.map((number) => (
              <NumberRow
                key={number.id}
                number={number}
                count={numbers.length}
                isOwn={isOwn}
                hasOrders={hasOrders}
                links={links(number.id)}
                update={state.update}
                onTry={owner.type === 'teammate' ? () => on.onTry(number) : undefined}
                onLabel={() => on.onLabel(number)}
                onDelete={() => on.onDelete(number)}
              />
            ))}
            {!numbers &&
              waiting.map((row) => (
                <tr key={row}>
                  <td colSpan={heads.length + 1}>
                    <span className={css.waiting}>
                      <Skeleton width={150} height={12} />
                      <Skeleton width={90} height={10} faint />
                    </span>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
