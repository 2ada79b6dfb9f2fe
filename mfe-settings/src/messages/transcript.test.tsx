import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { partsOf, Transcript } from './transcript.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  signOutOfTest();
});

const words = ['It is ', 'claim ', 'PB, ', 'call +1 ', '(205) ', '555-0125, ', 'bye.'].map(
  (text, at) => ({ text, at, isSure: text !== 'PB, ' }),
);
const show = (at: number) =>
  renderInPortal(<Transcript message={{ transcript: 'ready', words }} at={at} />);
const withMark = (mark: string) =>
  [...document.querySelectorAll(`[data-${mark}='true']`)].map(({ textContent: text }) => text);

it('[MSG-05] marks the word that is spoken, and none before it plays', () => {
  show(2.4);
  expect(withMark('spoken')).toEqual(['PB, ']);
  expect(withMark('ahead')).toEqual(['call +1 ', '(205) ', '555-0125, ', 'bye.']);
  cleanup();
  show(0);
  expect([...withMark('spoken'), ...withMark('ahead')]).toEqual([]);
});

it('[MSG-05] dots what is uncertain, and says so', () => {
  show(0);
  expect(screen.getByText('Dotted words are uncertain')).toBeTruthy();
  expect(screen.getByText('PB,').className).toMatch(/unsure/);
  expect(screen.getByText('claim').className).not.toMatch(/unsure/);
});

it('[MSG-05] a number that is said can be called', async () => {
  show(0);
  const link = await screen.findByRole('link', { name: /555-0125/ });
  expect(link.getAttribute('href')).toBe('tel:+12055550125');
});

it('[MSG-05] keeps every word in its place, whatever is a number', () => {
  for (const number of ['+12055550125', null]) {
    const parts = partsOf(words, () => number);
    expect(parts.flatMap((part) => part.words.map(({ place }) => place))).toEqual([
      ...words.keys(),
    ]);
    expect(parts).toHaveLength(number === null ? 1 : 3);
  }
});

it.each([
  ['waiting', 'Transcript in a moment'],
  ['ready', 'No words could be made out'],
  ['failed', 'There is no transcript this time. You can still listen to the message.'],
] as const)('[MSG-05] says of a transcript that is %s and has no words: %s', (transcript, text) => {
  renderInPortal(<Transcript message={{ transcript, words: [] }} at={0} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});
