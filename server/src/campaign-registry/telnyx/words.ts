import { type MessagingCarrier, messagingCarriers } from '@jackfield/contract/api/compliance';
import * as v from 'valibot';
import type { BrandWord, CampaignWord, FoundFault, VettingWord } from '../registry.ts';
import type { OrderedVetting, SentMark } from './records.ts';
import {
  networkSchema,
  type TelnyxBrand,
  type TelnyxCampaign,
  type TelnyxFeedback,
  type TelnyxVettings,
} from './shapes.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long what was said of a brand before it was sent again is no verdict of the new look. */
const looksAgainFor = hour;
/** How long a vetting may go without a result. */
const vettingPatience = 30 * day;

const faultIds: Readonly<Record<string, FoundFault['id'] | undefined>> = {
  TAX_ID: 'taxId',
  STOCK_SYMBOL: 'stockSymbol',
  GOVERNMENT_ENTITY: 'governmentEntity',
  NONPROFIT: 'nonProfit',
};

/** Our members of a brand by Telnyx's. */
const fieldOf: Readonly<Record<string, string | undefined>> = {
  companyName: 'companyName',
  displayName: 'brandName',
  ein: 'taxId',
  country: 'taxCountry',
  entityType: 'companyType',
  vertical: 'industry',
  website: 'website',
  stockExchange: 'stockExchange',
  stockSymbol: 'stockSymbol',
  street: 'address.streetName',
  city: 'address.city',
  state: 'address.stateCode',
  postalCode: 'address.zip',
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  email: 'contact.email',
  businessContactEmail: 'contact.email',
  phone: 'contact.phone',
};

/** What Telnyx found wrong with a brand; in its own words where ours don't know the kind. */
export function faultsOf(feedback: TelnyxFeedback): FoundFault[] {
  return feedback.map(({ id, description, fields }): FoundFault => {
    const known = [...new Set(fields.flatMap((field) => fieldOf[field] ?? []))];
    const fault = faultIds[id];
    if (fault !== undefined) return { id: fault, fields: known };
    return { id: 'other', fields: known, ...(description && { says: description }) };
  });
}

const other = (says: string | null | undefined): FoundFault => ({
  id: 'other',
  fields: [],
  ...(says && { says }),
});

/** Whether Telnyx has looked at a brand, as far as it says. */
export const isRefused = ({ status, identityStatus }: TelnyxBrand): boolean =>
  status === 'REGISTRATION_FAILED' ||
  (status !== 'REGISTRATION_PENDING' &&
    (identityStatus === 'UNVERIFIED' || identityStatus === 'SELF_DECLARED'));

/** What Telnyx says of a brand now. It has no word for one that is suspended. */
export function brandSays(
  brand: TelnyxBrand,
  feedback: TelnyxFeedback,
  { sent, now }: { sent: SentMark | null; now: Date },
): Pick<BrandWord, 'status' | 'faults'> {
  const { status, identityStatus, failureReasons } = brand;
  if (status === 'REGISTRATION_FAILED')
    return { status: 'unverified', faults: [other(failureReasons)] };
  const isLooking =
    sent !== null &&
    sent.stood === identityStatus &&
    now.getTime() - Date.parse(sent.at) < looksAgainFor;
  if (status === 'REGISTRATION_PENDING' || !identityStatus || isLooking) {
    return { status: 'pending', faults: [] };
  }
  if (!isRefused(brand)) return { status: 'verified', faults: [] };
  const faults = faultsOf(feedback);
  return { status: 'unverified', faults: faults.length > 0 ? faults : [other(failureReasons)] };
}

/** Vettings of a kind that a brand has at Telnyx, the newest first. */
export function vettingsLike(
  all: TelnyxVettings,
  { evpId, vettingClass }: Pick<OrderedVetting, 'evpId' | 'vettingClass'>,
) {
  return all
    .filter((one) => one.evpId === evpId && one.vettingClass === vettingClass)
    .toSorted((one, next) => (next.createDate ?? '').localeCompare(one.createDate ?? ''));
}

/** Whether a vetting at Telnyx came of an order; the clocks of both may differ by a day. */
export const isOfOrder = (
  { createDate }: TelnyxVettings[number],
  { at }: Pick<OrderedVetting, 'at'>,
): boolean => !createDate || Date.parse(createDate) > Date.parse(at) - day;

/** What became of a vetting: a date without a score, or nothing for a month, is a failure. */
export function vettingSays(ordered: OrderedVetting, all: TelnyxVettings, now: Date): VettingWord {
  const { id, at } = ordered;
  const found = vettingsLike(all, ordered).find((one) => isOfOrder(one, ordered));
  if (found?.vettedDate) {
    const score = found.vettingScore ?? null;
    return { id, heard: 2, status: score === null ? 'failed' : 'passed', score };
  }
  const isOver = now.getTime() - Date.parse(at) > vettingPatience;
  if (isOver) return { id, heard: 2, status: 'failed', score: null };
  return { id, heard: 1, status: 'requested', score: null };
}

/** When a brand is asked about again: what is under way soon, anything else the next day. */
export function askBrandAgain(
  { status }: Pick<BrandWord, 'status'>,
  vettings: readonly VettingWord[],
  now: Date,
): Date {
  const isOpen = vettings.some((one) => one.status === 'requested');
  const wait = status === 'pending' ? hour / 4 : isOpen ? hour : day;
  return new Date(now.getTime() + wait);
}

/** How a campaign stands (annex E6). */
export function campaignState(campaign: TelnyxCampaign): CampaignWord['status'] {
  const { campaignStatus, status, submissionStatus } = campaign;
  if (status === 'EXPIRED') return 'suspended';
  switch (campaignStatus) {
    case 'TCR_FAILED':
    case 'TELNYX_FAILED':
    case 'MNO_REJECTED':
    case 'MNO_PROVISIONING_FAILED':
      return 'rejected';
    case 'TCR_SUSPENDED':
    case 'TCR_EXPIRED':
      return 'suspended';
    case 'MNO_PROVISIONED':
      return 'active';
    default:
      return submissionStatus === 'FAILED' ? 'rejected' : 'pendingReview';
  }
}

/** Telnyx takes an appeal of these alone. */
export const isAppealable = ({ campaignStatus }: TelnyxCampaign): boolean =>
  campaignStatus === 'TELNYX_FAILED' || campaignStatus === 'MNO_REJECTED';

const carrierNames: readonly (readonly [MessagingCarrier, RegExp])[] = [
  ['AT&T', /at&?t\b/i],
  ['T-Mobile', /t-?mobile/i],
  ['Verizon', /verizon/i],
  ['US Cellular', /u\.?\s?s\.?\s*cellular/i],
];

/** Which carrier each network id stands for, by what its metadata call it; others are left out. */
export function carriersOf(
  metadata: Readonly<Record<string, unknown>>,
): Record<string, MessagingCarrier | undefined> {
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([network, about]) => {
      const named = v.safeParse(networkSchema, about);
      if (!named.success) return [];
      const found = carrierNames.find(([, pattern]) => pattern.test(named.output.mno));
      return found === undefined ? [] : [[network, found[0]]];
    }),
  );
}

type CarrierWord = CampaignWord['carriers'][number];

const approvals = new Set(['APPROVED', 'REGISTERED']);
const refusals = new Set(['REJECTED', 'SUSPENDED', 'DECLINED', 'EXPIRED']);
const stateOf = (said: unknown): CarrierWord['state'] => {
  if (typeof said !== 'string') return 'waiting';
  return approvals.has(said) ? 'approved' : refusals.has(said) ? 'refused' : 'waiting';
};
const worst = { refused: 0, waiting: 1, approved: 2 } as const;

interface Carriers {
  /** States by network id. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, MessagingCarrier | undefined>>;
  /** What was said before: Telnyx says no times, so each state has that of its first word. */
  readonly before: readonly CarrierWord[];
}

/** What Telnyx and the carriers say of a campaign now; of two networks of a carrier the worse counts. */
export function campaignSays(
  campaign: TelnyxCampaign,
  { states, networks, before }: Carriers,
  now: Date,
): Pick<CampaignWord, 'status' | 'carriers' | 'rejections'> {
  const status = campaignState(campaign);
  const carriers = messagingCarriers.map((carrier): CarrierWord => {
    const own = Object.entries(states).flatMap(([network, said]) =>
      networks[network] === carrier ? [stateOf(said)] : [],
    );
    const isStopped = carrier === 'T-Mobile' && campaign.isTMobileSuspended === true;
    const [state = 'waiting'] = isStopped
      ? (['refused'] as const)
      : own.toSorted((one, next) => worst[one] - worst[next]);
    if (state === 'waiting') return { carrier, state, at: null };
    const same = before.find((one) => one.carrier === carrier && one.state === state);
    return { carrier, state, at: same?.at ?? now.toISOString() };
  });
  const isNo = status === 'rejected' || status === 'suspended';
  const reason = isNo ? campaign.failureReasons?.trim() : undefined;
  return {
    status,
    carriers,
    rejections: reason ? [{ code: null, description: reason, field: null }] : [],
  };
}

/** When a campaign is asked about again. */
export const askCampaignAgain = ({ status }: Pick<CampaignWord, 'status'>, now: Date): Date =>
  new Date(now.getTime() + (status === 'pendingReview' ? hour : day));
