import { notify, useT, withTexts } from '@jackfield/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { lazyMessages } from './messages.ts';

/**
 * A dialog or drawer whose code is fetched, with its texts, when it is first opened, so that the
 * page does not wait for it. When the code cannot be fetched a toast says so and the part is closed again, so that
 * the person can open it once more.
 *
 * @param load imports the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props & { onClose?(): void }) {
    const t = useT();
    const [Part, setPart] = useState(() => loaded);
    const close = useRef(props.onClose);
    close.current = props.onClose;
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      withTexts(load()).then(
        (part) => {
          loaded = part;
          if (isShown) setPart(() => part);
        },
        () => {
          if (!isShown) return;
          notify.error(t(lazyMessages.failed));
          close.current?.();
        },
      );
      return () => {
        isShown = false;
      };
    }, [Part, t]);
    return Part ? <Part {...props} /> : null;
  };
}
