import { useQueryClient } from '@tanstack/react-query';
import { campaignKeys } from '../campaigns/campaign-query.ts';
import { numbersKey } from './numbers-query.ts';

/** Reads campaigns and numbers again after numbers came or went. */
export function useRereadNumbers() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: campaignKeys.all }),
      client.invalidateQueries({ queryKey: numbersKey }),
    ]);
}
