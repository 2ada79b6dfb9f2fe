import { expect, it } from 'vitest';
import { sentBrand, sentCampaign } from '../../test/sent-records.ts';
import { byAccount } from './by-account.ts';
import type { CampaignRegistry } from './registry.ts';

/** A registry that answers nothing but its name. */
function named(name: string, asked: string[]): CampaignRegistry {
  const call = (what: string) => async () => {
    asked.push(`${name} ${what}`);
    return null as never;
  };
  return {
    limitsOf: () => (name === 'telnyx' ? ['campaignMadeAnew'] : []),
    ready: call('ready'),
    sendBrand: call('sendBrand'),
    updateBrand: call('updateBrand'),
    askBrand: call('askBrand'),
    orderVetting: call('orderVetting'),
    sendCampaign: call('sendCampaign'),
    askCampaign: call('askCampaign'),
    endCampaign: call('endCampaign'),
  };
}

it('[PROV-01] what is sent goes where the account is, what is known is asked of who knows it', async () => {
  const asked: string[] = [];
  const registry = byAccount({
    telnyx: named('telnyx', asked),
    sandbox: named('sandbox', asked),
    serves: (tenantId) => tenantId === 'moved',
    isTelnyx: async (registryId) => registryId === 'T1',
  });
  expect([registry.limitsOf('moved'), registry.limitsOf('other')]).toEqual([
    ['campaignMadeAnew'],
    [],
  ]);
  const brand = sentBrand('moved');
  await registry.ready({ tenantId: 'other', website: '', description: '' });
  await registry.sendBrand({ ...brand, registryId: 'B1' });
  await registry.sendCampaign(sentCampaign('other', 'T1'));
  const { fields } = brand;
  const order = { id: '', provider: 'WMC Global', vettingClass: 'Standard', brand } as const;
  for (const registryId of ['T1', 'B1']) {
    await registry.askBrand(registryId);
    await registry.updateBrand({ registryId, fields });
    await registry.orderVetting({ ...order, registryId });
    await registry.askCampaign(registryId);
    await registry.endCampaign(registryId);
  }
  const known = ['askBrand', 'updateBrand', 'orderVetting', 'askCampaign', 'endCampaign'];
  expect(asked).toEqual([
    'sandbox ready',
    'telnyx sendBrand',
    'sandbox sendCampaign',
    ...known.map((what) => `telnyx ${what}`),
    ...known.map((what) => `sandbox ${what}`),
  ]);
});
