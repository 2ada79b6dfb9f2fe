import type { Company } from '@jackfield/contract/api/company';
import type { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type * as v from 'valibot';

const at = '2026-01-05T15:00:00.000Z';
export const companyId = 'f1b7c1d0-0000-7000-8000-000000000001';
export const ownerId = 'f1b7c1d0-0000-7000-8000-000000000009';

/** A company number for tests: open at any time, voicemail of the owner. */
export function wholeCompany(given: Partial<Company> = {}): Company {
  const voicemail = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  } as const;
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [] };
  return {
    id: companyId,
    tenantId: 'f1b7c1d0-0000-7000-8000-00000000000f',
    label: 'Main line',
    isDefault: true,
    businessHour: {
      alwaysOpen: true,
      timeZone: 'America/Chicago',
      weekly: { ...none, friday: [], saturday: [], sunday: [] },
      dates: [],
    },
    isContainDefaultNo: false,
    phoneNumbers: [],
    callHandlingOpenHour: voicemail,
    callHandlingClosedHour: voicemail,
    override: null,
    smsHandling: { actionType: 'none', actionValue: null },
    callerIDPermission: { type: 'everyone', teammateIds: [] },
    version: 3,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

/** The routing of an account with that company number, one phone number, and its owner. */
export function sampleRouting(company: Company): v.InferOutput<typeof getRoutingConfig.answer> {
  const number = 'f1b7c1d0-0000-7000-8000-000000000002';
  return {
    country: 'USA',
    numbers: [
      {
        id: number,
        number: '+12515550100',
        label: 'Main line',
        ownerType: 'company',
        ownerId: company.id,
        canText: true,
      },
    ],
    companies: [
      {
        id: company.id,
        label: company.label,
        businessHour: company.businessHour,
        openHour: company.callHandlingOpenHour,
        closedHour: company.callHandlingClosedHour,
        override: null,
        sms: company.smsHandling.actionType === 'none' ? null : company.smsHandling,
      },
    ],
    teams: [],
    people: [
      {
        id: ownerId,
        name: 'Renee Castellano',
        status: 'active',
        missedCall: { actionType: 'voicemail', actionValue: null },
        hasGreeting: true,
      },
    ],
    menus: [],
    messages: [],
    blockedCallers: [],
    blockedNumbers: [],
    blockedCountries: [],
    allowedCountries: [],
  };
}
