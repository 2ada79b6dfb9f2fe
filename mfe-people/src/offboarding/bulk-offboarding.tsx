import type { OffboardingRow } from '@jackfield/contract/api/teammate-offboarding';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { failureText, t as plain, useT } from '@jackfield/runtime';
import { PlannedUses } from '../used-by/planned-uses.tsx';
import { ReplacementSelect } from '../used-by/replacement-select.tsx';
import { LeaverKeys } from './leaver-keys.tsx';
import { SuccessorFields } from './successor-fields.tsx';
import css from './offboarding.module.css';
import { offboardingMessages } from './messages.ts';
import type { BulkOffboardingState } from './use-bulk-offboarding.ts';

const kinds = ['team', 'teammate', 'voicemail'] as const;

/** What one of many people is using, on one line; '' when nothing does. */
function thingsOf({ ownedItems, uses }: OffboardingRow): string {
  if (ownedItems === null) return '';
  const { numbers, teams, devices, greetings, isBillingContact, keys } = ownedItems;
  const [phones, telephones, places] = [numbers.length, devices.length, uses.length];
  return [
    phones > 0 && plain(offboardingMessages.numberCount, { count: phones }),
    ...teams.map(({ name, isOnly }) =>
      isOnly ? plain(offboardingMessages.onlyMember, { team: name }) : name,
    ),
    telephones > 0 && plain(offboardingMessages.deviceCount, { count: telephones }),
    greetings > 0 && plain(offboardingMessages.greetingCount, { count: greetings }),
    isBillingContact && plain(offboardingMessages.invoices),
    keys.length > 0 && plain(offboardingMessages.keyCount, { count: keys.length }),
    places > 0 && plain(offboardingMessages.placeCount, { count: places }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What many people are using who leave together, who takes over, and where calls go (annex J5). */
export function BulkOffboarding({ offboarding }: { offboarding: BulkOffboardingState }) {
  const t = useT();
  const { rows, uses, ownedItems, isDeletion } = offboarding;
  if (offboarding.loadError) {
    return (
      <ErrorAlert
        title={t(offboardingMessages.failedMany)}
        error={offboarding.loadError}
        onRetry={offboarding.retry}
      >
        {failureText(offboarding.loadError)}
      </ErrorAlert>
    );
  }
  if (!offboarding.isKnown) {
    return (
      <output aria-label={t(offboardingMessages.checkingMany)}>
        <Skeleton width="100%" height={40} />
      </output>
    );
  }
  const holders = rows
    .map((row) => ({ row, things: thingsOf(row) }))
    .filter(({ things }) => things);
  const held = rows.filter(({ planned }) => planned.length > 0);
  const leftOut = held.map(({ id, name, planned }) => (
    <section key={id}>
      <h3>{t(offboardingMessages.leftOut, { name })}</h3>
      <PlannedUses planned={planned} />
    </section>
  ));
  if (holders.length === 0) {
    return held.length > 0 ? (
      leftOut
    ) : (
      <p className="ui-secondary">{t(offboardingMessages.nothingMany)}</p>
    );
  }
  const { numbers, teams, isBillingContact } = ownedItems;
  const canGive = isDeletion && (numbers.length + teams.length > 0 || isBillingContact);
  return (
    <>
      {leftOut}
      <section>
        <h3>{t(offboardingMessages.ofMany)}</h3>
        <dl className={css.many}>
          {holders.map(({ row, things }) => (
            <div key={row.id}>
              <dt>{row.name}</dt>
              <dd>{things}</dd>
            </div>
          ))}
        </dl>
        <p className="ui-secondary">
          {t(isDeletion ? offboardingMessages.manyDeleted : offboardingMessages.manySuspended)}
        </p>
        <LeaverKeys keys={ownedItems.keys} />
      </section>
      {canGive && (
        <SuccessorFields
          offboarding={offboarding.ids}
          ownedItems={ownedItems}
          choice={offboarding.choice}
          onChange={offboarding.setTaker}
        />
      )}
      {uses.length > 0 && <Routing offboarding={offboarding} />}
    </>
  );
}

function Routing({ offboarding }: { offboarding: BulkOffboardingState }) {
  const t = useT();
  const { uses, isDeletion, ids, replacement, setReplacement } = offboarding;
  const owners = [...new Set(uses.map(({ ownerName }) => ownerName))].join(', ');
  return (
    <section className={css.successor}>
      <div>
        <h3>{t(offboardingMessages.routingMany)}</h3>
        <p className="ui-secondary">
          {t(offboardingMessages.routingManyText, { count: uses.length, owners })}
        </p>
      </div>
      <Field label={t(offboardingMessages.sendTo)}>
        <ReplacementSelect
          label={t(offboardingMessages.sendTo)}
          kinds={kinds}
          without={ids}
          value={replacement}
          placeholder={t(isDeletion ? offboardingMessages.sendOwner : offboardingMessages.sendKept)}
          onChange={setReplacement}
        />
      </Field>
    </section>
  );
}
