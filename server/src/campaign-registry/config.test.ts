import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedTerms } from './carrier-terms.ts';
import { readRegistryConfig } from './config.ts';

it('looks for a minute at what it is sent, with the terms that are published', () => {
  expect(readRegistryConfig({})).toEqual({
    telnyx: null,
    sandboxSeconds: 60,
    carrierTerms: publishedTerms,
  });
  expect(readRegistryConfig({ REGISTRY_SANDBOX_SECONDS: '5' }).sandboxSeconds).toBe(5);
  for (const wrong of ['0', '86401', 'soon']) {
    expect(() => readRegistryConfig({ REGISTRY_SANDBOX_SECONDS: wrong })).toThrow(
      /REGISTRY_SANDBOX_SECONDS must be a number of seconds/,
    );
  }
});

it('[PROV-01] is Telnyx where that is chosen and its keys are set', () => {
  const keys = { TELNYX_API_KEY: 'KEY0123456789', TELNYX_PUBLIC_KEY: `${'B'.repeat(43)}=` };
  expect(readRegistryConfig(keys).telnyx).toBeNull();
  const chosen = { ...keys, CAMPAIGN_REGISTRY: 'telnyx' };
  expect(readRegistryConfig(chosen).telnyx).toMatchObject({ apiKey: keys.TELNYX_API_KEY });
  expect(() => readRegistryConfig({ CAMPAIGN_REGISTRY: 'telnyx' })).toThrow(/TELNYX_API_KEY/);
  expect(() => readRegistryConfig({ CAMPAIGN_REGISTRY: 'tcr' })).toThrow(/CAMPAIGN_REGISTRY/);
});

it('takes the terms of a file, and refuses a file that has none', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'jackfield-terms-')), 'terms.json');
  const own = { ...publishedTerms, source: { name: 'Our contract', readOn: '2026-10-01' } };
  await writeFile(file, JSON.stringify(own));
  expect(readRegistryConfig({ CARRIER_TERMS_FILE: file }).carrierTerms).toEqual(own);
  await writeFile(file, '{}');
  expect(() => readRegistryConfig({ CARRIER_TERMS_FILE: file })).toThrow(/CARRIER_TERMS_FILE/);
  expect(() => readRegistryConfig({ CARRIER_TERMS_FILE: `${file}.gone` })).toThrow(
    /CARRIER_TERMS_FILE/,
  );
});
