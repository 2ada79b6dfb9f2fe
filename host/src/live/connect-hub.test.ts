import { describe, expect, it, vi } from 'vitest';

const built = vi.hoisted(() => ({
  address: '',
  handlers: new Map<string, (payload: unknown) => void>(),
  options: {} as Record<string, unknown>,
  retry: (_count: number): number | null => null,
  connection: {
    serverTimeoutInMilliseconds: 0,
    keepAliveIntervalInMilliseconds: 0,
    on: (method: string, handle: (payload: unknown) => void) => {
      built.handlers.set(method, handle);
    },
    onreconnecting: vi.fn(),
    onreconnected: vi.fn(),
    onclose: vi.fn(),
  },
}));

vi.mock('@microsoft/signalr', () => ({
  HttpTransportType: { WebSockets: 1 },
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    withUrl(address: string, options: Record<string, unknown>) {
      built.address = address;
      built.options = options;
      return this;
    }
    withAutomaticReconnect(policy: {
      nextRetryDelayInMilliseconds(context: { previousRetryCount: number }): number | null;
    }) {
      built.retry = (previousRetryCount) =>
        policy.nextRetryDelayInMilliseconds({ previousRetryCount });
      return this;
    }
    configureLogging() {
      return this;
    }
    build() {
      return built.connection;
    }
  },
}));

const { hubConnector } = await import('./connect-hub.ts');
const listener = {
  event: vi.fn(),
  released: vi.fn(),
  reconnecting() {},
  reconnected() {},
  closed() {},
};
hubConnector('/hub', async () => 'token')(listener);

describe('hub connection', () => {
  it('RT-02 uses a WebSocket alone, without negotiation, with the access token', async () => {
    expect(built.address).toBe('/hub');
    expect(built.options).toMatchObject({ skipNegotiation: true, transport: 1 });
    const { accessTokenFactory } = built.options;
    expect(typeof accessTokenFactory === 'function' && (await accessTokenFactory())).toBe('token');
  });

  it('RT-05 has a server timeout of 300 s and keeps alive every 15 s', () => {
    expect(built.connection.serverTimeoutInMilliseconds).toBe(300_000);
    expect(built.connection.keepAliveIntervalInMilliseconds).toBe(15_000);
  });

  it('RT-03 never gives up reconnecting', () => {
    expect([0, 1, 2, 3, 500].map(built.retry)).toEqual([0, 2_000, 5_000, 10_000, 10_000]);
  });

  it('RT-06 listens to the four methods and to releases, and passes on well-formed events only', () => {
    expect([...built.handlers.keys()]).toEqual([
      'CreateEntityAsync',
      'UpdateEntityAsync',
      'DeletedEntityAsync',
      'RevokeAccessAsync',
      'ReleaseChanged',
    ]);
    built.handlers.get('UpdateEntityAsync')?.({ eventType: 'nonsense' });
    expect(listener.event).not.toHaveBeenCalled();
    built.handlers.get('ReleaseChanged')?.({ variant: 'direct', areas: 'all' });
    expect(listener.released).not.toHaveBeenCalled();
    const change = { variant: 'direct', areas: ['billing'] };
    built.handlers.get('ReleaseChanged')?.(change);
    expect(listener.released).toHaveBeenCalledWith(change);
  });
});
