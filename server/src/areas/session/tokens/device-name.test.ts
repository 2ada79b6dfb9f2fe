import { expect, it } from 'vitest';
import { deviceName, deviceWords } from './device-name.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

it('names program, system and kind of device', () => {
  expect(deviceWords(mac)).toEqual({ browser: 'Chrome', system: 'macOS', device: 'computer' });
  expect(deviceWords(iphone)).toEqual({ browser: 'Safari', system: 'iPhone', device: 'phone' });
  expect(deviceWords(edge)).toMatchObject({ browser: 'Microsoft Edge', system: 'Windows' });
});

it('says nothing of what it does not know', () => {
  expect(deviceWords('')).toEqual({ browser: '', system: '', device: 'unknown' });
  expect(deviceName('curl/8.0')).not.toContain('undefined');
  expect(deviceName(mac)).toBe('macOS, Chrome');
});
