import type { GreetingText, SpeechLanguage } from '@jackfield/contract/api/media';

/** What is sent to turn a text into speech (ENT-22): the name with .wav behind it. */
export function greetingPayload(
  name: string,
  text: string,
  gender: 'male' | 'female',
  languageCode: SpeechLanguage,
): GreetingText {
  return {
    text: text.trim(),
    fileName: `${name.trim()}.wav`,
    voiceSetting: { languageCode, gender },
  };
}
