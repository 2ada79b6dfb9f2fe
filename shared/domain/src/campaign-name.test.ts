import { useCases } from '@jackfield/contract/api/compliance';
import { expect, it } from 'vitest';
import { campaignName, nameOfUseCase } from './campaign-name.ts';

it('[ENUM-08] each use case is written as people read it', () => {
  const names = useCases.map(nameOfUseCase);
  expect(names).toContain('Public service announcement');
  // Words are apart, and only the first begins with a capital.
  expect(names.filter((name) => /\p{Ll}\p{Lu}|\s\p{Lu}/u.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(useCases.length);
  expect(nameOfUseCase('NEW_AT_THE_REGISTRY')).toBe('NEW_AT_THE_REGISTRY');
});

it('annex J9 a campaign without a name is called by its use case and its id', () => {
  const campaign = { name: '', useCase: 'LowVolume', registryId: 'C4F33FB' };
  expect(campaignName(campaign)).toBe('Low volume, C4F33FB');
  expect(campaignName({ ...campaign, registryId: null })).toBe('Low volume');
  expect(campaignName({ ...campaign, name: 'Recall' })).toBe('Recall');
});
