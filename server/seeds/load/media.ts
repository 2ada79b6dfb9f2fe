import { secondsOf, speak } from '../demo/voice.ts';
import { insertAll } from '../insert.ts';
import type { Loading } from './loading.ts';

interface DemoMedium {
  readonly ownerType: 'ivr' | 'company' | 'team';
  readonly ownerId: string;
  readonly kind: 'ivr' | 'message' | 'voicemail';
  readonly fileName: string;
  readonly text: string;
}

/** A medium that is selected, as real audio of its text. */
export async function addMedium(loading: Loading, medium: DemoMedium): Promise<void> {
  const { ownerType, ownerId, kind, fileName, text } = medium;
  const id = loading.id('media', kind === 'voicemail' ? `${ownerId} ${fileName}` : fileName);
  const wav = speak(text);
  await loading.storage?.put(loading.tenantId, id, wav, 'audio/wav');
  await insertAll(loading.tx, 'media', [
    {
      id,
      tenant_id: loading.tenantId,
      owner_type: ownerType,
      owner_id: ownerId,
      kind,
      file_name: fileName,
      content_type: 'audio/wav',
      size: wav.length,
      duration: secondsOf(wav).toFixed(2),
      input_text: text,
      is_selected: true,
    },
  ]);
}
