import { expect, it } from 'vitest';
import { noFilters, writeActivity } from './activity-filters.ts';
import { readActivity } from './read-activity.ts';

it('an address opens the activity with its filters and keeps those of the page', () => {
  const filters = { ...noFilters, entity: 'team', via: 'bulk', search: 'a&b' } as const;
  const address = writeActivity('?search=main&page=2', filters);
  expect(readActivity(address)).toEqual(filters);
  expect(new URLSearchParams(address).get('search')).toBe('main');
  expect(writeActivity(address, null)).toBe('?search=main&page=2');
  expect(writeActivity('?drawer=activity', null)).toBe('');
});

it('what makes no sense in an address is no filter', () => {
  expect(readActivity('?drawer=checks&activity.entity=team')).toBeNull();
  const query = 'activity.personId=1&activity.via=post&activity.startDate=soon&activity.entity=a-b';
  expect(readActivity(`?drawer=activity&${query}`)).toEqual(noFilters);
});
