import type { RoutingConfig } from '@jackfield/domain/routing';

/** The name of a person or a team. */
export const nameIn = ({ people, teams }: RoutingConfig, id: string): string =>
  [...people, ...teams].find((one) => one.id === id)?.name ?? '';
