import { automaticRules, chatRules } from '@xiongmao/api/chat/rules';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useDeleteMessage } from '../../api/use-moderation.ts';

interface DeleteChoiceProps {
  room: RoomName;
  message: ChatMessage;
  onDone: () => void;
}

/** Takes a message away for the rule that is tapped: who said it is told which. */
export function DeleteChoice({ room, message, onDone }: DeleteChoiceProps) {
  const { t } = useTranslation('chat');
  const { mutate } = useDeleteMessage(room, () => {
    toast(t('person.deleted'));
    onDone();
  });
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{t('person.deleteWhy')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {chatRules
          .filter((rule) => !(automaticRules as readonly string[]).includes(rule))
          .map((rule) => (
            <Button key={rule} onClick={() => mutate({ message, rule })}>
              {t(`rule.${rule}`)}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}
