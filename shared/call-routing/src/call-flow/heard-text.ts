import type { HeardPart } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { heardMessages } from './heard-messages.ts';

/** What sounds, in words: 'Greeting of Main menu'. */
export function heardText(part: HeardPart): string {
  const { name } = part;
  switch (part.kind) {
    case 'sound':
      return t(heardMessages[part.role], { name });
    case 'ringing':
      return t(heardMessages.rings, { name });
    case 'music':
      return t(heardMessages.music, { name });
    case 'key':
      if (part.key === null) return t(heardMessages.waits, { name });
      return part.key === 'timeout'
        ? t(heardMessages.nothingPressed)
        : t(heardMessages.pressed, { key: part.key });
    case 'beep':
      return t(heardMessages.beep);
  }
}
