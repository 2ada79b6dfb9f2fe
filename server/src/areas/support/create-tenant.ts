import type { AccountCountry } from '@jackfield/contract';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { supportActor } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { insertPhoneNumber } from '../phone-numbers/insert.ts';
import { auditAuth } from '../session/tokens/audit.ts';
import { sendConfirmation } from '../session/links/invite.ts';
import { placeOf } from '../../platform/http/location.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import { planTrialOver } from '../tenant/trial-over.ts';
import type { SupportServices } from './services.ts';
import { freeStarterNumber } from './starter-number.ts';

export interface NewTenant {
  companyName: string;
  country: AccountCountry;
  owner: { email: string; firstName: string; lastName: string };
}

interface Ids {
  tenantId: string;
  teammateId: string;
}

/**
 * Makes an account with its owner (OP-55): pending, on trial with the configured limits, one
 * default company number with one phone number; the owner gets the confirmation mail. Throws
 * DUPLICATE when somebody has the email already.
 */
export function createTenant(
  services: SupportServices,
  wanted: NewTenant,
  requestId: string,
): Promise<Ids> {
  const now = services.clock.now();
  const ids = { tenantId: newId(), teammateId: newId() };
  return namingDuplicates(
    services.db.system(async (tx) => {
      await insertTenant(tx, services, wanted, ids.tenantId, now);
      await insertOwner(tx, wanted, ids, now);
      await insertCompany(tx, wanted, ids, now);
      const name = `${wanted.owner.firstName} ${wanted.owner.lastName}`;
      await sendConfirmation(
        tx,
        { ...ids, email: wanted.owner.email, name },
        { now, publicUrl: services.publicUrl },
      );
      await auditAuth(tx, {
        tenantId: ids.tenantId,
        at: now,
        actor: supportActor,
        via: 'support',
        action: 'tenant.create',
        entity: 'tenant',
        entityId: ids.tenantId,
        entityName: wanted.companyName,
        after: {
          companyName: wanted.companyName,
          country: wanted.country,
          owner: wanted.owner.email,
        },
        requestId,
      });
      return ids;
    }),
  );
}

const currencyOf = (country: AccountCountry) => (country === 'MYS' ? 'myr' : 'usd');

const day = 86_400_000;

async function insertTenant(
  tx: Tx,
  { support: config }: SupportServices,
  { companyName, country, owner }: NewTenant,
  id: string,
  now: Date,
) {
  const { trial } = config;
  const trialEndsAt = new Date(now.getTime() + trial.days * day);
  await tx
    .insertInto('tenant')
    .values({
      id,
      company_name: companyName,
      company_address: JSON.stringify({
        streetAddress: '',
        extendedAddress: '',
        locality: '',
        region: '',
        postalCode: '',
      }),
      time_zone: placeOf(country).timeZone,
      country,
      currency: currencyOf(country),
      status: 'pending',
      stripe_email: owner.email,
      is_trial: true,
      trial_ends_at: trialEndsAt,
      trial_maximum_company: trial.company,
      trial_maximum_company_did: trial.companyDid,
      trial_maximum_device: trial.device,
      trial_maximum_user: trial.user,
      trial_maximum_user_did: trial.userDid,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await planTrialOver(tx, id, trialEndsAt);
}

const ownerExtension = '101';

async function insertOwner(tx: Tx, { country, owner }: NewTenant, ids: Ids, now: Date) {
  await tx
    .insertInto('teammate')
    .values({
      id: ids.teammateId,
      tenant_id: ids.tenantId,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      extension: ownerExtension,
      role: 'admin',
      status: 'pending',
      is_tenant_owner: true,
      time_zone: placeOf(country).timeZone,
      sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
      call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
      missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

async function insertCompany(tx: Tx, wanted: NewTenant, ids: Ids, now: Date) {
  const id = newId();
  const tenant = { tenant_id: ids.tenantId, created_at: now, updated_at: now };
  const owner = { actionType: 'teammate', actionValue: ids.teammateId };
  const voicemail = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId: ids.teammateId },
  };
  await tx
    .insertInto('company')
    .values({
      id,
      ...tenant,
      label: wanted.companyName.slice(0, 50),
      is_default: true,
      business_hour: JSON.stringify(alwaysOpenIn(placeOf(wanted.country).timeZone)),
      call_handling_open_hour: JSON.stringify(owner),
      call_handling_closed_hour: JSON.stringify(voicemail),
    })
    .execute();
  await insertPhoneNumber(tx, {
    id: newId(),
    ...tenant,
    number: await freeStarterNumber(tx, wanted.country),
    owner_type: 'company',
    owner_id: id,
    is_default: true,
    country: wanted.country,
    currency: currencyOf(wanted.country),
  });
  const created = { method: 'CreateEntityAsync', eventType: 'company', id } as const;
  await appendEvent(tx, ids.tenantId, created, now);
}
