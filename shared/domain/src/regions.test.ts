import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { afterEach, expect, it } from 'vitest';
import { regionChoices } from './regions.ts';

afterEach(() => activateLocale('en'));

it('LANG-01 names regions in the reader’s language and in its order', () => {
  const shown = () => regionChoices('CAN').map(({ label }) => label);
  expect(shown().slice(0, 3)).toEqual(['Alberta', 'British Columbia', 'Manitoba']);
  loadCatalogue('fr-CA', {
    'domain.regions.names': 'BC=Colombie-Britannique, NS=Nouvelle-Écosse, PE=Île-du-Prince-Édouard',
  });
  activateLocale('fr-CA');
  expect(shown().slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
});
