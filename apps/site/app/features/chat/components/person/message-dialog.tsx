import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';
import { DeleteChoice } from './delete-choice.tsx';
import { MuteForm } from './mute-form.tsx';
import { type CardStep, PersonCard } from './person-card.tsx';
import { ReportForm } from './report-form.tsx';

interface MessageDialogProps {
  room: RoomName;
  /** What it is about; null: it is closed. */
  message: ChatMessage | null;
  canModerate: boolean;
  /** What stands in it first. */
  first: CardStep;
  onReply: (message: ChatMessage) => void;
  onClose: () => void;
}

/** A message and who said it: what one may do about either. */
export default function MessageDialog({ message, first, ...rest }: MessageDialogProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Dialog
      open={message !== null}
      onClose={rest.onClose}
      title={message ? t('person.title', { name: message.from.username }) : ''}
      closeLabel={t('common:action.close')}
      width="max-w-md"
    >
      {message && <Content key={message.id} message={message} first={first} {...rest} />}
    </Dialog>
  );
}

function Content(props: Omit<MessageDialogProps, 'message'> & { message: ChatMessage }) {
  const { room, message, canModerate, first, onReply, onClose } = props;
  const [step, setStep] = useState(first);
  const isMine = useUid() === message.from.id;
  return (
    <div className="flex flex-col gap-3 pt-1">
      {message.text !== '' && (
        <blockquote className="rounded-sm border-s-2 border-line bg-raised px-3 py-2 text-sm">
          <MessageText text={message.text} />
        </blockquote>
      )}
      {step === 'card' && (
        <PersonCard
          room={room}
          message={message}
          isMine={isMine}
          canModerate={canModerate}
          onStep={setStep}
          onReply={() => {
            onClose();
            onReply(message);
          }}
          onClose={onClose}
        />
      )}
      {step === 'delete' && <DeleteChoice room={room} message={message} onDone={onClose} />}
      {step === 'mute' && <MuteForm room={room} message={message} onDone={onClose} />}
      {step === 'reportMessage' && (
        <ReportForm report={{ about: 'message', room, id: message.id }} onDone={onClose} />
      )}
      {step === 'reportPerson' && (
        <ReportForm report={{ about: 'person', room, id: message.from.id }} onDone={onClose} />
      )}
      {step === 'reportRoom' && <ReportForm report={{ about: 'room', room }} onDone={onClose} />}
    </div>
  );
}
