import { directoryPath } from '@jackfield/contract/api/directory';
import { levelOf, type Scope, type ScopeArea, scopeAreas } from '@jackfield/contract';

/** A list of each area that has one; the first that a key may read is what it asks for first. */
const lists: Readonly<Partial<Record<ScopeArea, string>>> = {
  people: '/v1/teammate',
  numbers: '/v1/company',
  teams: '/v1/team',
  routing: '/v1/planned-change',
  texting: '/v1/texting',
  compliance: '/v1/brand',
  devices: '/v1/device',
  blocking: '/v1/blacklistnumber/inbound',
  usage: '/v1/call-log',
  billing: '/v1/invoice',
  audit: '/v1/audit',
  directory: `${directoryPath}/Users`,
};

/** What a key with these scopes can ask for first; the description of all calls where it lists nothing. */
export function firstPath(scopes: readonly Scope[]): string {
  const area = scopeAreas.find((one) => lists[one] && levelOf({ role: 'standard', scopes }, one));
  return (area && lists[area]) ?? '/v1/openapi.json';
}

/** What the first request can be written for. */
export type Language = 'curl' | 'javascript';

/** The request as it is pasted; KEY stands for the secret, which the portal does not know. */
export const requestText: Readonly<Record<Language, (address: string) => string>> = {
  curl: (address) => `curl -H "Authorization: Bearer $KEY" \\\n  ${address}`,
  javascript: (address) =>
    [
      `const answer = await fetch('${address}', {`,
      '  headers: { Authorization: `Bearer ${process.env.KEY}` },',
      '});',
      'console.log(await answer.json());',
    ].join('\n'),
};
