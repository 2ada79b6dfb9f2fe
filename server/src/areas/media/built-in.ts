/** The greeting that everybody has and nobody can delete (MEDIA-11, VAL-40). */
export const builtInGreeting = {
  id: '019a0000-0000-7000-8000-000000000001',
  fileName: 'Default greeting',
  /** Seconds. */
  duration: 4.08,
  file: new URL('../../../media/default-greeting.wav', import.meta.url),
} as const;
