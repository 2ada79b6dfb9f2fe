import { extensionSchema } from '@jackfield/contract/api/teammate';
import { common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { extensionOptions, freeExtensionOptions } from '../people/api/check-extension.ts';
import { profileMessages } from './messages.ts';

const pause = 300;

/**
 * Asks the server whether a changed extension is free (API-115, OP-98). `fault` holds the message
 * while it is not; `hint` says what is known.
 */
export function useExtensionCheck(extension: string, stored: string) {
  const t = useT();
  const [asked, setAsked] = useState(extension);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(extension), pause);
    return () => clearTimeout(timer);
  }, [extension]);

  const isChanged = extension.trim() !== stored;
  const isValid = v.is(extensionSchema, extension);
  const isAsking = isChanged && isValid;
  const answer = useQuery({
    ...extensionOptions(asked.trim()),
    enabled: isAsking && asked === extension,
  });
  const free = useQuery({ ...freeExtensionOptions('teammate'), staleTime: 30_000 });

  const text = { extension: extension.trim() };
  const isKnown = isAsking && answer.data?.extension === text.extension;
  if (isKnown && answer.data?.isAvailable === false) {
    return { fault: t(profileMessages.extensionTaken), hint: undefined };
  }
  if (isKnown) return { fault: undefined, hint: t(profileMessages.extensionFree, text) };
  if (isAsking && !answer.isError) {
    return { fault: undefined, hint: t(profileMessages.extensionChecking, text) };
  }
  const hint = free.data
    ? t(common.extensionFree, { extension: free.data })
    : t(common.extensionRule);
  return { fault: undefined, hint };
}
