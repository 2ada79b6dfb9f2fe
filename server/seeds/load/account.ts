import { planTrialOver } from '../../src/areas/tenant/trial-over.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { loadBilling } from './billing.ts';
import { loadBlacklist } from './blacklist.ts';
import { loadCompanies } from './companies.ts';
import { loadCompliance } from './compliance.ts';
import { loadConsents } from './consents.ts';
import { loadHistory } from './history.ts';
import { numberInvoices } from './invoices.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';
import { loadMenus } from './menus.ts';
import { loadOrders } from './orders.ts';
import { loadPortOrder } from './port-order.ts';
import { loadPeople, serviceAddress } from './people.ts';
import { loadTeams } from './teams.ts';
import { loadTestCalls } from './test-calls.ts';
import { loadUsage } from './usage.ts';

/** Puts one demo account into the database. */
export async function loadAccount(loading: Loading): Promise<void> {
  const { account, tx, tenantId, now } = loading;
  const at = daysAgo(now, account.createdDaysAgo);
  const trial = account.isTrial && {
    ...trialLimits,
    trial_ends_at: daysAgo(now, account.createdDaysAgo - trialDays),
  };
  const verified = daysAgo(now, Math.min(47, account.createdDaysAgo));
  const abroad = account.callsTo && {
    international_requested_at: verified,
    international_requested_by: nameOf(ownerOf(account)),
    international_checked_at: verified,
    international_checked_by: nameOf(ownerOf(account)),
    is_verified_international_call: true,
    is_verified_charges: true,
    restriction_type: 'selected' as const,
    allowed_countries: [...account.callsTo],
  };
  await insertAll(tx, 'tenant', [
    {
      id: tenantId,
      company_name: account.companyName,
      company_address: JSON.stringify(account.address),
      time_zone: account.timeZone,
      language: account.language ?? 'en',
      country: account.country,
      currency: account.currency,
      status: 'active',
      is_company_setup: true,
      on_boarding_10dlc_brand: account.brands.some((brand) => brand.status === 'verified'),
      on_boarding_10dlc_campaign: account.brands.some((brand) =>
        brand.campaigns.some((campaign) => campaign.status === 'active'),
      ),
      stripe_id: `cus_${account.key}`,
      stripe_email: ownerOf(account).email,
      is_trial: account.isTrial,
      e911_address: account.country === 'MYS' ? null : JSON.stringify(serviceAddress(loading)),
      created_at: at,
      updated_at: at,
      ...trial,
      ...abroad,
    },
  ]);
  await insertAll(tx, 'tenant_sequence', [{ tenant_id: tenantId, event_seq: 0, audit_seq: 0 }]);
  if (trial) await planTrialOver(tx, tenantId, trial.trial_ends_at);
  await loadPeople(loading);
  await loadTestCalls(loading);
  await loadTeams(loading);
  await loadCompanies(loading);
  await loadMenus(loading);
  await loadBilling(loading);
  await loadOrders(loading);
  await loadPortOrder(loading);
  await numberInvoices(loading);
  await loadBlacklist(loading);
  await loadUsage(loading);
  await loadCompliance(loading);
  await loadConsents(loading);
  await loadHistory(loading);
}

/** Length and limits of a trial account (OP-55, annex J9). */
const trialDays = 14;
const trialLimits = {
  trial_maximum_company: 1,
  trial_maximum_company_did: 2,
  trial_maximum_device: 3,
  trial_maximum_user: 5,
  trial_maximum_user_did: 5,
};
