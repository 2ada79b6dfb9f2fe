import { Skeleton } from '@jackfield/kit/ui/core';
import css from './loading-cards.module.css';

const cards = ['one', 'two', 'three', 'four', 'five'];

/** The areas' cards while the first answer is on its way. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <>
      <output className="ui-hidden">{label}</output>
      {cards.map((key) => (
        <div key={key} className="ui-card">
          <div className={css.head}>
            <Skeleton width={120} height={14} />
            <Skeleton width={180} height={26} faint />
          </div>
          <div className={css.row}>
            <Skeleton width="18%" height={13} />
            <Skeleton width="12%" height={13} faint />
            <Skeleton width="18%" height={13} faint />
            <Skeleton width="14%" height={13} faint />
          </div>
        </div>
      ))}
    </>
  );
}
