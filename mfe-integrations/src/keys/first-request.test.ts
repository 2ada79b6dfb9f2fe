import { scopeAreas } from '@jackfield/contract';
import { listActivity } from '@jackfield/contract/api/audit';
import { listInvoices } from '@jackfield/contract/api/billing';
import { inboundBlacklist } from '@jackfield/contract/api/blacklist';
import { listBrands } from '@jackfield/contract/api/brand';
import { listCallLog } from '@jackfield/contract/api/call-log';
import { listCompanies } from '@jackfield/contract/api/company';
import { listDevices } from '@jackfield/contract/api/device';
import { listPlannedChanges } from '@jackfield/contract/api/planned-change';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { listTexting } from '@jackfield/contract/api/texting';
import { expect, it } from 'vitest';
import { firstPath, requestText } from './first-request.ts';

it('[KEY-02] a key asks first for a list that it may read, which is there', () => {
  const declared = [
    listTeammates,
    listCompanies,
    listTeams,
    listPlannedChanges,
    listTexting,
    listBrands,
    listDevices,
    inboundBlacklist.list,
    listCallLog,
    listInvoices,
    listActivity,
  ].map(({ path }) => path.replace('/api/', '/v1/'));
  const asked = scopeAreas
    .filter((area) => area !== 'media')
    .map((area) => firstPath([`${area}:read`]));
  expect(asked).toEqual([...declared, '/scim/v2/Users']);
});

it('[KEY-02] a key that lists nothing reads the description of all calls', () => {
  expect(firstPath(['media:write'])).toBe('/v1/openapi.json');
  expect(firstPath([])).toBe('/v1/openapi.json');
  expect(firstPath(['usage:write', 'media:read'])).toBe('/v1/call-log');
});

it.each(['curl', 'javascript'] as const)('[KEY-02] the request for %s names KEY', (language) => {
  const text = requestText[language]('https://portal.example/v1/team');
  expect(text).toContain('https://portal.example/v1/team');
  expect(text).toMatch(/Authorization.*Bearer \$(KEY|\{process\.env\.KEY\})/);
});
