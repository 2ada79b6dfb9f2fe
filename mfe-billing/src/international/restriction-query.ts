import { useMay } from '@jackfield/kit/may';
import { routingEventTypes } from '@jackfield/contract';
import {
  abroadUse,
  type CallRestriction,
  getCallRestriction,
} from '@jackfield/contract/api/call-restriction';
import { listRates } from '@jackfield/contract/api/rate-deck';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { rateListKey } from '../rate-deck/listing-query.ts';

/** Its steps and its restriction are members of the account (annex D). */
const accountEvents = ['tenant'] as const;
/** More countries than any deck has. */
const allRates = 100;

const restrictionKey = (tenantId: string) => ['callrestriction', tenantId] as const;

/** Where calls may go, and how far the steps are; read again when somebody takes one. */
export function useRestriction(tenantId: string) {
  const queryKey = restrictionKey(tenantId);
  useLiveRefetch(accountEvents, queryKey);
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal }) => call(getCallRestriction, { params: { tenantId } }, { signal }),
    }),
  );
}

/** Puts what the server answered where the page reads it. */
export const keepRestriction = (client: QueryClient, tenantId: string, stored: CallRestriction) =>
  client.setQueryData(restrictionKey(tenantId), stored);

/** Reads it again. */
export const rereadRestriction = (client: QueryClient, tenantId: string) =>
  client.invalidateQueries({ queryKey: restrictionKey(tenantId) });

/** The rates of every country that is offered, by name. */
export function useRates(tenantId: string) {
  return useQuery({
    queryKey: [...rateListKey, tenantId, 'all'],
    queryFn: ({ signal }) =>
      call(listRates, { params: { tenantId }, query: { limit: allRates } }, { signal }),
  });
}

/** What calls to each country cost lately, and who made them. */
export function useAbroadUse(tenantId: string) {
  return useQuery({
    queryKey: [...restrictionKey(tenantId), 'use'],
    queryFn: ({ signal }) => call(abroadUse, { params: { tenantId } }, { signal }),
  });
}

/** The routing of the account, for what of it goes abroad; nothing for who may not see it. */
export function useRouting() {
  const queryKey = ['routing', 'config'];
  const seesRouting = useMay('routing:read');
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    enabled: seesRouting,
    queryFn: ({ signal }): Promise<RoutingConfig> => call(getRoutingConfig, {}, { signal }),
  });
}
