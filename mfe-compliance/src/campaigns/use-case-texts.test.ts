import { useCases } from '@jackfield/contract/api/compliance';
import { t } from '@jackfield/runtime';
import { expect, it } from 'vitest';
import { useCaseTexts } from './use-case-texts.ts';

it('[ENUM-08] describes exactly the 21 use cases, none in no words', () => {
  expect(Object.keys(useCaseTexts).toSorted()).toEqual([...useCases].toSorted());
  expect(useCases).toHaveLength(21);
  const said = useCases.map((useCase) => t(useCaseTexts[useCase]));
  for (const text of said) expect(text).toMatch(/^[A-Z].{20,}\.$/);
  expect(new Set(said).size).toBe(21);
});
