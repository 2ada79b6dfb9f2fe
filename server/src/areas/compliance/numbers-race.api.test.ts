import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../test/each-database.ts';
import { numberCalls } from '../../../test/number-fixture.ts';
import { putBrand, putCampaign } from '../../../test/put-brand.ts';

describeOnBothDatabases('numbers of campaigns', ({ server }) => {
  it('[API-84] a number that two campaigns take at once comes to one of them', async () => {
    const tenantId = await server().makeTenant();
    const owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const brandId = await putBrand(server(), tenantId);
    const ids = [
      await putCampaign(server(), { tenantId, brandId }),
      await putCampaign(server(), { tenantId, brandId }),
    ];
    const { body: number } = await numberCalls(server).buy(owner, `teammate/${owner.id}`);
    const answers = await Promise.all(
      ids.map((id) =>
        server().call(owner, 'POST', `/api/campaign/${id}/tnoptions`, {
          body: { phoneNumberIds: [number.id] },
          version: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
