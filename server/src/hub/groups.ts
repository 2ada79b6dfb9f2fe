import type { Audience } from './audience.ts';
import type { Connection } from './connection.ts';

interface TenantGroup {
  readonly all: Set<Connection>;
  readonly admins: Set<Connection>;
  readonly people: Map<string, Set<Connection>>;
}

/** Which sockets are open, by tenant, role and person. */
export class Groups {
  readonly #tenants = new Map<string, TenantGroup>();

  /** Adds a socket; true when it is the person's first. */
  add(connection: Connection): boolean {
    const { tenantId, teammateId, role } = connection.identity;
    let group = this.#tenants.get(tenantId);
    if (!group) {
      group = { all: new Set(), admins: new Set(), people: new Map() };
      this.#tenants.set(tenantId, group);
    }
    group.all.add(connection);
    if (role === 'admin') group.admins.add(connection);
    const own = group.people.get(teammateId);
    if (own) {
      own.add(connection);
      return false;
    }
    group.people.set(teammateId, new Set([connection]));
    return true;
  }

  /** Removes a socket; true when it was the person's last. */
  remove(connection: Connection): boolean {
    const { tenantId, teammateId } = connection.identity;
    const group = this.#tenants.get(tenantId);
    if (!group?.all.delete(connection)) return false;
    group.admins.delete(connection);
    const own = group.people.get(teammateId);
    own?.delete(connection);
    const wasLast = own !== undefined && own.size === 0;
    if (wasLast) group.people.delete(teammateId);
    if (group.all.size === 0) this.#tenants.delete(tenantId);
    return wasLast;
  }

  /** Moves a person between admins and standard users (annex D: before the role event is sent). */
  setRole(tenantId: string, teammateId: string, role: 'admin' | 'standard'): void {
    const group = this.#tenants.get(tenantId);
    for (const connection of group?.people.get(teammateId) ?? []) {
      connection.identity = { ...connection.identity, role };
      if (role === 'admin') group?.admins.add(connection);
      else group?.admins.delete(connection);
    }
  }

  /** Sockets of one person. */
  person(tenantId: string, teammateId: string): ReadonlySet<Connection> {
    return this.#tenants.get(tenantId)?.people.get(teammateId) ?? new Set();
  }

  /** Sockets of one tenant. */
  tenant(tenantId: string): ReadonlySet<Connection> {
    return this.#tenants.get(tenantId)?.all ?? new Set();
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
    if (audience.admins) yield* group.admins;
    const own = audience.teammateId === null ? undefined : group.people.get(audience.teammateId);
    for (const connection of own ?? []) {
      if (!audience.admins || !group.admins.has(connection)) yield connection;
    }
  }
}
