import type { ApiKey } from '@jackfield/contract/api/key';
import { IconButton } from '@jackfield/kit/ui/core';
import { Field, Segmented } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { firstPath, type Language, requestText } from './first-request.ts';
import look from '../parts/parts.module.css';
import { requestMessages as messages } from './messages.ts';
import { useCopy } from '../parts/use-copy.ts';

/** How software asks for something first, by a path that the chosen key may read (KEY-02). */
export function FirstRequest({ keys }: { keys: readonly ApiKey[] }) {
  const t = useT();
  const copy = useCopy();
  const [language, setLanguage] = useState<Language>('curl');
  const [chosen, setChosen] = useState<string>();
  const key = keys.find(({ id }) => id === chosen) ?? keys[0];
  const path = firstPath(key?.scopes ?? ['people:read']);
  const request = requestText[language](`${window.location.origin}${path}`);
  return (
    <aside className={look.aside} aria-label={t(messages.title)}>
      <div className={look.asideHead}>
        <h2>{t(messages.title)}</h2>
        <IconButton
          size="small"
          label={t(messages.copy)}
          icon={<Copy size={16} strokeWidth={1.75} />}
          onClick={() => void copy(request, t(messages.copied))}
        />
      </div>
      {keys.length > 1 && key && (
        <Field label={t(messages.key)}>
          <Select
            value={key.id}
            options={keys.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setChosen(id)}
          />
        </Field>
      )}
      <Segmented
        label={t(messages.language)}
        value={language}
        options={[
          { value: 'curl', label: t(messages.curl) },
          { value: 'javascript', label: t(messages.javascript) },
        ]}
        onChange={(chosenOne) => setLanguage(chosenOne)}
      />
      <pre className={look.code} translate="no">
        <code>{request}</code>
      </pre>
      <p className="ui-note">{t(messages.note)}</p>
    </aside>
  );
}
