import { Skeleton } from '@jackfield/kit/ui/core';
import { EditPage } from '@jackfield/records/edit-page';
import type { ReactNode } from 'react';
import { HeadSkeleton } from './head-skeleton.tsx';
import { RecordHead } from './record-head.tsx';
import css from './record-head.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

export interface RecordSkeletonProps {
  /** The page's h1, when it is known before the record. */
  name?: string;
  /** Shape of the record's sign; left out: it has none. */
  sign?: 'tile' | 'picture';
  /** The page's form in its geometry; left out: bars. */
  children?: ReactNode;
}

/** A record's page before the record has arrived, in its geometry. */
export function RecordSkeleton({ name, sign, children }: RecordSkeletonProps) {
  return (
    <EditPage head={name ? <RecordHead name={name} /> : <HeadSkeleton sign={sign} />}>
      {children ?? (
        <div className={css.body} aria-busy="true">
          {rows.map((row) => (
            <Skeleton key={row} width="100%" height={32} />
          ))}
        </div>
      )}
    </EditPage>
  );
}
