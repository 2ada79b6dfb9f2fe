import { isPersonName } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { namesOfEmail } from './names-of-email.ts';

const read = (email: string) => {
  const names = namesOfEmail(email);
  return names && [names.firstName, names.lastName];
};

it('[PPL-01] reads both names of two words with a dot or an underscore', () => {
  expect(read('nina.park@harbordental.com')).toEqual(['Nina', 'Park']);
  expect(read(' nina_park@harbordental.com ')).toEqual(['Nina', 'Park']);
  expect(read('NINA.PARK@harbordental.com')).toEqual(['Nina', 'Park']);
  expect(read('ewan.McRae@harbordental.com')).toEqual(['Ewan', 'McRae']);
  expect(read('émile.çelik@harbordental.com')).toEqual(['Émile', 'Çelik']);
  expect(read('nina.park@')).toEqual(['Nina', 'Park']);
});

it('[PPL-01] reads nothing where the address does not say both', () => {
  for (const email of [
    '',
    'info@harbordental.com',
    'n.park@harbordental.com',
    'nina.p@harbordental.com',
    'nina.park2@harbordental.com',
    'nina.1@harbordental.com',
    'nina.o-brien@harbordental.com',
    "nina.o'brien@harbordental.com",
    'nina.kim.park@harbordental.com',
    'nina+park@harbordental.com',
    'nina..park@harbordental.com',
    'nina.park',
    `nina.${'a'.repeat(51)}@harbordental.com`,
  ]) {
    expect(read(email), email).toBeNull();
  }
});

it('[PPL-01] reads nothing out of the address of a desk or a department', () => {
  for (const part of [
    'front.desk',
    'Front_Desk',
    'dental.office',
    'customer.care',
    'north.sales',
  ]) {
    expect(read(`${part}@harbordental.com`), part).toBeNull();
  }
});

it('[VAL-12] gives names that the rule of names takes', () => {
  const names = read('nina.park@harbordental.com') ?? [];
  expect(names.every(isPersonName)).toBe(true);
});
