import {
  entityEventSchema,
  hubMethods,
  releaseChangedMethod,
  releaseChangedSchema,
} from '@jackfield/contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import * as v from 'valibot';
import type { ConnectHub } from './hub-port.ts';

/** Specified server timeout (RT-05); the channel's own watchdog notices a dead socket sooner. */
const serverTimeout = 300_000;
const keepAlive = 15_000;
const pauses = [0, 2_000, 5_000];
const longestPause = 10_000;

/** Connects over WebSocket alone, without negotiation, authenticated by the access token (RT-02). */
export function hubConnector(address: string, accessToken: () => Promise<string>): ConnectHub {
  return (listener) => {
    let heardAt = Date.now();

    /** The library keeps pings to itself, so traffic is seen at the socket. */
    class HeardSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        heardAt = Date.now();
        this.addEventListener('message', () => {
          heardAt = Date.now();
        });
      }
    }

    const options = {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: accessToken,
      // Read by the library, left out of its published types.
      WebSocket: HeardSocket,
    };
    const connection = new HubConnectionBuilder()
      .withUrl(address, options)
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
          pauses[previousRetryCount] ?? longestPause,
      })
      .configureLogging(LogLevel.None)
      .build();
    connection.serverTimeoutInMilliseconds = serverTimeout;
    connection.keepAliveIntervalInMilliseconds = keepAlive;
    for (const method of hubMethods) {
      connection.on(method, (payload: unknown) => {
        const read = v.safeParse(entityEventSchema, payload);
        if (read.success) listener.event(method, read.output);
      });
    }
    connection.on(releaseChangedMethod, (payload: unknown) => {
      const read = v.safeParse(releaseChangedSchema, payload);
      if (read.success) listener.released(read.output);
    });
    connection.onreconnecting(() => listener.reconnecting());
    connection.onreconnected(() => listener.reconnected());
    connection.onclose(() => listener.closed());
    return {
      start: () => connection.start(),
      stop: () => connection.stop(),
      lastHeardAt: () => heardAt,
    };
  };
}
