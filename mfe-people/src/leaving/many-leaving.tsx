import type { LeavingRow } from '@jackfield/contract/api/teammate-leave';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { failureText, t as plain, useT } from '@jackfield/runtime';
import { ReplacementSelect } from '../used-by/replacement-select.tsx';
import { HeirFields } from './heir-fields.tsx';
import css from './leaving.module.css';
import { leavingMessages } from './messages.ts';
import type { ManyLeavingState } from './use-many-leaving.ts';

const kinds = ['team', 'teammate', 'voicemail'] as const;

/** What hangs on one of many people, on one line; '' when nothing does. */
function thingsOf({ belongings, uses }: LeavingRow): string {
  if (belongings === null) return '';
  const { numbers, teams, devices, greetings, isBillingContact } = belongings;
  const [phones, telephones, places] = [numbers.length, devices.length, uses.length];
  return [
    phones > 0 && plain(leavingMessages.numberCount, { count: phones }),
    ...teams.map(({ name, isOnly }) =>
      isOnly ? plain(leavingMessages.onlyMember, { team: name }) : name,
    ),
    telephones > 0 && plain(leavingMessages.deviceCount, { count: telephones }),
    greetings > 0 && plain(leavingMessages.greetingCount, { count: greetings }),
    isBillingContact && plain(leavingMessages.invoices),
    places > 0 && plain(leavingMessages.placeCount, { count: places }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What hangs on many people who leave together, who takes over, and where calls go (annex J5). */
export function ManyLeaving({ leaving }: { leaving: ManyLeavingState }) {
  const t = useT();
  const { rows, uses, belongings, isDeletion } = leaving;
  if (leaving.loadError) {
    return (
      <ErrorAlert
        title={t(leavingMessages.failedMany)}
        error={leaving.loadError}
        onRetry={leaving.retry}
      >
        {failureText(leaving.loadError)}
      </ErrorAlert>
    );
  }
  if (!leaving.isKnown) {
    return (
      <output aria-label={t(leavingMessages.checkingMany)}>
        <Skeleton width="100%" height={40} />
      </output>
    );
  }
  const holders = rows
    .map((row) => ({ row, things: thingsOf(row) }))
    .filter(({ things }) => things);
  if (holders.length === 0) return <p className={css.quiet}>{t(leavingMessages.nothingMany)}</p>;
  const { numbers, teams, isBillingContact } = belongings;
  const canGive = isDeletion && (numbers.length + teams.length > 0 || isBillingContact);
  return (
    <>
      <section>
        <h3>{t(leavingMessages.ofMany)}</h3>
        <dl className={css.many}>
          {holders.map(({ row, things }) => (
            <div key={row.id}>
              <dt>{row.name}</dt>
              <dd>{things}</dd>
            </div>
          ))}
        </dl>
        <p className={css.quiet}>
          {t(isDeletion ? leavingMessages.manyDeleted : leavingMessages.manySuspended)}
        </p>
      </section>
      {canGive && (
        <HeirFields
          leaving={leaving.ids}
          belongings={belongings}
          taker={leaving.taker}
          onChange={leaving.setTaker}
        />
      )}
      {uses.length > 0 && <Routing leaving={leaving} />}
    </>
  );
}

function Routing({ leaving }: { leaving: ManyLeavingState }) {
  const t = useT();
  const { uses, isDeletion, ids, replacement, setReplacement } = leaving;
  const owners = [...new Set(uses.map(({ ownerName }) => ownerName))].join(', ');
  return (
    <section className={css.heir}>
      <div>
        <h3>{t(leavingMessages.routingMany)}</h3>
        <p className={css.quiet}>
          {t(leavingMessages.routingManyText, { count: uses.length, owners })}
        </p>
      </div>
      <Field label={t(leavingMessages.sendTo)}>
        <ReplacementSelect
          label={t(leavingMessages.sendTo)}
          kinds={kinds}
          without={ids}
          value={replacement}
          placeholder={t(isDeletion ? leavingMessages.sendOwner : leavingMessages.sendKept)}
          onChange={setReplacement}
        />
      </Field>
    </section>
  );
}
