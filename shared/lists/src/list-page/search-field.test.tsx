import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '@jackfield/kit/testing';
import { SearchField } from './search-field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onChange = vi.fn();
const field = (value: string) => (
  <SearchField value={value} onChange={onChange} placeholder="Search name" />
);
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const wait = () => act(() => vi.advanceTimersByTime(200));

it('[P8] loses no letter typed while the address catches up', () => {
  const { rerender } = renderKit(field(''));
  type('ma');
  wait();
  type('mar');
  rerender(field('ma'));
  expect(input().value).toBe('mar');
  wait();
  expect(onChange.mock.calls).toEqual([['ma'], ['mar']]);
  rerender(field('mar'));
  expect(input().value).toBe('mar');
});

it('takes over what the address says of its own, as after Back', () => {
  const { rerender } = renderKit(field(''));
  type('ma');
  wait();
  rerender(field('ma'));
  rerender(field(''));
  expect(input().value).toBe('');
  rerender(field('ma'));
  expect(input().value).toBe('ma');
});
