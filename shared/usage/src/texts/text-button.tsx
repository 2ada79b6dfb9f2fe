import { Button, IconButton } from '@jackfield/kit/ui/core';
import { MessageSquareText } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { ConversationDrawer } from './conversation-part.tsx';
import { textMessages } from './messages.ts';
import { canBeTexted, useConversation, useHasTexts } from './use-conversation.ts';

interface TextButtonProps {
  /** Of the other side, in E.164; empty where it was withheld. */
  number: string;
  name: string;
  /** The number of the account that it had to do with. */
  own?: string | undefined;
  /** Shows the sign alone, where there is no room for the word. */
  isNarrow?: boolean;
}

/** Opens the conversation with the other side of a call or message; nothing where none can be. */
export function TextButton({ number, name, own, isNarrow = false }: TextButtonProps) {
  const t = useT();
  const hasTexts = useHasTexts();
  const conversation = useConversation();
  if (!hasTexts || !canBeTexted(number)) return null;
  const open = () => conversation.open(number);
  const icon = (
    <MessageSquareText size={isNarrow ? 18 : 15} strokeWidth={1.75} aria-hidden="true" />
  );
  return (
    <>
      {isNarrow ? (
        <IconButton label={t(textMessages.text)} icon={icon} onClick={open} />
      ) : (
        <Button icon={icon} onClick={open}>
          {t(textMessages.text)}
        </Button>
      )}
      {conversation.number === number && (
        <ConversationDrawer number={number} name={name} own={own} onClose={conversation.close} />
      )}
    </>
  );
}
