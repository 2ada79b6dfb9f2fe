import type { Page } from '@playwright/test';
import { call } from './people-api.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** A phone number that was bought, with the address of the calls that change it. */
interface BoughtNumber {
  readonly path: string;
  readonly number: string;
}

const read = (page: Page, path: string) => call<Stored>(page, { method: 'GET', path });

/** Reserves the first number on offer, as an admin does before it is bought. */
async function reserveNumber(page: Page): Promise<{ number: string; reservationId: string }> {
  const path = '/api/number/USA/251/false/bandwidth';
  const { items } = await call<{ items: { number: string }[] }>(page, { method: 'GET', path });
  const number = items[0]?.number ?? '';
  const reserve = { method: 'POST', path: '/api/number/reserve', body: { number } };
  const { reservationId } = await call<{ reservationId: string }>(page, reserve);
  return { number, reservationId };
}

/** A phone number as the pages write it: +1 (251) 555-0100. */
export function written(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
}

/** Adds a company number with one phone number, its default. */
export async function addCompanyNumber(
  page: Page,
  label: string,
): Promise<{ id: string; first: BoughtNumber }> {
  const bought = await reserveNumber(page);
  const body = { label, phoneNumbers: [bought] };
  const { id, phoneNumbers } = await call<Stored & { phoneNumbers: Stored[] }>(page, {
    method: 'POST',
    path: '/api/company',
    body,
  });
  const path = `/api/company/${id}/phonenumber/${phoneNumbers[0]?.id}`;
  return { id, first: { path, number: bought.number } };
}

/** Gives a company number another name. */
export async function renameCompanyNumber(page: Page, id: string, label: string): Promise<void> {
  const path = `/api/company/${id}`;
  const { version } = await read(page, path);
  await call(page, { method: 'PUT', path, body: { label }, version });
}

/** Sends the calls of a company number to a team while it is open, which it is always. */
export async function sendToTeam(page: Page, id: string, teamId: string): Promise<void> {
  const { version } = await read(page, `/api/company/${id}`);
  const body = { callHandlingOpenHour: { actionType: 'team', actionValue: teamId } };
  await call(page, { method: 'PUT', path: `/api/company/${id}/callhandling`, body, version });
}

/** Gives a company number up with its phone numbers. */
export async function removeCompanyNumber(page: Page, id: string): Promise<void> {
  const path = `/api/company/${id}`;
  const { version } = await read(page, path);
  await call(page, { method: 'DELETE', path, version });
}

/** One phone number more for a company number. */
export async function addPhoneNumber(page: Page, companyId: string): Promise<BoughtNumber> {
  const body = await reserveNumber(page);
  const path = `/api/company/${companyId}/phonenumber`;
  const { id } = await call<Stored>(page, { method: 'POST', path, body });
  return { path: `${path}/${id}`, number: body.number };
}

/** Makes a phone number the default of its owner. */
export async function makeDefault(page: Page, path: string): Promise<void> {
  const { version } = await read(page, `/api/phonenumber/${path.split('/').at(-1)}`);
  await call(page, { method: 'PUT', path, body: { isDefault: true }, version });
}

/** Gives a phone number up. */
export async function removePhoneNumber(page: Page, path: string): Promise<void> {
  const { version } = await read(page, `/api/phonenumber/${path.split('/').at(-1)}`);
  await call(page, { method: 'DELETE', path, version });
}
