import { ApiFailure } from '@jackfield/runtime';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePriceTry } from './use-price-try.ts';

const body = { amount: 25 };
it.each([
  ['PAYMENTFAILED', true, 0],
  ['PRICECHANGED', false, 1],
  ['PROVIDERUNAVAILABLE', false, 0],
] as const)('after %s the same request is another one: %s', (code, isAnother, reads) => {
  const onOtherPrice = vi.fn();
  const { result } = renderHook(() => usePriceTry(onOtherPrice));
  const first = result.current.of(body);
  expect(result.current.of(body)).toBe(first);
  result.current.failed(new ApiFailure({ status: 402, responseCode: code }));
  expect(result.current.of(body) !== first).toBe(isAnother);
  expect(onOtherPrice).toHaveBeenCalledTimes(reads);
});
