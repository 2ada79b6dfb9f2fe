import type { Belongings } from '@jackfield/contract/api/teammate-leave';
import { formatPhone } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import css from './leaving.module.css';
import { leavingMessages } from './messages.ts';
import type { Taker } from './use-leaving.ts';

interface BelongingsListProps {
  belongings: Belongings;
  isDeletion: boolean;
  taker: Taker | null;
  email: string;
}

/** What hangs on a person, and what becomes of each thing. */
export function BelongingsList({ belongings, isDeletion, taker, email }: BelongingsListProps) {
  const t = useT();
  const { numbers, teams, devices, greetings, isBillingContact } = belongings;
  const given = (takes: boolean | undefined, otherwise: string) =>
    taker && takes ? t(leavingMessages.given, { name: taker.name }) : otherwise;
  const byAction = (deleted: keyof typeof leavingMessages, kept: keyof typeof leavingMessages) =>
    t(leavingMessages[isDeletion ? deleted : kept] as typeof leavingMessages.numbersKept);

  const lines = [
    {
      what: t(leavingMessages.numbers, { count: numbers.length }),
      names: numbers.map(({ number }) => formatPhone(number)),
      becomes: given(taker?.numbers, byAction('numbersReleased', 'numbersKept')),
    },
    {
      what: t(leavingMessages.teams, { count: teams.length }),
      names: teams.map(({ name, isOnly }) =>
        isOnly ? t(leavingMessages.onlyMember, { team: name }) : name,
      ),
      becomes: given(taker?.teams, byAction('teamsLeft', 'teamsKept')),
    },
    {
      what: t(leavingMessages.devices, { count: devices.length }),
      names: devices.map(({ name }) => name),
      becomes: byAction('devicesRemoved', 'devicesKept'),
    },
    {
      what: t(leavingMessages.greetings),
      names: greetings > 0 ? [t(leavingMessages.greetingCount, { count: greetings })] : [],
      becomes: byAction('greetingsDeleted', 'greetingsKept'),
    },
    {
      what: t(leavingMessages.billing),
      names: isBillingContact ? [t(leavingMessages.billingContact)] : [],
      becomes: given(taker?.billingContact, t(leavingMessages.billingKept, { email })),
    },
  ].filter(({ names }) => names.length > 0);

  return (
    <dl className={css.belongings}>
      {lines.map(({ what, names, becomes }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{names.join(', ')}</dd>
          <dd className={css.becomes}>{becomes}</dd>
        </div>
      ))}
    </dl>
  );
}
