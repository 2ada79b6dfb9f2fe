import type { Editor } from '@jackfield/contract/api/editing';
import { Avatar } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { editorMessages } from './messages.ts';

/** The face of somebody who edits a record, for its row in a list. */
export function EditorFace({ editor }: { editor: Editor }) {
  const t = useT();
  const { name, image } = editor.person;
  const text = t(editorMessages.face, { name });
  return (
    <span title={text}>
      <Avatar name={name} src={image} size={22} />
      <span className="ui-hidden">{text}</span>
    </span>
  );
}
