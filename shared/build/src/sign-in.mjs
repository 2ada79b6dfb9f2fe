/**
 * Signs a person in at a portal; answers the storage of a browser that is signed in.
 *
 * @param {string} origin such as http://localhost:8080
 * @param {{email: string, password: string}} person without a second step
 * @throws {Error} where the portal does not let the person in
 */
export async function signInAs(origin, { email, password }) {
  const headers = { 'content-type': 'application/json', 'x-jackfield': '1', origin };
  const send = async (path, body) => {
    const answer = await fetch(new URL(path, origin), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.ok) return answer;
    throw new Error(`${origin} answered ${answer.status} when ${email} signed in.`);
  };
  const credentials = { grant_type: 'password', username: email, password, platform: 1 };
  const token = await (await send('/api/connect/token', credentials)).json();
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
  if (pair === undefined) throw new Error(`${origin} did not sign ${email} in.`);
  const [name, value] = pair.split('=');
  return {
    cookies: [
      {
        name,
        value,
        domain: new URL(origin).hostname,
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
