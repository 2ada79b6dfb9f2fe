import type { Page } from '@playwright/test';

interface Person {
  id: string;
  version: number;
  fullName: string;
  email: string;
  extension: string;
}

interface Call {
  method: string;
  path: string;
  body?: unknown;
  version?: number;
}

/** Calls the API with the session of a page's browser. */
export async function call<Answer>(page: Page, request: Call): Promise<Answer> {
  const { method, path, body, version } = request;
  const response = await page.request.fetch(path, {
    method,
    headers: {
      'x-jackfield': '1',
      'content-type': 'application/json',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(method === 'POST' &&
        path === '/api/teammate' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { data: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return JSON.parse(text || 'null');
}

let made = 0;

/** Invites a person with a name and address that nobody else has. */
export function invite(page: Page, firstName: string, more: object = {}): Promise<Person> {
  made += 1;
  const lastName = `Case ${Date.now()}${made}`;
  const email = `${firstName}.${lastName}@harbordental.com`.toLowerCase().replaceAll(' ', '');
  const body = { email, firstName, lastName, role: 'standard', ...more };
  return call(page, { method: 'POST', path: '/api/teammate', body });
}

/** The person of an email address. */
export async function find(page: Page, search: string): Promise<Person> {
  const path = `/api/teammate?search=${encodeURIComponent(search)}`;
  const { items } = await call<{ items: Person[] }>(page, { method: 'GET', path });
  const [person] = items;
  if (!person) throw new Error(`Nobody matches ${search}.`);
  return call(page, { method: 'GET', path: `/api/teammate/${person.id}` });
}

/** Changes members of a person as somebody else would. */
export async function change(page: Page, id: string, body: object): Promise<Person> {
  const path = `/api/teammate/${id}`;
  const { version } = await call<Person>(page, { method: 'GET', path });
  return call(page, { method: 'PUT', path, body, version });
}

/** Deletes a person. */
export async function remove(page: Page, id: string): Promise<void> {
  const path = `/api/teammate/${id}`;
  const { version } = await call<Person>(page, { method: 'GET', path });
  await call(page, { method: 'PUT', path: `${path}/status/cancel`, version });
}

/** Gives a person a photo of one colour, or takes it away. */
export async function setPhoto(page: Page, id: string, colour: string): Promise<void> {
  const image = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 512;
    canvas.height = 512;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = fill;
    context.fillRect(0, 0, 512, 512);
    return canvas.toDataURL('image/png');
  }, colour);
  await call(page, { method: 'PUT', path: `/api/teammate/${id}/profileImage`, body: { image } });
}
