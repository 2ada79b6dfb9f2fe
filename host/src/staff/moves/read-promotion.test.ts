import { describe, expect, it } from 'vitest';
import { fakeHealth, fakePointer, liveVersion, nextVersion, tenant } from '../fake-releases.ts';
import {
  type PromotionInput,
  promotionErrors,
  promotionInput,
  promotionOf,
} from './read-promotion.ts';

const filled: PromotionInput = {
  chosen: `mfe-billing/${nextVersion}`,
  reach: 'some',
  share: '10',
  tenants: [],
  why: ' New invoices ',
  autoRollback: true,
};

describe('promotion form', () => {
  it('sends everyone without the fields of a canary', () => {
    const input: PromotionInput = { ...filled, reach: 'all', share: 'nonsense' };
    expect(promotionErrors(input)).toEqual({});
    expect(promotionOf(input)).toEqual({
      remote: 'mfe-billing',
      version: nextVersion,
      audience: 'all',
      why: 'New invoices',
    });
  });

  it('sends share and named accounts together', () => {
    const other = tenant.replace(/a$/, 'b');
    const tenants = [tenant, other].map((id) => ({ id, name: 'Harbor Dental' }));
    const input = { ...filled, tenants };
    expect(promotionErrors(input)).toEqual({});
    expect(promotionOf(input)).toMatchObject({
      audience: { percent: 10, tenants: [tenant, other] },
      autoRollback: true,
    });
  });

  it.each([
    [{ chosen: '' }, { chosen: 'Choose a version.' }],
    [{ why: ' ok ' }, { why: 'Say why in a few words.' }],
    [{ share: '101' }, { share: 'Enter a share from 0 to 100.' }],
    [{ share: 'ten' }, { share: 'Enter a share from 0 to 100.' }],
    [{ share: '0' }, { share: 'Enter a share above 0 or name accounts.' }],
    [
      { tenants: Array.from({ length: 201 }, (_, at) => ({ id: `${at}`, name: 'Harbor' })) },
      { tenants: 'Name at most 200 accounts.' },
    ],
  ])('refuses %j', (change, errors) => {
    expect(promotionErrors({ ...filled, ...change })).toEqual(errors);
  });

  it('begins with the canary that is to be widened, and leaves its accounts in', () => {
    const canary = {
      remote: 'mfe-billing',
      version: nextVersion,
      health: fakeHealth(),
      percent: 5,
      tenants: [tenant],
      companies: [{ id: tenant, name: 'Harbor Dental' }],
    };
    const pointer = fakePointer({ canary, autoRollback: false });
    const input = promotionInput(pointer, 'widen');
    expect(input).toMatchObject({ share: '5', tenants: [{ id: tenant }], reach: 'some', why: '' });
    expect(promotionOf({ ...input, share: '20' })).toMatchObject({
      version: nextVersion,
      audience: { percent: 20, tenants: [tenant] },
      autoRollback: false,
    });
    expect(promotionInput(pointer, 'promote').chosen).not.toContain(liveVersion);
  });
});
