import Bowser from 'bowser';

/** What a browser says of itself, as people name it; empty where it does not say. */
export interface DeviceWords {
  readonly browser: string;
  readonly system: string;
  readonly device: 'computer' | 'phone' | 'tablet' | 'unknown';
}

const kinds: Readonly<Record<string, DeviceWords['device']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Program, system and kind of device of a user agent. */
export function deviceWords(userAgent: string): DeviceWords {
  if (userAgent === '') return { browser: '', system: '', device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const model = platform.model ?? '';
  const system = /^(iPhone|iPad)$/.test(model) ? model : (os.name ?? '');
  return {
    browser: browser.name ?? '',
    system,
    device: kinds[platform.type ?? ''] ?? 'unknown',
  };
}

/** A name for a new passkey: the device that it was made on. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceWords(userAgent);
  return [system, browser].filter(Boolean).join(', ').slice(0, 60);
}
