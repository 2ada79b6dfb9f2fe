import type { TextingNumber } from '@jackfield/contract/api/texting';
import { textingLinks } from '@jackfield/contract/api/texting-status';

type Link = TextingNumber['links'][number];

/** A number for tests whose chain is broken at a link; without one it can text. */
export function fakeTextingNumber(
  given: Partial<TextingNumber> = {},
  broken?: Pick<Link, 'link' | 'state'>,
): TextingNumber {
  const at = broken ? textingLinks.indexOf(broken.link) : textingLinks.length;
  const since = '2026-11-20T15:00:00.000Z';
  return {
    id: '018f0000-0000-7000-8000-0000000000b1',
    number: '+12515550110',
    label: 'Insurance desk',
    country: 'USA',
    isTollFree: false,
    ownerType: 'company',
    ownerId: '018f0000-0000-7000-8000-0000000000a1',
    ownerName: 'Insurance desk',
    reason: 'ready',
    group: 'ready',
    step: 'showCampaign',
    since,
    links: textingLinks.map((link, place) => ({
      link,
      state: place < at ? 'done' : place === at && broken ? broken.state : 'later',
      at: place <= at ? since : null,
    })),
    brand: { id: '018f0000-0000-7000-8000-0000000000c2', name: 'Harbor Dental' },
    vetting: { status: 'passed', score: 78 },
    campaign: { id: '018f0000-0000-7000-8000-0000000000c1', name: 'School year tips' },
    isAttached: true,
    readyBy: null,
    alike: 'one',
    ...given,
  };
}
