declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  /** What the tests use of it. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    on(event: string, listen: (...about: unknown[]) => void): this;
  }
}
