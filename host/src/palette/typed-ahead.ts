let end: AbortController | undefined;

/** Hands every letter and sign that is typed to `take` from now on, in place of the page. */
export function catchTyping(take: (key: string) => void): void {
  releaseTyping();
  end = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(event.key);
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: end.signal });
}

/** Typing goes to the page again. */
export function releaseTyping(): void {
  end?.abort();
  end = undefined;
}
