const secretNames = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'confirmpassword',
  'token',
  't',
  'a',
  'accesstoken',
  'access_token',
  'refreshtoken',
  'refresh_token',
  'captchatoken',
  'code',
  'response',
  'voicemailpin',
  'card',
  'authorization',
]);

const longest = 10_000;

/** JSON text of a payload with every secret replaced, cut at 10,000 characters (OP-11). */
export function redactPayload(payload: unknown): string {
  if (payload === undefined) return '';
  const text = JSON.stringify(payload, (name, value: unknown) =>
    secretNames.has(name.toLowerCase()) && value !== null && value !== undefined ? '***' : value,
  );
  return (text ?? '').slice(0, longest);
}

/** Address with the values of secret query members replaced. */
export function redactUrl(address: string): string {
  const [path = '', query] = address.split('?', 2);
  if (query === undefined) return path;
  const members = new URLSearchParams(query);
  for (const name of Array.from(members.keys())) {
    if (secretNames.has(name.toLowerCase())) members.set(name, '***');
  }
  return `${path}?${members.toString()}`;
}
