import type { AccountCountry } from '@jackfield/contract';
import {
  getNumberHold,
  getPhoneNumber,
  listTenantNumbers,
  releaseReservation,
  reserveNumber,
  searchNumbers,
  suggestionLimit,
} from '@jackfield/contract/api/number';
import { numberTypesOf, toAmount } from '@jackfield/domain';
import { tollFreePrefixes } from '@jackfield/domain/number-search';
import { t } from '@jackfield/texts';
import { numberItem } from '@jackfield/contract/api/price';
import type { FastifyInstance } from 'fastify';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { signedIn } from '../../platform/context.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { priceIn, priceListOf } from '../prices/price-list.ts';
import { checkBuyer } from './buyer.ts';
import { heldUntil } from './held-numbers.ts';
import { addOwnerNumberRoutes } from './owner-routes.ts';
import { readTenantNumber, selectAlike, selectTenantNumbers } from './repository.ts';
import { freeAmong, release, reserve } from './reservations.ts';
import { texts } from './texts.ts';

/**
 * Who may do what with phone numbers (annex C3). Standard users search and buy in the onboarding
 * wizard only; what they may read and buy, the services look at.
 */
const numberPolicy = definePolicy({
  'number.search': { who: ['admin', 'standard'] },
  'number.reserve': { who: ['admin', 'standard'] },
  'number.release': { who: ['admin', 'standard'] },
  'phoneNumber.get': { who: ['admin', 'standard'] },
  'phoneNumber.hold': { who: ['admin'] },
  'tenant.phoneNumbers': { who: ['admin'] },
  'teammateNumber.list': { who: ['admin', 'standard'], self: 'id' },
  'teammateNumber.add': {
    who: ['admin', 'standard'],
    self: 'id',
    impersonation: false,
    key: true,
  },
  'teammateNumber.update': { who: ['admin', 'standard'], self: 'id' },
  'teammateNumber.delete': { who: ['admin'], impersonation: false },
  'companyNumber.list': { who: ['admin'] },
  'companyNumber.add': { who: ['admin'] },
  'companyNumber.update': { who: ['admin'] },
  'companyNumber.delete': { who: ['admin'] },
});

const countries: readonly AccountCountry[] = ['USA', 'CAN', 'MYS'];

function checkSearch(country: AccountCountry, areaCode: string, isTollFree: boolean): void {
  if (!isTollFree) return;
  if (!numberTypesOf(country).includes('tollFree')) {
    throw invalidField('isTollFree', t(texts.typeUnavailable));
  }
  if (!(tollFreePrefixes as readonly string[]).includes(areaCode)) {
    throw invalidField(
      'areaCode',
      t(texts.prefixUnknown, { prefixes: tollFreePrefixes.join(', ') }),
    );
  }
}

/** Phone numbers: search, reservation, purchase, label, default (API-10, API-14, API-64, API-95). */
export function addNumberRoutes(
  app: FastifyInstance,
  { lookup }: { readonly lookup: NumberLookup },
): void {
  addPolicy(app, numberPolicy);

  addRoute(app, searchNumbers, async ({ context, params, query }) => {
    const { tenantId } = signedIn(context);
    const { country, areaCode, provider } = params;
    const { limit = suggestionLimit, startAfter, digits } = query;
    const isTollFree = params.isTollFree === 'true';
    checkSearch(country, areaCode, isTollFree);
    const wanted = { account: tenantId, country, areaCode, isTollFree, limit, startAfter, digits };
    const found = await lookup.search(wanted, provider, freeAmong(context));
    const { currency, prices } = await context.read(async (tx) => {
      const account = await accountRow(tx, tenantId);
      return { ...account, prices: await priceListOf(tx, account.currency) };
    });
    const items = found.map((number) => ({
      ...number,
      monthlyPrice: toAmount(priceIn(prices, numberItem(number.isTollFree)).cents),
      currency,
    }));
    return pageAnswer(items, items.length, wantedPage({}));
  });

  addRoute(app, reserveNumber, async ({ context, body }) => {
    await context.read((tx) => checkBuyer(tx, context));
    const { country: own, tenantId: account } = signedIn(context);
    const found = await lookup.find(body.number, { account, countries: [own, ...countries] });
    if (found === null) throw new ApiError('NUMBERTAKEN');
    return reserve(context, found);
  });

  addRoute(app, releaseReservation, async ({ context, params }) => {
    await context.read((tx) => checkBuyer(tx, context));
    await release(context, params.reservationId);
  });

  addRoute(app, getPhoneNumber, async ({ context, params }) => {
    const { tenantId, teammateId } = signedIn(context);
    const number = await context.read((tx) => readTenantNumber(tx, tenantId, params.id));
    if (context.reach === 'own' && number.ownerId !== teammateId) throw notFound();
    return number;
  });

  addRoute(app, getNumberHold, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const { provider } = await context.read((tx) =>
      readRow(tx, 'phone_number', { tenantId, id: params.id }),
    );
    return { heldUntil: heldUntil(lookup, provider, context.clock.now()).toISOString() };
  });

  addRoute(app, listTenantNumbers, async ({ context, params, query }) => {
    const { tenantId } = signedIn(context);
    if (params.id.toLowerCase() !== tenantId) throw notFound();
    const page = wantedPage(query);
    const { sortBy = 'number', direction = 'asc', search, ownerType } = query;
    const isTollFree = query.isTollFree === undefined ? undefined : query.isTollFree === 'true';
    const { orderStatus, campaignId } = query;
    const listing = {
      tenantId,
      page,
      sortBy,
      direction,
      search,
      ownerType,
      texting: query.texting,
      isTollFree,
      campaignId,
      orderStatus,
    };
    const { items, total, alike } = await context.read(async (tx) => ({
      ...(await selectTenantNumbers(tx, listing)),
      alike: await selectAlike(tx, tenantId),
    }));
    return { ...pageAnswer(items, total, page), alike };
  });

  addOwnerNumberRoutes(app, 'teammate', lookup);
  addOwnerNumberRoutes(app, 'company', lookup);
}
