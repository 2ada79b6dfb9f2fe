import {
  type BrandPage,
  type CampaignPage,
  type DirectoryPage,
  type NumberPage,
  type OutboundPage,
  paths,
  type TeamPage,
  type UserPage,
  type YourSettingsPage,
} from '../../shared/contract/src/paths.ts';
import { expect, type Page } from '@playwright/test';
import { call, find } from './people-api.ts';

/** Ids of the demo account, for the pages of one record each. */
interface Records {
  number: string;
  /** A phone number of that company number. */
  phone: string;
  user: string;
  /** A phone number of that user. */
  userPhone: string;
  team: string;
  invoice: string;
  brand: string;
  campaign: string;
  /** Of the call log. */
  call: string;
  /** A plan of files. */
  plan: string;
  /** A porting order. */
  portOrder: string;
}

interface Listed {
  items: readonly { id: string; isDefault?: boolean }[];
}

async function firstOf(page: Page, path: string): Promise<string> {
  const { items } = await call<Listed>(page, { method: 'GET', path });
  const id = (items.find(({ isDefault }) => isDefault) ?? items[0])?.id;
  if (id === undefined) throw new Error(`${path} lists nothing.`);
  return id;
}

async function readRecords(page: Page): Promise<Records> {
  const number = await firstOf(page, '/api/company');
  const { id: user } = await find(page, 'Maya Okafor');
  return {
    number,
    phone: await firstOf(page, `/api/company/${number}/phonenumber`),
    user,
    userPhone: await firstOf(page, `/api/teammate/${user}/phonenumber`),
    team: await firstOf(page, '/api/team'),
    invoice: await firstOf(page, '/api/invoice'),
    brand: await firstOf(page, '/api/brand'),
    campaign: await firstOf(page, '/api/campaign'),
    call: await firstOf(page, '/api/call-log'),
    plan: await planFiles(page),
    portOrder: await firstOf(page, '/api/portorder'),
  };
}

/** Makes a plan of files, which changes nothing. */
async function planFiles(page: Page): Promise<string> {
  const files = [{ path: 'phones.yaml', text: 'jackfield: 1\nblocked: ["+12515550123"]\n' }];
  const plan = { method: 'POST', path: '/api/config/plan', body: { files } } as const;
  return (await call<{ id: string }>(page, plan)).id;
}

/** Every value of a union, once: one that is missing or too much is a type error. */
const every = <Value extends string>(values: { [value in Value]: true }): string[] =>
  Object.keys(values);

const directory = every<DirectoryPage>({ 'directory-listing': true, 'order-history': true });
const outbound = every<OutboundPage>({ 'outbound-calling-name': true, 'order-history': true });
const ofNumber = every<NumberPage>({
  info: true,
  'business-hour': true,
  'call-handling': true,
  'sms-handling': true,
  'advanced-settings': true,
  'planned-changes': true,
});
const ofUser = every<UserPage>({
  profile: true,
  'phone-numbers': true,
  'call-handling': true,
  voicemail: true,
  'my-device': true,
  notifications: true,
  security: true,
});
const ofTeam = every<TeamPage>({
  members: true,
  'inbound-flow': true,
  'business-hour': true,
  'call-handling': true,
  voicemail: true,
});
const ofBrand = every<BrandPage>({
  'brand-details': true,
  'brand-vetting': true,
  'associated-campaign': true,
});
const ofCampaign = every<CampaignPage>({
  'campaign-details': true,
  'associated-numbers': true,
  'carrier-term-preview': true,
  consents: true,
});
const own = every<YourSettingsPage>({
  profile: true,
  'phone-numbers': true,
  'call-handling': true,
  voicemail: true,
  'my-device': true,
  calls: true,
  texts: true,
  'advanced-settings': true,
  notifications: true,
  security: true,
});

/** What the paths of records are filled with, by their name in `paths`. */
type Fill = Record<string, readonly (readonly unknown[])[]>;

interface OwnRecords {
  readonly phone: string;
  readonly call: string;
}

const filledOwn = ({ phone, call: id }: OwnRecords): Fill => ({
  page: own.map((page) => [page]),
  call: [[id]],
  messages: [[], ['deleted']],
  directoryEdit: directory.map((page) => [phone, page]),
  outboundEdit: outbound.map((page) => [phone, page]),
});

const filled = (ids: Records): Fill => ({
  'numbers.away': [[]],
  'numbers.edit': ofNumber.map((page) => [ids.number, page]),
  'numbers.past': [[ids.number]],
  'numbers.frontDesk': [[ids.number]],
  'numbers.directoryEdit': directory.map((page) => [ids.number, ids.phone, page]),
  'numbers.outboundEdit': outbound.map((page) => [ids.number, ids.phone, page]),
  'users.edit': ofUser.map((page) => [ids.user, page]),
  'users.directoryEdit': directory.map((page) => [ids.user, ids.userPhone, page]),
  'users.outboundEdit': outbound.map((page) => [ids.user, ids.userPhone, page]),
  'teams.edit': ofTeam.map((page) => [ids.team, page]),
  'integrations.filePlan': [[ids.plan]],
  menus: [
    [{ ownerType: 'company', ownerId: ids.number }],
    [{ ownerType: 'team', ownerId: ids.team }],
  ],
  'company.call': [[ids.call]],
  'company.portOrder': [[ids.portOrder]],
  'company.numberDetails': [[ids.phone]],
  'company.numberRegistration': [[ids.phone]],
  'company.directoryEdit': directory.map((page) => [ids.phone, ids.phone, page]),
  'company.outboundEdit': outbound.map((page) => [ids.phone, ids.phone, page]),
  'billing.invoice': [[ids.invoice]],
  'compliance.editBrand': [[ids.brand]],
  'compliance.brand': ofBrand.map((page) => [ids.brand, page]),
  'compliance.addCampaign': [[]],
  'compliance.editCampaign': [[ids.campaign]],
  'compliance.campaign': ofCampaign.map((page) => [ids.campaign, page]),
});

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Fills every path below a branch of `paths`; one that nothing is known to fill with fails. */
function below(branch: Branch, name: string, fill: Fill): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const at = name === '' ? key : `${name}.${key}`;
    if (isBranch(value)) return below(value, at, fill);
    if (typeof value !== 'function') throw new Error(`paths.${at} is no path.`);
    const given = fill[at] ?? (value.length === 0 ? [[]] : null);
    if (given === null) throw new Error(`Nothing is known to fill paths.${at} with.`);
    return given.map((values) => String(Reflect.apply(value, undefined, values)));
  });
}

/** Paths that lead on to another page. */
const leadOn = new Set([paths.admin.root(), paths.admin.gettingStarted()]);

/**
 * Every page of admins, as the owner of the demo account opens it, made from `paths`: a path that
 * is added there is walked from then on. Whoever is signed in must be the owner.
 */
export async function adminRoutes(page: Page): Promise<readonly string[]> {
  const all = below(paths.admin, '', filled(await readRecords(page)));
  return all.filter((path) => !leadOn.has(path));
}

/** Every page of somebody's own settings, as a standard user opens it. */
async function ownRoutes(page: Page): Promise<readonly string[]> {
  const { id } = await call<{ id: string }>(page, { method: 'GET', path: '/api/user' });
  const phone = await firstOf(page, `/api/teammate/${id}/phonenumber`);
  const called = await firstOf(page, '/api/call-log');
  return below(paths.yourSettings, '', filledOwn({ phone, call: called }));
}

/** Sections of the portal, each walked by one test, so that no test grows with all of them. */
export const sections = [
  { section: '/your-settings/', who: 'standard', target: 'mfe-settings' },
  { section: '/admin-settings/home', who: 'owner', target: 'host' },
  { section: '/admin-settings/numbers/', who: 'owner', target: 'mfe-numbers' },
  { section: '/admin-settings/users/', who: 'owner', target: 'mfe-people' },
  { section: '/admin-settings/teams/', who: 'owner', target: 'mfe-people' },
  { section: '/admin-settings/deskphones/', who: 'owner', target: 'mfe-people' },
  { section: '/admin-settings/company/', who: 'owner', target: 'mfe-numbers' },
  { section: '/admin-settings/billing/', who: 'owner', target: 'mfe-billing' },
  { section: '/admin-settings/compliance/', who: 'owner', target: 'mfe-compliance' },
  { section: '/admin-settings/integrations/', who: 'owner', target: 'mfe-integrations' },
] as const;

type Section = (typeof sections)[number]['section'];

/** Every page of a section, as whoever walks it opens them; they must be signed in. */
export async function routesBelow(page: Page, section: Section): Promise<readonly string[]> {
  const isOwn = section === '/your-settings/';
  const all = await (isOwn ? ownRoutes(page) : adminRoutes(page));
  return all.filter((path) => path.startsWith(section));
}

/** Opens a page and waits until all of it stands. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
