import { demoAccounts, demoPassword } from '../../server/seeds/demo-accounts.ts';

/** Signs in at a portal with demo data on this machine, as its owner or another person; answers the storage of the browser. */
export async function signIn(origin, email = demoAccounts[0].email) {
  const headers = { 'content-type': 'application/json', 'x-jackfield': '1', origin };
  const send = (path, body, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const token = await (
    await send('/api/connect/token', {
      grant_type: 'password',
      username: email,
      password: demoPassword,
      platform: 1,
    })
  ).json();
  const bound = await send('/api/auth/set-auth', {
    auth: {
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      expirationDate: new Date(Date.now() + token.expires_in * 1000).toISOString(),
      authenticationType: token.authenticationType,
      isFairUsage: token.isFairUsage,
    },
  });
  const [pair] = bound.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((line) => line.startsWith('__Host-'));
  const [name, value] = pair.split('=');
  return {
    cookies: [
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  };
}
