import type { OwnedItems } from '@jackfield/contract/api/teammate-offboarding';
import { formatPhone } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import css from './offboarding.module.css';
import { offboardingMessages } from './messages.ts';
import type { SuccessorChoice } from './use-offboarding.ts';

interface OwnedItemsListProps {
  ownedItems: OwnedItems;
  isDeletion: boolean;
  choice: SuccessorChoice | null;
  email: string;
}

/** What a person is using, and what becomes of each thing. */
export function OwnedItemsList({ ownedItems, isDeletion, choice, email }: OwnedItemsListProps) {
  const t = useT();
  const { numbers, teams, devices, greetings, isBillingContact } = ownedItems;
  const given = (takes: boolean | undefined, otherwise: string) =>
    choice && takes ? t(offboardingMessages.given, { name: choice.name }) : otherwise;
  const byAction = (
    deleted: keyof typeof offboardingMessages,
    kept: keyof typeof offboardingMessages,
  ) =>
    t(offboardingMessages[isDeletion ? deleted : kept] as typeof offboardingMessages.numbersKept);

  const lines = [
    {
      what: t(offboardingMessages.numbers, { count: numbers.length }),
      names: numbers.map(({ number }) => (
        <span key={number} className="ui-num">
          {formatPhone(number)}
        </span>
      )),
      becomes: given(choice?.numbers, byAction('numbersReleased', 'numbersKept')),
    },
    {
      what: t(offboardingMessages.teams, { count: teams.length }),
      names: teams.map(({ name, isOnly }) =>
        isOnly ? t(offboardingMessages.onlyMember, { team: name }) : name,
      ),
      becomes: given(choice?.teams, byAction('teamsLeft', 'teamsKept')),
    },
    {
      what: t(offboardingMessages.devices, { count: devices.length }),
      names: devices.map(({ name }) => name),
      becomes: isDeletion
        ? t(offboardingMessages.devicesRemoved)
        : t(offboardingMessages.devicesKept, { count: devices.length }),
    },
    {
      what: t(offboardingMessages.greetings),
      names: greetings > 0 ? [t(offboardingMessages.greetingCount, { count: greetings })] : [],
      becomes: byAction('greetingsDeleted', 'greetingsKept'),
    },
    {
      what: t(offboardingMessages.billing),
      names: isBillingContact ? [t(offboardingMessages.billingContact)] : [],
      becomes: given(choice?.billingContact, t(offboardingMessages.billingKept, { email })),
    },
  ].filter(({ names }) => names.length > 0);

  return (
    <dl className={css.ownedItems}>
      {lines.map(({ what, names, becomes }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{names.flatMap((name, at) => (at === 0 ? [name] : [', ', name]))}</dd>
          <dd className={css.becomes}>{becomes}</dd>
        </div>
      ))}
    </dl>
  );
}
