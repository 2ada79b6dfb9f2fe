import { demoAccounts, demoPassword } from '../../server/seeds/demo-accounts.ts';

/** Two who may be rung: each has a number of their own, and both are in the team of key 3. */
const people = ['maya.okafor@harbordental.com', 'tomas@harbordental.com'];

/**
 * Signs in at a portal with demo data.
 *
 * @param {string} origin the portal's own address, such as http://localhost:8080
 * @returns {Promise<((path: string, body?: unknown) => Promise<any>) & { token: string }>} asks the
 *   API as this person; with a body it is a POST. `token` is for what asks otherwise
 * @throws {Error} in words for people when the portal answers otherwise
 */
async function demoPerson(origin, email) {
  let bearer = {};
  const ask = async (path, body) => {
    const answer = await fetch(origin + path, {
      headers: { 'content-type': 'application/json', 'x-jackfield': '1', origin, ...bearer },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    if (answer.status === 404) return null;
    throw new Error(`The portal at ${origin} answered ${answer.status} to ${email} for ${path}.`);
  };
  const credentials = { username: email, password: demoPassword };
  const token = await ask('/api/connect/token', {
    grant_type: 'password',
    ...credentials,
    platform: 2,
  });
  bearer = { authorization: `Bearer ${token.access_token}` };
  return Object.assign(ask, { token: token.access_token });
}

/**
 * What the phones of two people of the demo sign in with.
 *
 * @returns {Promise<{ name: string, number: string, username: string, password: string }[]>}
 */
export function demoPhones(origin) {
  return Promise.all(
    people.map(async (email) => {
      const ask = await demoPerson(origin, email);
      const { id, fullName: name, defaultNumber: number } = await ask('/api/1/user');
      const { items } = await ask(`/api/teammate/${id}/device`);
      const telephone = items.find(({ isWeb }) => !isWeb);
      const { sip } = telephone ?? (await ask(`/api/teammate/${id}/device`, newPhone));
      return { name, number, username: sip.username, password: sip.password };
    }),
  );
}

const newPhone = { type: 'desktop', name: 'Softphone' };

/** The owner of the demo account that has a number, signed in; null where none has it. */
export async function demoOwnerOf(origin, number) {
  for (const { email } of demoAccounts.filter((one) => one.description.startsWith('owner '))) {
    const ask = await demoPerson(origin, email);
    const search = new URLSearchParams({ search: number });
    const { tenantId } = await ask('/api/1/user');
    const { items } = await ask(`/api/tenant/${tenantId}/phonenumber?${search}`);
    if (items.some((one) => one.number === number)) return ask;
  }
  return null;
}
