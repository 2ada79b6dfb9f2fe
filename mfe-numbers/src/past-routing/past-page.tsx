import { useMay } from '@jackfield/kit/may';
import { MissingPage } from '@jackfield/kit/error-page';
import { zoneName } from '@jackfield/domain/days-in-words';
import {
  CallFlow,
  DayAndTime,
  ImpactSummary,
  useCompareStart,
  useWork,
} from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { useNow } from '@jackfield/call-routing/business-hours';
import { impactOf } from '@jackfield/domain/routing';
import { usePastRouting } from '@jackfield/call-routing/past-call';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { Skeleton } from '@jackfield/kit/ui/core';
import { EditPage } from '@jackfield/records/edit-page';
import { useT } from '@jackfield/runtime';
import { useMemo, useState } from 'react';
import { NumberHead } from '../number-page/number-head.tsx';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { pastMessages } from './messages.ts';
import { PastLimits } from './past-limits.tsx';
import css from './past.module.css';

/** /admin-settings/numbers/edit/{id}/past: the map of a day that is over, and what changed (annex J2). */
export function Component() {
  const seesRouting = useMay('routing:read');
  return seesRouting ? <NumberPage form={PastOfNumber} /> : <MissingPage text="page" />;
}

const week = 7 * 86_400_000;

function PastOfNumber({ company }: NumberFormProps) {
  const t = useT();
  const now = useNow();
  const zone = company.businessHour.timeZone;
  const [at, setAt] = useState(now - week);
  const isPast = at < now;
  return (
    <EditPage head={<NumberHead company={company} />}>
      <FormSection title={t(pastMessages.title)} intro={t(pastMessages.intro)}>
        <fieldset className={css.when}>
          <legend>{t(pastMessages.when)}</legend>
          <DayAndTime zone={zone} at={at} onChange={setAt} />
          <p className="ui-note">{t(pastMessages.zone, { zone: zoneName(zone) })}</p>
        </fieldset>
        {!isPast && <p role="alert">{t(pastMessages.future)}</p>}
      </FormSection>
      {isPast && <Past id={company.id} name={company.label} at={at} zone={zone} />}
    </EditPage>
  );
}

interface PastProps {
  id: string;
  name: string;
  at: number;
  zone: string;
}

function Past({ id, name, at, zone }: PastProps) {
  const t = useT();
  const past = usePastRouting(at);
  const today = useRoutingConfig();
  const from = useCompareStart();
  const error = past.error ?? today.error;
  const [before, after] = [past.data?.config, today.data];
  const start = useMemo(
    () =>
      before && after ? () => impactOf({ periods: [{ from, before, after }], stopped: [] }) : null,
    [before, after, from],
  );
  const { result: impact, isWorking } = useWork(start);
  if (error) {
    return (
      <ErrorAlert
        title={t(pastMessages.notRead)}
        error={error}
        onRetry={() => void Promise.all([past.refetch(), today.refetch()])}
      >
        {t(pastMessages.notReadText)}
      </ErrorAlert>
    );
  }
  if (!past.data || !impact || isWorking) {
    return (
      <output aria-label={t(pastMessages.reading)}>
        <Skeleton width="100%" height={320} />
      </output>
    );
  }
  const isThere = past.data.config.companies.some((company) => company.id === id);
  return (
    <div className={css.past}>
      <PastLimits answer={past.data} at={at} zone={zone} />
      {isThere ? (
        <CallFlow key={at} config={past.data.config} root={{ kind: 'company', id }} at={at} />
      ) : (
        <p>{t(pastMessages.notThere, { name })}</p>
      )}
      <section className={`ui-card ${css.differences}`} aria-labelledby="past-differences">
        <header className={css.head}>
          <h2 id="past-differences">{t(pastMessages.differences)}</h2>
          <p className="ui-note">{t(pastMessages.differencesIntro)}</p>
        </header>
        <ImpactSummary
          {...impact}
          zone={zone}
          rootId={id}
          labels={{ before: t(pastMessages.thatDay), after: t(pastMessages.today) }}
        />
      </section>
    </div>
  );
}
