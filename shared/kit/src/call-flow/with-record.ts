import type { RoutedCompany, RoutedTeam, RoutingConfig } from '@jackfield/domain/routing';

/** The account with some members of a company number put in: a change that is not saved yet. */
export const withCompany = (
  config: RoutingConfig,
  id: string,
  change: Partial<RoutedCompany>,
): RoutingConfig => ({
  ...config,
  companies: config.companies.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** The same for a team. */
export const withTeam = (
  config: RoutingConfig,
  id: string,
  change: Partial<RoutedTeam>,
): RoutingConfig => ({
  ...config,
  teams: config.teams.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
