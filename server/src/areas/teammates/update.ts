import { notValid } from '@jackfield/contract';
import type { Teammate, TeammateChange } from '@jackfield/contract/api/teammate';
import { t } from '@jackfield/texts';
import type { Updateable } from 'kysely';
import { isImpersonated, type RequestContext, signedIn } from '../../platform/context.ts';
import type { TeammateTable } from './tables.ts';
import { writeTeammate } from './write-teammate.ts';
import { ApiError, duplicate, invalidField, notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { checkLanguage } from '../../platform/check-language.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import {
  emailColumns,
  emailTaken,
  isEmailTaken,
  mailEmailChange,
  wantedEmail,
} from './change-email.ts';
import type { TeammateRow } from './dto.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { isExtensionFree } from './extension.ts';
import { mayChange } from './fields.ts';
import { checkPin, hashPin } from './pin.ts';
import { texts } from './texts.ts';

interface Update {
  readonly id: string;
  readonly change: TeammateChange;
  readonly publicUrl: string;
  /** Whether whoever asks has to prove again who it is, before an email changes. */
  isStepUpDue(): Promise<boolean>;
}

type Field = keyof TeammateChange;

/** Values of the row that the members of a change replace. */
function currentOf(row: TeammateRow): Record<Field, unknown> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    title: row.title,
    email: wantedEmail(row),
    extension: row.extension,
    role: row.role,
    timeZone: row.time_zone,
    language: row.language,
    isFirstTime: row.is_first_time,
    agreedTerms: row.agreed_terms && { hash: row.agreed_terms.hash },
    e911Address: row.e911_address,
    smsGreetings: row.sms_greetings,
    voicemailPin: null,
  };
}

/** Members that really differ; a form may send all of them. */
function differing(change: TeammateChange, row: TeammateRow): TeammateChange {
  const current = currentOf(row);
  return Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(current[field as Field]),
    ),
  );
}

/** The first time is not over before the terms about emergency calls are agreed to. 409. */
function checkAgreement({ isFirstTime, agreedTerms }: TeammateChange, row: TeammateRow): void {
  if (isFirstTime !== false || row.agreed_terms !== null || agreedTerms !== undefined) return;
  const message = t(texts.termsFirst);
  const errors = [{ code: 'TERMSNOTAGREED', field: 'agreedTerms', message }];
  throw new ApiError('INVALIDTRANSITION', { message, errors });
}

function checkFields(context: RequestContext, change: TeammateChange, row: TeammateRow): void {
  const actor = signedIn(context);
  const asker = {
    isSelf: actor.teammateId === row.id,
    isAdmin: actor.role === 'admin',
    isImpersonated: isImpersonated(actor),
  };
  const subject = { isTenantOwner: row.is_tenant_owner };
  for (const field of Object.keys(change) as Field[]) {
    if (!mayChange(field, asker, subject)) throw new ApiError('FORBIDDEN');
  }
  if (change.role !== undefined && row.is_tenant_owner) throw new ApiError('INVALIDTRANSITION');
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw invalidField('timeZone', notValid('timeZone')());
  }
  checkAgreement(change, row);
  checkLanguage(change.language);
  if (change.voicemailPin !== undefined) {
    checkPin(change.voicemailPin, change.extension ?? row.extension);
  }
}

async function columnsOf(
  change: TeammateChange,
  row: TeammateRow,
  now: Date,
): Promise<Updateable<TeammateTable>> {
  const { firstName, lastName, title, email, extension, role } = change;
  const { timeZone, language, isFirstTime, agreedTerms } = change;
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(title !== undefined && { title }),
    ...(email !== undefined && emailColumns(row, email)),
    ...(extension !== undefined && { extension }),
    ...(role !== undefined && { role }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(language !== undefined && { language }),
    ...(isFirstTime !== undefined && { is_first_time: isFirstTime }),
    ...(agreedTerms !== undefined && {
      agreed_terms: JSON.stringify({ ...agreedTerms, at: now.toISOString() }),
    }),
    ...(change.e911Address !== undefined && {
      e911_address: change.e911Address && JSON.stringify(change.e911Address),
    }),
    ...(change.smsGreetings !== undefined && {
      sms_greetings: JSON.stringify(change.smsGreetings),
    }),
    ...(change.voicemailPin !== undefined && {
      voicemail_pin_hash: await hashPin(change.voicemailPin),
    }),
  };
}

function eventsOf(after: TeammateRow, change: TeammateChange): EventSpec[] {
  const { id, status, role } = after;
  const whole: EventSpec = {
    method: 'UpdateEntityAsync',
    eventType: 'teammate',
    id,
    status,
    role,
  };
  if (change.role === undefined) return [whole];
  return [{ method: 'UpdateEntityAsync', eventType: 'teammaterole', id, role }, whole];
}

/**
 * Changes the given members of a person (annex C3, API-117). A changed email, one's own or
 * another's, throws 403 STEPUP when it is due: an email opens the account.
 */
export async function updateTeammate(
  context: RequestContext,
  { id, change, publicUrl, isStepUpDue }: Update,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const isTaken = change.email !== undefined && (await isEmailTaken(context, change.email, id));
  const isDue = change.email !== undefined && (await isStepUpDue());
  return namingDuplicates(
    writeTeammate(context, {
      id,
      action: 'teammate.update',
      async change(tx, before) {
        if (before.status === 'cancel') throw notFound();
        const wanted = differing(change, before);
        if (Object.keys(wanted).length === 0) return null;
        checkFields(context, wanted, before);
        if (wanted.email !== undefined && isTaken) throw emailTaken();
        if (
          wanted.extension !== undefined &&
          !(await isExtensionFree(tx, tenantId, wanted.extension))
        ) {
          throw duplicate('extension');
        }
        if (wanted.email !== undefined && isDue) throw new ApiError('STEPUP');
        return {
          columns: await columnsOf(wanted, before, context.clock.now()),
          async after(after) {
            if (wanted.email !== undefined) {
              await mailEmailChange(tx, context, { before, after, publicUrl });
            }
            return eventsOf(after, wanted);
          },
        };
      },
    }),
  );
}
