import type { InvoiceDocument } from '@jackfield/contract/api/billing';
import { renderInPortal } from '@jackfield/kit/testing';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleInvoice } from '../billing-information/sample-invoice.ts';
import { Paper } from './paper.tsx';

const invoice: InvoiceDocument = {
  ...sampleInvoice(),
  kind: 'monthly',
  firstDay: '2025-12-01',
  lastDay: '2025-12-31',
  lines: [],
  subtotal: 100,
  tax: 0,
  taxRate: null,
  payment: null,
  card: null,
  sender: [],
  billedTo: {
    name: 'Harbor Dental Group',
    address: {
      streetAddress: '',
      extendedAddress: '',
      locality: '',
      region: '',
      postalCode: '',
    },
    email: 'renee@harbordental.com',
  },
};

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  signOutOfTest();
});

it.each([
  [{}, true],
  [{ status: 'failed' }, true],
  [{ isBeingPaid: true }, false],
  [{ status: 'paid', paid: true }, false],
  [{ status: 'void' }, false],
  [{ status: 'draft', dueAt: null }, false],
] as const)('[annex J9] %o says how to pay only while it can be paid: %s', (change, says) => {
  renderInPortal(<Paper invoice={{ ...invoice, ...change }} />);
  expect(screen.getByText('Not on this invoice')).toBeTruthy();
  expect(screen.queryByText('How to pay') !== null).toBe(says);
});
