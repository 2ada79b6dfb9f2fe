import { Fields, FormSection } from '@jackfield/kit/form-section';
import { Skeleton } from '@jackfield/kit/ui/core';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { common, useT } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';
import css from './profile-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

/** The page before the person has arrived, in its geometry. */
export function ProfileSkeleton() {
  const t = useT();
  const bars = (
    <Fields>
      {rows.map((row) => (
        <div key={row} className={css.field}>
          <Skeleton width={72} height={11} />
          <Skeleton width="100%" height={32} />
        </div>
      ))}
    </Fields>
  );
  return (
    <RecordSkeleton sign="picture">
      <FormSection title={t(common.identity)} intro={t(common.identityText)}>
        <Skeleton width={64} height={64} round />
        {bars}
      </FormSection>
      <FormSection title={t(profileMessages.calling)} intro={t(profileMessages.callingText)}>
        {bars}
      </FormSection>
    </RecordSkeleton>
  );
}
