import { Button } from '@jackfield/kit/ui/core';
import { common, type Message, useT } from '@jackfield/runtime';

interface NotLoadedProps {
  /** What could not be loaded, as a sentence. */
  text: Message;
  query: { refetch(): unknown };
}

/** A list that did not come, and another try. */
export function NotLoaded({ text, query }: NotLoadedProps) {
  const t = useT();
  return (
    <p className="ui-note">
      {t(text)}{' '}
      <Button size="small" type="link" onClick={() => void query.refetch()}>
        {t(common.tryAgain)}
      </Button>
    </p>
  );
}
