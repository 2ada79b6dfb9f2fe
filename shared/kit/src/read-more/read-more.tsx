import { readMoreLimit, truncate } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { defineMessages, useT } from '@jackfield/runtime';
import { useState } from 'react';

const messages = defineMessages('kit.readMore', { more: 'Read more', less: 'Read less' });

/** A text of which 200 characters show until somebody wants the rest (CONST-04, OP-133). */
export function ReadMore({ text }: { text: string }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const short = truncate(text, readMoreLimit);
  if (short === text) return text;
  return (
    <>
      {isWhole ? text : short}{' '}
      <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? messages.less : messages.more)}
      </Button>
    </>
  );
}
