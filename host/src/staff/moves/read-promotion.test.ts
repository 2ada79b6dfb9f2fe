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
  tenants: '',
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

  it('sends share and named accounts together, each account once', () => {
    const other = tenant.replace(/a$/, 'b');
    const input = { ...filled, tenants: `${tenant}\n${other}, ${tenant}` };
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
    [{ tenants: 'harbor' }, { tenants: 'harbor is not the id of an account.' }],
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
    expect(input).toMatchObject({ share: '5', tenants: tenant, reach: 'some', why: '' });
    expect(promotionOf({ ...input, share: '20' })).toMatchObject({
      version: nextVersion,
      audience: { percent: 20, tenants: [tenant] },
      autoRollback: false,
    });
    expect(promotionInput(pointer, 'promote').chosen).not.toContain(liveVersion);
  });
});
