import { defineEndpoint, type Endpoint } from '@jackfield/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { breaksOf, promiseOf } from './promise.ts';

const body = { name: v.string(), title: v.optional(v.string()) };
const answer = { id: v.string(), name: v.string(), status: v.picklist(['active', 'pending']) };

const made = (sent: v.ObjectEntries, read: v.ObjectEntries, more: Partial<Endpoint> = {}) => {
  const endpoint = defineEndpoint('POST /api/teammate', {
    id: 'teammate.create',
    summary: 'A call of the test.',
    source: [],
    body: v.object(sent),
    answer: v.object(read),
  });
  return promiseOf([{ ...endpoint, ...more }]);
};
const promised = made(body, answer);
const { name: _, ...nameless } = answer;

it.each([
  ['as it was', promised],
  [
    'with an optional member in the request',
    made({ ...body, note: v.optional(v.string()) }, answer),
  ],
  ['with a member more in the answer', made(body, { ...answer, createdAt: v.string() })],
  ['with a status more', made(body, { ...answer, status: v.picklist(['active', 'pending', 'x']) })],
])('[KEY-02] a call %s keeps its promise', (_what, now) => {
  expect(breaksOf(promised, now)).toEqual([]);
});

const call = 'POST /v1/teammate';

it.each([
  ['gone', {}, `${call} is promised, and no longer there.`],
  [
    'with a member less in the answer',
    made(body, nameless),
    `A program reads name from the answer of ${call}; v1's answer does not have it.`,
  ],
  [
    'with a needed member more in the request',
    made({ ...body, role: v.string() }, answer),
    `A program does not send role with ${call}; v1 needs it.`,
  ],
  [
    'with a narrower member in the request',
    made({ ...body, name: v.pipe(v.string(), v.maxLength(20)) }, answer),
    `A program sends name with ${call} as string; v1 takes string of 20 characters at most.`,
  ],
  ['with another status', made(body, answer, { status: 201 }), `${call} answered 200, now 201.`],
  ['with If-Match', made(body, answer, { versioned: true }), `${call} needs If-Match now.`],
])('[KEY-02] a call %s breaks it', (_what, now, sentence) => {
  expect(breaksOf(promised, now)).toEqual([sentence]);
});
