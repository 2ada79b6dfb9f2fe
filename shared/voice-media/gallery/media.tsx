import type { MediaItem } from '@jackfield/contract/api/media';
import { FormSection } from '@jackfield/kit/form-section';
import css from '@jackfield/kit/gallery/frame.module.css';
import { type MediaActions, MediaManager } from '@jackfield/voice-media/media-manager';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const names = ['Out at lunch', 'Holiday closure 2026', 'Spanish greeting', 'Default greeting'];
const first: MediaItem[] = names.map((fileName, at) => ({
  id: fileName,
  fileName,
  url: `/media/${at}`,
  isDefault: fileName === 'Default greeting',
  isSelected: at === 0,
  duration: 11 + at * 7,
  inputText: null,
}));

const client = new QueryClient();
for (const [at, name] of names.entries()) {
  const peaks = Array.from({ length: 64 }, (_, bar) => Math.abs(Math.sin(bar * (at + 2) * 0.37)));
  client.setQueryData(['media', 'sound', name], { url: '', peaks });
}

/** Greetings of somebody; `state` is full, loading or mute (no speech engine). */
export function Media() {
  const state = new URLSearchParams(location.search).get('state');
  const [items, setItems] = useState(first);
  const maximum = state === 'full' ? 3 : 10;
  const hasSpeech = state !== 'mute';
  const select = async (id: string) =>
    setItems((now) => now.map((item) => ({ ...item, isSelected: item.id === id })));
  const refuse = () => Promise.reject(new Error('The gallery has no server.'));
  const actions: MediaActions = {
    media:
      state === 'loading'
        ? undefined
        : { items, maximum, hasSpeech, savedText: 'Hello, we are closed today.' },
    upload: refuse,
    addText: refuse,
    select,
    remove: async (id, replacementId) => {
      setItems((now) => now.filter((item) => item.id !== id));
      if (replacementId !== null) await select(replacementId);
    },
  };
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Voicemail</h1>
        <FormSection title="Greetings" intro="Callers hear the selected greeting.">
          <MediaManager title="Voicemail greetings" actions={actions} />
        </FormSection>
      </main>
    </QueryClientProvider>
  );
}
