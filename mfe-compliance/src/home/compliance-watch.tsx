import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import { type BrandListItem, listBrands } from '@jackfield/contract/api/brand';
import { call, defineMessages, t as plain, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const homeMessages = defineMessages('compliance.home', {
  unverified:
    '{brand} can’t text yet: {count, plural, =0 {it is not verified} one {# point to correct} other {# points to correct}}',
  suspended: '{brand} can’t text: it is suspended',
  open: 'See brand',
  register: 'Finish text registration',
});

const queryKey = ['brand', 'home'];
const read = 50;

/** Tells Home which brands cannot text, and whether the account can. */
export function ComplianceWatch({ tell }: HomeWatchProps) {
  const t = useT();
  useLiveRefetch(['brand', 'tenant'], queryKey);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(listBrands, { query: { pageNum: 1, limit: read } }, { signal })).items,
  });

  useEffect(() => {
    tell({
      state: data ? 'ready' : error ? 'failed' : 'loading',
      retry: () => void refetch(),
      attention: data?.flatMap(brandItem) ?? [],
      setup: data
        ? [
            {
              id: 'texts',
              order: 7,
              text: t(homeMessages.register),
              isDone: data.some(
                ({ status, campaignCount }) => status === 'verified' && campaignCount > 0,
              ),
              minutes: 5,
              to: paths.admin.compliance.brands(),
            },
          ]
        : [],
    });
  }, [tell, t, data, error, refetch]);
  return null;
}

/** A brand that waits for the customer; one that waits for its registry is left alone. */
function brandItem({
  id,
  brandName: brand,
  status,
  feedbackCount,
}: BrandListItem): AttentionItem[] {
  if (status !== 'unverified' && status !== 'suspended') return [];
  const count = feedbackCount;
  return [
    {
      id: `brand ${id}`,
      severity: 'soon',
      text:
        status === 'suspended'
          ? plain(homeMessages.suspended, { brand })
          : plain(homeMessages.unverified, { brand, count }),
      subject: brand,
      action: {
        label: plain(homeMessages.open),
        to: paths.admin.compliance.brand(id),
      },
    },
  ];
}
