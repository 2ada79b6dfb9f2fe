/** The routing of the account as it is stored. */
export { useRoutingConfig } from './use-routing-config.ts';
