import {
  addConsent,
  consentKinds,
  consentStates,
  exportConsents,
  importConsents,
  listConsents,
  type NewConsent,
} from '@jackfield/contract/api/consent';
import type { CallReceived } from '@jackfield/contract';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Key of the consents of all campaigns. */
export const consentKey = ['consent'];

/** The list as it opens: the newest first. */
export const consentDefaults: ListDefaults = {
  sort: { key: 'at', direction: 'desc' },
  filters: ['kind'],
};

const sortKeys = ['at', 'phoneNumber'] as const;

function filterOf({ search, status, filters }: ListParams) {
  const state = oneOf(status, consentStates);
  const kind = oneOf(filters['kind'], consentKinds);
  return { ...(search && { search }), ...(state && { state }), ...(kind && { kind }) };
}

/** A page of the consents of a campaign. */
export const consentOptions = (id: string, params: ListParams) => {
  const query = { ...pageRequest(params, sortKeys), ...filterOf(params) };
  return queryOptions({
    queryKey: [...consentKey, id, query],
    queryFn: ({ signal }) => call(listConsents, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** The same as a file. */
export const consentFile = (id: string, params: ListParams) =>
  call(exportConsents, { params: { id }, query: filterOf(params) });

/** Enters what a person said. */
export const saveConsent = (id: string, body: NewConsent) =>
  call(addConsent, { params: { id }, body });

export type ImportRow = CallReceived<typeof importConsents>['body']['rows'][number];

/** Adds agreements out of a file, or only says what would become of them. */
export const importRows = (id: string, rows: readonly ImportRow[], isDryRun: boolean) =>
  call(importConsents, { params: { id }, body: { rows: [...rows], isDryRun } });
