import { type Audience, isAmong } from './audience.ts';
import type { Connection } from './connection.ts';
import type { PersonIdentity } from './ports.ts';

interface TenantGroup {
  readonly all: Set<Connection>;
  /** Of admins, and of people with a built-in role. */
  readonly managers: Set<Connection>;
  readonly people: Map<string, Set<Connection>>;
  /** By the id of the link; in none of the others. */
  readonly walls: Map<string, Set<Connection>>;
}

/** Which sockets are open, by tenant, role and person, and the walls. */
export class Groups {
  readonly #tenants = new Map<string, TenantGroup>();

  #group(tenantId: string): TenantGroup {
    const known = this.#tenants.get(tenantId);
    if (known) return known;
    const group = { all: new Set<Connection>(), managers: new Set<Connection>() };
    const made = { ...group, people: new Map(), walls: new Map() };
    this.#tenants.set(tenantId, made);
    return made;
  }

  /** Adds a socket of a wall. */
  addWall(connection: Connection, tenantId: string, wallId: string): void {
    const { walls } = this.#group(tenantId);
    walls.set(wallId, (walls.get(wallId) ?? new Set()).add(connection));
  }

  removeWall(connection: Connection, tenantId: string, wallId: string): void {
    const walls = this.#tenants.get(tenantId)?.walls;
    const own = walls?.get(wallId);
    own?.delete(connection);
    if (own?.size === 0) walls?.delete(wallId);
    this.#forgetEmpty(tenantId);
  }

  /** Sockets of one wall link. */
  wall(tenantId: string, wallId: string): ReadonlySet<Connection> {
    return this.#tenants.get(tenantId)?.walls.get(wallId) ?? new Set();
  }

  /** Sockets of all walls of a tenant. */
  *walls(tenantId: string): Generator<Connection> {
    for (const own of this.#tenants.get(tenantId)?.walls.values() ?? []) yield* own;
  }

  #forgetEmpty(tenantId: string): void {
    const group = this.#tenants.get(tenantId);
    if (group?.all.size === 0 && group.walls.size === 0) this.#tenants.delete(tenantId);
  }

  /** Adds a socket; true when it is the person's first. */
  add(connection: Connection, { tenantId, teammateId, role, access }: PersonIdentity): boolean {
    const group = this.#group(tenantId);
    group.all.add(connection);
    if (role === 'admin' || access) group.managers.add(connection);
    const own = group.people.get(teammateId);
    if (own) {
      own.add(connection);
      return false;
    }
    group.people.set(teammateId, new Set([connection]));
    return true;
  }

  /** Removes a socket; true when it was the person's last. */
  remove(connection: Connection, { tenantId, teammateId }: PersonIdentity): boolean {
    const group = this.#tenants.get(tenantId);
    if (!group?.all.delete(connection)) return false;
    group.managers.delete(connection);
    const own = group.people.get(teammateId);
    own?.delete(connection);
    const wasLast = own !== undefined && own.size === 0;
    if (wasLast) group.people.delete(teammateId);
    this.#forgetEmpty(tenantId);
    return wasLast;
  }

  /**
   * Moves a person between admins and standard users (annex D: before the role event is sent); a
   * built-in role counts from the next connection on, which the page makes when it hears of it.
   */
  setRole(tenantId: string, teammateId: string, role: 'admin' | 'standard'): void {
    const group = this.#tenants.get(tenantId);
    for (const connection of group?.people.get(teammateId) ?? []) {
      if (connection.identity.kind === 'person') {
        connection.identity = { ...connection.identity, role, access: null };
      }
      if (role === 'admin') group?.managers.add(connection);
      else group?.managers.delete(connection);
    }
  }

  /** Sockets of one person. */
  person(tenantId: string, teammateId: string): ReadonlySet<Connection> {
    return this.#tenants.get(tenantId)?.people.get(teammateId) ?? new Set();
  }

  /** Sockets of one tenant, its walls among them. */
  *tenant(tenantId: string): Generator<Connection> {
    yield* this.#tenants.get(tenantId)?.all ?? [];
    yield* this.walls(tenantId);
  }

  /** Tenants with at least one socket. */
  tenantIds(): string[] {
    return [...this.#tenants.keys()];
  }

  /** Sockets that an event goes to, each once. */
  *members(tenantId: string, audience: Audience): Generator<Connection> {
    const group = this.#tenants.get(tenantId);
    if (!group) return;
    if (audience.kind === 'everyone') {
      yield* group.all;
      return;
    }
    const hears = ({ identity }: Connection) =>
      identity.kind === 'person' && isAmong(audience, identity);
    if (audience.admins) {
      for (const connection of group.managers) if (hears(connection)) yield connection;
    }
    const own = audience.teammateId === null ? undefined : group.people.get(audience.teammateId);
    for (const connection of own ?? []) {
      if (!group.managers.has(connection) || !hears(connection)) yield connection;
    }
  }
}
