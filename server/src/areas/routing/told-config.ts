import type { CallAnswer } from '@jackfield/contract';
import type { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';

/** The configuration as the contract types it, whose lists are not read-only. */
export const toldConfig = (config: RoutingConfig): CallAnswer<typeof getRoutingConfig> => ({
  ...config,
  numbers: [...config.numbers],
  companies: [...config.companies],
  teams: config.teams.map(({ holdMusic = [], signedOutIds, ...team }) => ({
    ...team,
    ...(signedOutIds && { signedOutIds: [...signedOutIds] }),
    memberIds: [...team.memberIds],
    holdMusic: [...holdMusic],
  })),
  people: [...config.people],
  menus: config.menus.map((menu) => ({ ...menu, keys: [...menu.keys], media: [...menu.media] })),
  messages: [...config.messages],
  blockedCallers: [...config.blockedCallers],
  blockedNumbers: [...config.blockedNumbers],
  blockedCountries: [...config.blockedCountries],
  allowedCountries: config.allowedCountries && [...config.allowedCountries],
});
