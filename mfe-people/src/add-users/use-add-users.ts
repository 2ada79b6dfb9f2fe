import { paths } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { numberWanted, useForgetSuggestions } from '@jackfield/phone-numbers/number-picker';
import {
  common,
  failureText,
  fieldMessages,
  navigateTo,
  notify,
  t as say,
  useT,
} from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLists } from '../people/api/cached-people.ts';
import {
  checkInvitations,
  emptyInvitation,
  type Invitation,
  type InvitationField,
  isBlank,
  mostInvitations,
  refusedFields,
  type RowErrors,
  withField,
} from './invitation.ts';
import { inviteWithNumber, NumberRefused } from './invite-with-number.ts';
import { addMessages } from './messages.ts';
import { useInvitationsPrice } from './use-invitations-price.ts';

type ErrorsByRow = Record<string, RowErrors>;

/** An invitation that went out. */
interface Sent {
  readonly name: string;
  /** Bought for the person; null for none. */
  readonly number: string | null;
}

/** Message of a row as a whole, when no field of it is to blame. */
type RowFailures = Record<string, string>;

const freshRow = () => emptyInvitation(crypto.randomUUID());

/** State of the add drawer: rows, their faults, sending one after the other (PPL-01, API-113). */
export function useAddUsers(onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const forgetSuggestions = useForgetSuggestions();
  const [rows, setRows] = useState<readonly Invitation[]>(() => [freshRow()]);
  const [refused, setRefused] = useState<ErrorsByRow>({});
  const [failures, setFailures] = useState<RowFailures>({});
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const price = useInvitationsPrice(rows);

  const faults = isChecked ? checkInvitations(rows) : {};

  function change<Field extends InvitationField>(
    key: string,
    field: Field,
    value: Invitation[Field],
  ) {
    setRows((before) =>
      before.map((row) => (row.key === key ? withField(row, field, value) : row)),
    );
    setRefused((before) => ({ ...before, [key]: { ...before[key], [field]: undefined } }));
    // A proposed number is no answer to why the row was refused.
    if (field !== 'number') setFailures(({ [key]: _gone, ...others }) => others);
  }

  /** The person stays invited; the number can be added later (OP-67). */
  function notifyWithoutNumber({ id, fullName }: Teammate, failure: unknown) {
    const reason = failureText(failure);
    notify.error(t(addMessages.withoutNumber, { name: fullName, reason }), {
      label: t(common.assignNumber),
      run: () => void navigateTo(paths.admin.users.edit(id, 'phone-numbers')),
    });
  }

  /** Null where it was refused. */
  async function invite(row: Invitation): Promise<Sent | null> {
    const { key, number, suggested: _shown, ...person } = row;
    try {
      const shown = price.ofRow(row);
      const body = { ...person, email: person.email.trim(), shownTotal: shown.user };
      const invited = await inviteWithNumber({
        person: body,
        number: number.number?.number ?? null,
        shownTotal: shown.number,
        idempotencyKey: `${key}-${await fingerprint(body)}`,
      });
      const name = `${row.firstName} ${row.lastName}`;
      if (!invited.numberFailure) return { name, number: number.number?.number ?? null };
      notifyWithoutNumber(invited.person, invited.numberFailure);
      return { name, number: null };
    } catch (error) {
      if (error instanceof NumberRefused) {
        await forgetSuggestions();
        change(key, 'number', numberWanted);
        setFailures((before) => ({ ...before, [key]: failureText(error.cause) }));
        return null;
      }
      price.lookAt(error);
      const byField = refusedFields(fieldMessages(error));
      const isOfField = Object.values(byField).some(Boolean);
      if (isOfField) setRefused((before) => ({ ...before, [key]: byField }));
      else setFailures((before) => ({ ...before, [key]: failureText(error) }));
      return null;
    }
  }

  /** Answers whether everybody was invited. */
  async function send(): Promise<boolean> {
    setChecked(true);
    if (Object.keys(checkInvitations(rows)).length > 0) return false;
    setSending(true);
    setRefused({});
    setFailures({});
    const left = new Set<string>();
    const gone = [...sent];
    for (const row of rows) {
      const one = await invite(row);
      if (one) gone.push(one);
      else left.add(row.key);
    }
    setSending(false);
    if (gone.length > sent.length) await Promise.all([refreshLists(client), forgetSuggestions()]);
    if (left.size > 0) {
      setRows((now) => now.filter(({ key }) => left.has(key)));
      setSent(gone);
      setFailed(left);
      return false;
    }
    notify.success(invitedText(gone));
    onDone();
    return true;
  }

  return {
    rows,
    change,
    addRow: () => setRows((before) => [...before, freshRow()].slice(0, mostInvitations)),
    removeRow: (key: string) => setRows((before) => before.filter((row) => row.key !== key)),
    errorOf: (key: string, field: InvitationField) => refused[key]?.[field] ?? faults[key]?.[field],
    failureOf: (key: string) => failures[key],
    isDirty: rows.some((row) => !isBlank(row)),
    /** Numbers that the rows hold. */
    numbers: rows.flatMap(({ number }) => number.number?.number ?? []),
    isSending,
    /** Invitations that went out before others of the same add were refused. */
    sent: sent.length,
    /** Rows of them that are still to be corrected; new ones are none. */
    failed: rows.filter(({ key }) => failed.has(key)).length,
    price,
    send,
  };
}

/** Who was invited, and the numbers that were bought for them. */
function invitedText(sent: readonly Sent[]): string {
  const numbers = sent.flatMap(({ number }) => number ?? []).map(formatPhone);
  const values = { count: sent.length, name: sent[0]?.name ?? '' };
  return numbers.length === 0
    ? say(addMessages.invited, values)
    : say(addMessages.invitedWithNumber, { ...values, numbers: numbers.join(', ') });
}

/** Same input, same key: a repeated send is one invitation, corrected input is a new one. */
async function fingerprint(value: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
