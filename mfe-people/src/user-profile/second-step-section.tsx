import { getTeammateSecurity, resetTeammateSecurity } from '@jackfield/contract/api/second-step';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { waysText } from '@jackfield/devices/own-security';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { call, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Viewer } from '../people/user-actions.ts';
import { profileMessages } from './messages.ts';
import css from './second-step-section.module.css';

const keyOf = (id: string) => ['security', 'of', id] as const;

/** Which second step a teammate has, and help for who has lost it; the owner asks support. */
export function SecondStepSection({ person, viewer }: { person: Teammate; viewer: Viewer }) {
  const { id, isTenantOwner, status } = person;
  const isOther = id !== viewer.teammateId && !viewer.isImpersonated && !isTenantOwner;
  return isOther && viewer.role === 'admin' && status === 'active' ? (
    <SecondStep person={person} />
  ) : null;
}

function SecondStep({ person: { id, fullName } }: { person: Teammate }) {
  const t = useT();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getTeammateSecurity, { params }, { signal }),
  });
  const { data } = query;
  const has = data !== undefined && (data.hasApp || data.passkeys > 0);
  return (
    <FormSection title={t(profileMessages.secondStep)} intro={t(profileMessages.secondStepText)}>
      {query.isError && !data ? (
        <LoadFailure title={t(profileMessages.secondStepFailed)} query={query} />
      ) : (
        <div className={css.line} aria-busy={!data}>
          {data ? <span>{waysText(data)}</span> : <Skeleton width={160} height={12} />}
          {has && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t(profileMessages.resetStep)}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t(profileMessages.resetStepTitle, { fullName })}
          confirmText={t(profileMessages.resetStepConfirm)}
          hint={t(profileMessages.resetStepHint)}
          required
          confirm={async (reason) => {
            await call(resetTeammateSecurity, { params, body: { reason } });
            await client.invalidateQueries({ queryKey: keyOf(id) });
          }}
          onClose={() => setAsking(false)}
        >
          {t(profileMessages.resetStepText)}
        </ReasonDialog>
      )}
    </FormSection>
  );
}
