import { describe, expect, it } from 'vitest';
import { forwardReach } from './forwarding.ts';

describe('forwardReach', () => {
  it.each([
    ['+12515550100', 'USA', 'home'],
    ['+14165550100', 'USA', 'home'],
    ['+12515550100', 'CAN', 'home'],
    ['+60123456789', 'MYS', 'home'],
    ['+60123456789', 'USA', 'international'],
    ['+12515550100', 'MYS', 'international'],
    ['+12425550100', 'USA', 'international'],
    ['+18095550100', 'USA', 'international'],
    ['+19005550100', 'USA', 'refused'],
    ['+12519765550', 'USA', 'refused'],
    ['+881612345678', 'USA', 'refused'],
    ['+19115550100', 'USA', 'refused'],
    ['+16005550134', 'CAN', 'refused'],
    ['+15005550134', 'USA', 'refused'],
    ['+447000123456', 'USA', 'refused'],
    ['+18005550134', 'USA', 'home'],
    ['+60600123456', 'MYS', 'refused'],
    ['+449098790000', 'USA', 'refused'],
    ['+611900123456', 'USA', 'refused'],
    ['+6042611234', 'MYS', 'home'],
    ['+606012345678', 'MYS', 'invalid'],
    ['+1251555', 'USA', 'invalid'],
  ] as const)('%s from %s is %s', (number, account, reach) => {
    expect(forwardReach(number, account)).toBe(reach);
  });
});
