import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const sources = (thirdParties: string[], directive: string) =>
  contentSecurityPolicy({ nonce: 'n', origin: 'https://portal.test', thirdParties })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));

describe('content security policy', () => {
  it('SHELL-63 names nobody else without configuration', () => {
    expect(sources([], 'script-src')).toBe("script-src 'self' 'nonce-n'");
    expect(sources([], 'connect-src')).toBe("connect-src 'self' wss://portal.test");
    expect(sources([], 'frame-src')).toBe("frame-src 'self'");
    expect(sources([], 'img-src')).toBe("img-src 'self' data: blob:");
  });

  it.each(['script-src', 'connect-src', 'img-src', 'frame-src'])(
    'SHELL-63 lets the configured origins into %s',
    (directive) => {
      const origins = ['https://chat.test', 'https://analytics.test'];
      expect(sources(origins, directive)).toBe(`${sources([], directive)} ${origins.join(' ')}`);
    },
  );

  it.each(['default-src', 'style-src', 'worker-src', 'form-action', 'frame-ancestors'])(
    'SHELL-63 keeps them out of %s',
    (directive) => {
      expect(sources(['https://chat.test'], directive)).not.toContain('chat.test');
    },
  );
});
