import {
  type CallerIdPermission,
  callerIdPermissionSchema,
  type Company,
  type SmsHandling,
  smsHandlingSchema,
} from '@jackfield/contract/api/company';
import * as v from 'valibot';
import type { Tx } from '../../platform/database.ts';
import { presentPeople, readRow, stampsOf } from '../../platform/rows.ts';
import { storedHours } from '../call-handling/stored-hours.ts';
import { storedOverride } from '../call-handling/stored-override.ts';
import { ownedMenus } from '../ivr/repository.ts';
import {
  type CompanyRow,
  type NumberRow,
  selectAccountOwner,
  selectCompanyPhoneNumbers,
} from './repository.ts';
import { companyTargets } from './target.ts';

interface CompanyParts {
  readonly numbers: readonly NumberRow[];
  readonly ivr: Company['ivr'];
  /** The account's owner, whose voicemail is the preset target (annex F1). */
  readonly ownerId: string;
  /** Who may show it as caller ID, people who left taken out. */
  readonly callerIDPermission: CallerIdPermission;
}

const storedMessages = v.fallback(smsHandlingSchema, { actionType: 'none', actionValue: null });

/** What a company number starts with (annex F7). */
export const everyone: CallerIdPermission = { type: 'everyone', teammateIds: [] };
const storedPermission = v.fallback(callerIdPermissionSchema, everyone);

/** A phone number of a company number as the API answers it. */
export function toPhoneNumber(row: NumberRow): Company['phoneNumbers'][number] {
  return {
    id: row.id,
    ownerId: row.owner_id,
    number: row.number,
    label: row.label,
    isDefault: row.is_default,
    isTollFree: row.is_toll_free,
    isBeingSetUp: row.is_being_set_up,
  };
}

/** The whole company number as the API answers it (ENT-06). */
export function toCompany(row: CompanyRow, parts: CompanyParts): Company {
  const { numbers, ivr, ownerId, callerIDPermission } = parts;
  const { open, closed } = companyTargets(row, ownerId);
  const smsHandling: SmsHandling = v.parse(storedMessages, row.sms_handling);
  return {
    id: row.id,
    tenantId: row.tenant_id,
    label: row.label,
    isDefault: row.is_default,
    businessHour: storedHours(row.business_hour, row.time_zone),
    isContainDefaultNo: row.is_default && numbers.some((number) => number.is_default),
    phoneNumbers: numbers.map(toPhoneNumber),
    ivr,
    callHandlingOpenHour: open,
    callHandlingClosedHour: closed,
    override: storedOverride('company', row.routing_override, closed),
    smsHandling,
    callerIDPermission,
    ...stampsOf(row),
  };
}

/** A company number, whole; 404 when the tenant has none. */
export async function readCompany(tx: Tx, tenantId: string, id: string): Promise<Company> {
  const row = await readRow(tx, 'company', { tenantId, id });
  const numbers = await selectCompanyPhoneNumbers(tx, tenantId, [id]);
  const ownerId = await selectAccountOwner(tx, tenantId);
  const callerIDPermission = await readPermission(tx, tenantId, row.caller_id_permission);
  const ivr = await ownedMenus(tx, tenantId, { type: 'company', id });
  return toCompany(row, { numbers, ivr, ownerId, callerIDPermission });
}

/** People who left the account may show nothing; without anybody the preset applies (annex F7). */
async function readPermission(
  tx: Tx,
  tenantId: string,
  stored: unknown,
): Promise<CallerIdPermission> {
  const { type, teammateIds } = v.parse(storedPermission, stored);
  if (type === 'everyone' || teammateIds.length === 0) return everyone;
  const present = await presentPeople(tx, tenantId, teammateIds);
  const ids = new Set(present.map(({ id }) => id));
  return { type, teammateIds: teammateIds.filter((id) => ids.has(id)) };
}
