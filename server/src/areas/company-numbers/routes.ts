import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import {
  type CompanyListItem,
  createCompany as createEndpoint,
  deleteCompany as deleteEndpoint,
  endCompanyOverride,
  getCompany,
  getCompanyHold,
  listCompanies,
  ownCompanyNumber,
  setCompanyBusinessHour,
  setCompanyCallHandling as callHandlingEndpoint,
  setCompanyOverride,
  updateCompany as updateEndpoint,
} from '@jackfield/contract/api/company';
import type { FastifyInstance } from 'fastify';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { storedHours } from '../call-handling/stored-hours.ts';
import { closedUntil } from '../call-handling/stored-override.ts';
import { overrideAction, overrideBy } from '../call-handling/change-override.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { stampsOf } from '../../platform/rows.ts';
import { definePolicy } from '../../platform/policy.ts';
import type { Tx } from '../../platform/database.ts';
import { heldUntil } from '../phone-numbers/held-numbers.ts';
import { createCompany } from './create.ts';
import { readCompany, toPhoneNumber } from './record.ts';
import { removeCompany } from './remove.ts';
import {
  type CompanyRow,
  type NumberRow,
  selectAccountOwner,
  selectCompanies,
  selectCompanyPhoneNumbers,
  selectDefaultNumber,
  selectTargetNames,
} from './repository.ts';
import { companyTargets, idsOfTarget, summaryOf } from './target.ts';
import { changeCompany, permissionOf } from './company-record.ts';

/**
 * Until when the phone numbers of a company number would be held if it were deleted now, the first
 * end of several; null without any. Throws 404.
 */
async function holdOf(
  tx: Tx,
  context: RequestContext,
  id: string,
  lookup: NumberLookup,
): Promise<string | null> {
  const { tenantId } = signedIn(context);
  await readCompany(tx, tenantId, id);
  const numbers = await tx
    .selectFrom('phone_number')
    .select('provider')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', id)
    .execute();
  const now = context.clock.now();
  const ends = numbers.map(({ provider }) => heldUntil(lookup, provider, now).toISOString());
  return ends.toSorted()[0] ?? null;
}

/** Company numbers belong to admins; under which number the company is called everybody knows. */
const companyPolicy = definePolicy({
  'company.list': { who: ['admin'] },
  'user.companyNumber': { who: ['admin', 'standard'] },
  'company.get': { who: ['admin'] },
  'company.hold': { who: ['admin'] },
  'company.create': { who: ['admin'] },
  'company.update': { who: ['admin'] },
  'company.delete': { who: ['admin'] },
  'company.setBusinessHour': { who: ['admin'] },
  'company.setCallHandling': { who: ['admin'] },
  'company.setOverride': { who: ['admin'] },
  'company.endOverride': { who: ['admin'] },
});

/** Company numbers of the account. */
export function addCompanyRoutes(
  app: FastifyInstance,
  { lookup }: { readonly lookup: NumberLookup },
): void {
  addPolicy(app, companyPolicy);

  addRoute(app, listCompanies, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const page = wantedPage(query);
    return context.read(async (tx) => {
      const { rows, total } = await selectCompanies(tx, {
        tenantId,
        page,
        direction: query.direction ?? 'asc',
        search: query.search,
      });
      if (rows.length === 0) return pageAnswer([], total, page);
      const ids = rows.map((row) => row.id);
      const numbers = await selectCompanyPhoneNumbers(tx, tenantId, ids);
      const ownerId = await selectAccountOwner(tx, tenantId);
      const targetsOf = (row: CompanyRow) => companyTargets(row, ownerId);
      const targets = rows.map(targetsOf).flatMap(({ open, closed }) => [open, closed]);
      const names = await selectTargetNames(tx, tenantId, targets.flatMap(idsOfTarget));
      const byOwner = Map.groupBy(numbers, (number) => number.owner_id);
      const items = rows.map((row) =>
        companyListItem(row, byOwner.get(row.id) ?? [], {
          openHourTarget: summaryOf(targetsOf(row).open, names),
          closedHourTarget: summaryOf(targetsOf(row).closed, names),
        }),
      );
      return pageAnswer(items, total, page);
    });
  });

  addRoute(app, ownCompanyNumber, ({ context }) =>
    context.read(async (tx) => ({
      number: await selectDefaultNumber(tx, signedIn(context).tenantId),
    })),
  );

  addRoute(app, getCompany, ({ context, params }) =>
    context.read((tx) => readCompany(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, createEndpoint, ({ context, body }) => createCompany(context, body, lookup));

  addRoute(app, getCompanyHold, ({ context, params }) =>
    context.read(async (tx) => ({
      heldUntil: await holdOf(tx, context, params.id, lookup),
    })),
  );

  addRoute(app, deleteEndpoint, ({ context, params }) => removeCompany(context, params.id, lookup));

  addRoute(app, updateEndpoint, ({ context, params: { id }, body }) => {
    const { label, callerIDPermission: permission } = body;
    const members = { label, callerIDPermission: permission && permissionOf(permission) };
    return changeCompany(context, id, { action: 'company.update', members });
  });

  addRoute(app, setCompanyBusinessHour, ({ context, params: { id }, body }) =>
    changeCompany(context, id, {
      action: 'company.setBusinessHour',
      members: { businessHour: body },
      pathOf: () => '',
    }),
  );

  addRoute(app, callHandlingEndpoint, ({ context, params: { id }, body }) =>
    changeCompany(context, id, { action: 'company.setCallHandling', members: body }),
  );

  const setOverride = (context: RequestContext, id: string, wanted: CallOverrideChange | null) =>
    changeCompany(context, id, {
      action: overrideAction('company', wanted),
      members: { override: wanted && overrideBy(context, wanted) },
    });

  addRoute(app, setCompanyOverride, ({ context, params, body }) =>
    setOverride(context, params.id, body),
  );

  addRoute(app, endCompanyOverride, ({ context, params }) => setOverride(context, params.id, null));
}

/** A row of the company numbers listing (ENT-06). */
function companyListItem(
  row: CompanyRow,
  numbers: readonly NumberRow[],
  targets: Pick<CompanyListItem, 'openHourTarget' | 'closedHourTarget'>,
): CompanyListItem {
  return {
    id: row.id,
    label: row.label,
    isDefault: row.is_default,
    isContainDefaultNo: row.is_default && numbers.some((number) => number.is_default),
    phoneNumbers: numbers.map(toPhoneNumber),
    ...targets,
    isAlwaysOpen: storedHours(row.business_hour, row.time_zone).alwaysOpen,
    timeZone: row.time_zone,
    closedUntil: closedUntil('company', row.routing_override, row.time_zone),
    ...stampsOf(row),
  };
}
