import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiDocument } from './document.ts';
import { Component } from './reference-page.tsx';

const text = { type: 'string' };
const answers = (schema: object, status = '200') => ({
  [status]: { content: { 'application/json': { schema } } },
  default: {},
});
const sample: ApiDocument = {
  paths: {
    '/v1/teammate/{id}': {
      get: {
        operationId: 'teammate.get',
        summary: 'A person of the account.',
        'x-scope': 'people:read',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: answers({ type: 'object', properties: { title: text }, required: ['title'] }),
      },
      put: {
        operationId: 'teammate.update',
        summary: 'Changes members of a person.',
        'x-scope': 'people:write',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'If-Match', in: 'header', required: true, schema: text },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { title: text } } },
          },
        },
        responses: answers({ type: 'object' }),
      },
    },
    '/v1/audit/{entity}/{id}': {
      get: {
        operationId: 'audit.record',
        summary: 'The history of a record.',
        parameters: [],
        responses: answers({ type: 'object' }),
      },
    },
  },
  components: { schemas: {} },
};

beforeEach(() => {
  signInAs();
  vi.stubGlobal('fetch', async () => Response.json(sample));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  vi.unstubAllGlobals();
});

const open = async () => {
  renderInPortal(<Component />);
  await screen.findByText('3 calls');
};

it('[KEY-02] lists each call under its area, with the scope that it needs', async () => {
  await open();
  const people = within(screen.getByRole('region', { name: 'Users' }));
  expect(people.getByText('Changes members of a person.')).toBeDefined();
  expect(people.getByText('Needs people:write')).toBeDefined();
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText('Needs the scope of the record’s kind')).toBeDefined();
});

it('[KEY-02] finds calls by all words of their path and what they do', async () => {
  await open();
  fireEvent.change(screen.getByPlaceholderText('Search calls'), {
    target: { value: 'PUT person' },
  });
  expect(await screen.findByText('1 call')).toBeDefined();
  expect(screen.queryByText('The history of a record.')).toBeNull();
});

it('[KEY-02] an opened call shows its body, its answer and a request that works as it stands', async () => {
  await open();
  fireEvent.click(screen.getByText('Changes members of a person.'));
  expect(await screen.findByText(/title\?: string/)).toBeDefined();
  expect(screen.getByText(/curl/).textContent).toBe(
    [
      `curl -X PUT "${window.location.origin}/v1/teammate/$ID"`,
      '  -H "Authorization: Bearer $KEY"',
      String.raw`  -H "If-Match: \"$VERSION\""`,
      '  -H "Content-Type: application/json"',
      '  -d @body.json',
    ].join(' \\\n'),
  );
});
