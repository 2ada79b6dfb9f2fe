import { EditPage } from '@jackfield/kit/edit-page';
import { Skeleton } from '@jackfield/kit/ui/core';
import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** Head of a page about the account or one of its numbers. */
export function PageHead({ title, meta }: { title: ReactNode; meta?: ReactNode }) {
  return (
    <header className={css.head}>
      <h1 className={css.name}>{title}</h1>
      {meta && <p className={css.meta}>{meta}</p>}
    </header>
  );
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The page before its record has arrived. */
export function PageSkeleton({ title }: { title: ReactNode }) {
  return (
    <EditPage head={<PageHead title={title} />}>
      <div className={css.bars} aria-busy="true">
        {rows.map((row) => (
          <Skeleton key={row} width="100%" height={32} />
        ))}
      </div>
    </EditPage>
  );
}
