import { getSignOn } from '@jackfield/contract/api/sso';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Single sign-on of the account (SSO-01). */
export const signOnOptions = () =>
  queryOptions({
    queryKey: ['sign-on'],
    queryFn: ({ signal }) => call(getSignOn, {}, { signal }),
  });
