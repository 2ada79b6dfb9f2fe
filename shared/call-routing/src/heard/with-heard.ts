import type { MediaItem } from '@jackfield/contract/api/media';
import type { RoutingConfig } from '@jackfield/domain/routing';
import type { GreetingOwner } from '@jackfield/voice-media/media-manager';

type Chosen = Pick<MediaItem, 'id' | 'isDefault'>;

/** The routing once the mailbox of its owner answers with a greeting. */
export function withGreeting(config: RoutingConfig, owner: GreetingOwner, chosen: Chosen) {
  const hasGreeting = !chosen.isDefault;
  const greeting = hasGreeting ? chosen.id : null;
  const heard = <Item extends { id: string }>(item: Item): Item =>
    item.id === owner.id ? { ...item, hasGreeting, greeting } : item;
  return owner.type === 'team'
    ? { ...config, teams: config.teams.map(heard) }
    : { ...config, people: config.people.map(heard) };
}

/** The routing once callers who wait for a team hear a track. */
export function withHoldMusic(config: RoutingConfig, teamId: string, chosen: Chosen) {
  const holdMusic = chosen.isDefault ? [] : [chosen.id];
  const teams = config.teams.map((team) => (team.id === teamId ? { ...team, holdMusic } : team));
  return { ...config, teams };
}
