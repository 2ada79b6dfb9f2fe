import { expect, it } from 'vitest';
import { dispositionOf } from './disposition.ts';

it('RFC 6266 names files in plain letters and in UTF-8', () => {
  expect(dispositionOf('Out at lunch', 'audio/wav')).toBe(
    `inline; filename="Out at lunch.wav"; filename*=UTF-8''Out%20at%20lunch.wav`,
  );
  expect(dispositionOf('café 🎧.mp3', 'audio/mpeg')).toBe(
    `inline; filename="cafe_ __.mp3"; filename*=UTF-8''caf%C3%A9%20%F0%9F%8E%A7.mp3`,
  );
});

it('no name ends the header or names a folder', () => {
  for (const name of [
    '../../etc/passwd',
    'a\r\nset-cookie: b',
    'a"; filename="x.exe',
    'a\u0000b',
  ]) {
    const header = dispositionOf(name, 'audio/wav');
    expect(header).toMatch(/^inline; filename="[\w .()-]+\.wav"; filename\*=UTF-8''[\w.%!~-]+$/);
    expect(decodeURIComponent(header)).not.toMatch(/[/\\\p{Cc}]/u);
  }
});
