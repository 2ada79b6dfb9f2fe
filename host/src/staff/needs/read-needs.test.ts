import type { ReleaseManifest } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { fakeHealth, fakeManifest, fakePointer } from '../fake-releases.ts';
import { readNeeds, servedVersions } from './read-needs.ts';

const menus = 'call-routing/ivr-panel/v1';
const live = (area: string, version: string) => ({
  area,
  remote: `mfe-${area}`,
  live: { remote: `mfe-${area}`, version, health: fakeHealth() },
});
const canary = { ...live('people', 'p2').live, percent: 10, tenants: [], companies: [] };
const areas = [
  fakePointer({ ...live('people', 'p1'), canary }),
  fakePointer(live('numbers', 'n1')),
  fakePointer({ area: 'billing', live: null }),
];

const manifests: Record<string, Partial<ReleaseManifest>> = {
  p1: {
    needs: [menus],
    shared: { react: '19.3.1', '@jackfield/runtime': '^1.5.0' },
    uses: {
      names: { '@jackfield/runtime': ['call', 't'] },
      calls: ['GET /api/team/{id}', 'PUT /api/team/{id}', 'GET /api/teammate'],
    },
  },
  n1: { parts: { [menus]: { files: [] } } },
  p2: { needs: ['call-routing/call-flow/v1'] },
};
const read = () =>
  readNeeds(servedVersions(areas), ({ version }) => ({ ...fakeManifest(), ...manifests[version] }));

it('knows the versions that people get, canaries too', () => {
  expect(servedVersions(areas).map(({ version, channel }) => `${version} ${channel}`)).toEqual([
    'p1 live',
    'p2 canary',
    'n1 live',
  ]);
});

it('says which version offers a part to whom, and which part nobody offers', () => {
  const [people, next, numbers] = read();
  expect(people?.parts).toEqual([{ part: menus, from: numbers?.version }]);
  expect(numbers?.shownBy).toEqual([{ part: menus, area: 'people' }]);
  expect(next?.parts).toEqual([{ part: 'call-routing/call-flow/v1', from: null }]);
});

it('groups names by module and calls by record', () => {
  const [people] = read();
  expect(people?.host).toEqual([
    { from: '@jackfield/runtime', names: ['call', 't'] },
    { from: 'react', names: ['19.3.1'] },
  ]);
  expect(people?.server).toEqual([
    { from: 'team', names: ['GET /api/team/{id}', 'PUT /api/team/{id}'] },
    { from: 'teammate', names: ['GET /api/teammate'] },
  ]);
});

it('leaves out what is not known yet', () => {
  expect(readNeeds(servedVersions(areas), () => undefined)).toEqual([]);
});
