import { expect, it } from 'vitest';
import { supportLink } from './support-link.ts';

it.each([
  ['help@jackfield.example', 'mailto:help@jackfield.example'],
  ['+1 (251) 555-0100', 'tel:+12515550100'],
  ['https://help.jackfield.example/?to=a@b', 'https://help.jackfield.example/?to=a@b'],
])('support at %s is reached by %s', (address, link) => {
  expect(supportLink(address)).toBe(link);
});
