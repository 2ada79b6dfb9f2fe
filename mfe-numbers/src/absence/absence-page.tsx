import { useMay } from '@jackfield/kit/may';
import { MissingPage } from '@jackfield/kit/error-page';
import { PlannedList } from '@jackfield/call-routing/planned-changes';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { PickerSelect } from '@jackfield/records/people-picker';
import { accountAtom, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import { AbsenceForm } from './absence-form.tsx';
import css from './absence.module.css';
import { absenceMessages } from './messages.ts';

/** An absence at its beginning; its way back stands with it. */
const isAbsence = ({ absenceOf, backOf }: PlannedChange) => absenceOf !== null && backOf === null;

/** /admin-settings/numbers/away: the absences that come, and who rings while somebody is away, planned with the way back (annex J4). */
export function Component() {
  const mayPlan = useMay('routing:write');
  return mayPlan ? <Absences /> : <MissingPage text="page" />;
}

function Absences() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const personId = params.get('user');
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const routing = useRoutingConfig();
  const planned = usePlannedChanges();
  const person = routing.data?.people.find(({ id }) => id === personId);
  const title = person ? t(absenceMessages.titleOf, person) : t(absenceMessages.title);
  useBreadcrumb([
    { label: t(common.companyNumbers), to: paths.admin.numbers.listing() },
    { label: title },
  ]);
  const failed = [routing, planned].find(({ error, data }) => error && !data);
  const pick = (
    <label className={css.who}>
      <span>{t(absenceMessages.who)}</span>
      <PickerSelect
        kind="teammate"
        label={t(absenceMessages.who)}
        value={person?.id ?? null}
        onPick={({ id }) => setParams({ user: id }, { replace: true })}
      />
    </label>
  );
  if (!person || !routing.data || !planned.data) {
    return (
      <section className={`ui-page ${css.page}`} aria-label={title}>
        <header className={css.head}>
          <h1>{title}</h1>
        </header>
        {failed ? (
          <LoadFailure title={title} query={failed} />
        ) : routing.data && planned.data ? (
          <>
            {pick}
            <p className="ui-text2">{t(absenceMessages.choose)}</p>
            <PlannedList
              zone={zone}
              isShown={isAbsence}
              empty={[t(absenceMessages.none), t(absenceMessages.noneText)]}
            />
          </>
        ) : (
          <Skeleton width="100%" height={280} />
        )}
      </section>
    );
  }
  return (
    <AbsenceForm
      key={person.id}
      person={person}
      config={routing.data}
      planned={planned.data}
      pick={pick}
    />
  );
}
