import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { afterEach, expect, it } from 'vitest';
import { actorName, supportActor, systemActor } from './audit.ts';

afterEach(() => activateLocale('en'));

it('names the system and support in the language of who reads the history', () => {
  const names = () => [systemActor, supportActor].map(({ id, name }) => actorName(id, name));
  expect(names()).toEqual(['System', 'Support']);
  loadCatalogue('de', { 'server.platform.support': 'Kundendienst' });
  activateLocale('de');
  expect(names()).toEqual(['System', 'Kundendienst']);
});

it('leaves the names of people as they are, and of others who are no people', () => {
  loadCatalogue('de', { 'server.platform.support': 'Kundendienst' });
  activateLocale('de');
  expect(actorName('018f0000-0000-7000-8000-000000000001', 'Support')).toBe('Support');
  expect(actorName(null, 'Importer')).toBe('Importer');
});
