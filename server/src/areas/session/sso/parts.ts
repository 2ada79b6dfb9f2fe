import { resolveTxt as resolveTxtByDns } from 'node:dns/promises';
import { openPublicFetch, type PublicFetch } from '../../../platform/http/public-fetch.ts';
import type { MakePerson } from '../tokens/newcomer.ts';
import type { AuthServices } from '../tokens/services.ts';
import { createProviders, type Providers } from './providers.ts';

/** The texts of a name in DNS; rejects where there is none. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** What single sign-on needs of the outside. */
export interface Outside {
  /** Whether providers may be on this computer, and domains that nobody can have count by themselves. */
  readonly isLocalAllowed?: boolean | undefined;
  readonly resolveTxt?: ResolveTxt | undefined;
  /** Without it nobody is made. */
  readonly makePerson?: MakePerson | undefined;
}

/** What the calls of single sign-on share. */
export interface SsoParts extends AuthServices {
  readonly isLocalAllowed: boolean;
  readonly resolveTxt: ResolveTxt;
  readonly makePerson: MakePerson | null;
  readonly fetch: PublicFetch;
  readonly providers: Providers;
}

/** Opens single sign-on of a process. */
export function openSso(services: AuthServices, outside: Outside): SsoParts {
  const { isLocalAllowed = false, resolveTxt = resolveTxtByDns, makePerson = null } = outside;
  const fetch = openPublicFetch({ isLocalAllowed });
  const providers = createProviders(services, fetch);
  return { ...services, isLocalAllowed, resolveTxt, makePerson, fetch, providers };
}
