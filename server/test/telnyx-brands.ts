import { checkRequests } from '../src/telnyx/check.ts';
import { type Desk, refused } from './telnyx-answers.ts';

/** Brands of the stand-in, as far as the check of an account looks at them. */
export function telnyxBrands() {
  const brandIds: string[] = [];
  const desk: Desk = {
    requests: checkRequests,
    work: {
      'GET /10dlc/brand': () => ({
        status: 200,
        body: {
          records: brandIds.map((brandId) => ({ brandId, displayName: 'Harbor Dental' })),
          page: 1,
          totalRecords: brandIds.length,
        },
      }),
      'GET /10dlc/campaignBuilder/brand/{brandId}/usecase/{usecase}': ({ id }) =>
        brandIds.includes(id)
          ? { status: 200, body: { usecase: 'CUSTOMER_CARE', monthlyFee: 10, mnoMetadata: {} } }
          : refused(404, 'There is no such brand.'),
    },
  };
  return { desk, brandIds };
}
