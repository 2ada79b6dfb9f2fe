import type { AuditedEntity } from '@jackfield/contract/api/audit';
import { Avatar } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { editorMessages } from './messages.ts';
import { useEditors } from './use-editors.ts';

/** The face of somebody who edits a record, for its row in a list. */
export function EditorFaces({ entity, id }: { entity: AuditedEntity; id: string }) {
  const t = useT();
  const editor = useEditors().find((one) => one.entity === entity && one.id === id);
  if (!editor) return null;
  const { name, image } = editor.person;
  const text = t(editorMessages.face, { name });
  return (
    <span title={text}>
      <Avatar name={name} src={image} size={22} />
      <span className="ui-hidden">{text}</span>
    </span>
  );
}
