import type { WebsiteEvidence } from '@jackfield/compliance';
import { websiteSchema } from '@jackfield/contract/api/brand';
import { checkWebsite } from '@jackfield/contract/api/website-check';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useSettled } from '@jackfield/kit/settled';

const pause = 700;

/** What the server sees of a website, once its address stands; undefined before, and where it cannot look. */
export function useWebsiteSeen(typed: string): WebsiteEvidence | undefined {
  const website = useSettled(typed.trim(), pause);
  const isAddress = v.is(websiteSchema, website);
  const { data } = useQuery({
    queryKey: ['website-check', website],
    queryFn: ({ signal }) => call(checkWebsite, { query: { website } }, { signal }),
    enabled: isAddress,
    // Looking is limited, and a site does not change while a form is filled in.
    staleTime: 5 * 60_000,
    retry: false,
  });
  return isAddress && website === typed.trim() ? data : undefined;
}
