import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import MicOff from 'lucide-react/icons/mic-off';
import Reply from 'lucide-react/icons/reply';
import ShieldMinus from 'lucide-react/icons/shield-minus';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType, SVGProps } from 'react';
import { personPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useBlock } from '../../api/use-blocks.ts';
import { useChatter, useDeleteMessage, useOperate } from '../../api/use-moderation.ts';
import { SanctionFacts } from '../own/sanction-facts.tsx';
import { SpeakerMarks } from './speaker-marks.tsx';

export type CardStep = 'card' | 'delete' | 'mute' | 'reportMessage' | 'reportPerson' | 'reportRoom';

interface PersonCardProps {
  room: RoomName;
  message: ChatMessage;
  isMine: boolean;
  canModerate: boolean;
  onStep: (step: CardStep) => void;
  onReply: () => void;
  onClose: () => void;
}

/** Who said it, as the room knows them, and all that one may do: most of it in one tap. */
export function PersonCard(props: PersonCardProps) {
  const { room, message, isMine, canModerate, onStep, onReply, onClose } = props;
  const { t } = useTranslation('chat');
  const { from } = message;
  const requireSignIn = useRequireSignIn();
  const isGuest = useUid() === null;
  const isText = message.gift === null;
  /** Guests are asked to sign in over the page, not over a dialog. */
  function after(action: () => void): void {
    if (isGuest) onClose();
    requireSignIn(action);
  }
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={from.username} src={from.avatar} size="md" />
        <div className="min-w-0">
          <p className="text-base font-semibold [overflow-wrap:anywhere]">
            <SpeakerMarks speaker={from} />
            <bdi>{from.username}</bdi>
          </p>
          {!isGuest && <RoomFacts room={room} userId={from.id} />}
        </div>
      </div>
      <div className="-mx-2 flex flex-col">
        {isText && (
          <Act Icon={Reply} mirrored label={t('list.reply')} onClick={() => after(onReply)} />
        )}
        {isMine && isText && <DeleteOwn {...props} />}
        {!isMine && isText && canModerate && (
          <Act Icon={Trash} label={t('list.delete')} onClick={() => onStep('delete')} />
        )}
        {!isMine && !isGuest && <Powers {...props} />}
        <Link
          to={personPath(from.id)}
          className="flex min-h-11 items-center gap-3 rounded-sm px-2 text-sm hover:bg-raised md:min-h-9"
        >
          <UserRound aria-hidden className="size-4.5 text-muted" />
          {t('person.profile')}
        </Link>
        {!isMine && isText && (
          <Act
            Icon={Flag}
            label={t('person.reportMessage')}
            onClick={() => (isGuest ? after(() => undefined) : onStep('reportMessage'))}
          />
        )}
        {!isMine && (
          <Act
            Icon={Flag}
            label={t('person.reportPerson')}
            onClick={() => (isGuest ? after(() => undefined) : onStep('reportPerson'))}
          />
        )}
        <Act
          Icon={Flag}
          label={t('person.reportRoom')}
          onClick={() => (isGuest ? after(() => undefined) : onStep('reportRoom'))}
        />
      </div>
    </>
  );
}

interface ActProps {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** It points somewhere. */
  mirrored?: boolean;
  label: string;
  onClick: () => void;
}

function Act({ Icon, mirrored = false, label, onClick }: ActProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 items-center gap-3 rounded-sm px-2 text-start text-sm hover:bg-raised md:min-h-9"
    >
      <Icon aria-hidden className={`size-4.5 text-muted ${mirrored ? 'rtl:-scale-x-100' : ''}`} />
      {label}
    </button>
  );
}

/** How much they say here, and whether they may. */
function RoomFacts({ room, userId }: { room: RoomName; userId: number }) {
  const { t } = useTranslation('chat');
  const { data } = useChatter(room, userId);
  if (!data) return <Skeleton className="h-4 w-32" />;
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      {data.messages !== null && (
        <p className="tabular">{t('person.messages', { count: data.messages })}</p>
      )}
      {data.mute && <SanctionFacts sanction={data.mute} />}
    </div>
  );
}

function DeleteOwn({ room, message, onClose }: PersonCardProps) {
  const { t } = useTranslation('chat');
  const { mutate } = useDeleteMessage(room, onClose);
  return (
    <Act Icon={Trash} label={t('list.delete')} onClick={() => mutate({ message, rule: 'other' })} />
  );
}

/** What the room lets one do about them. */
function Powers({ room, message, onStep, onClose }: PersonCardProps) {
  const { t } = useTranslation('chat');
  const { id: userId, username: name } = message.from;
  const { data } = useChatter(room, userId);
  const operate = useOperate(room, () => {
    toast(t('person.done'));
    onClose();
  });
  const block = useBlock();
  if (!data) return <Skeleton className="mx-2 my-1 h-9" />;
  const { can, blocked } = data;

  async function turnBlock(): Promise<void> {
    if (block.isPending) return;
    const key = blocked ? 'person.unblocked' : 'person.blocked';
    // What goes wrong is told in a toast.
    await block.mutateAsync({ userId, blocked: !blocked }).then(
      () => {
        toast(t(key, { name }));
        onClose();
      },
      () => undefined,
    );
  }
  return (
    <>
      {can.includes('mute') && (
        <Act Icon={MicOff} label={t('person.mute')} onClick={() => onStep('mute')} />
      )}
      {can.includes('unmute') && (
        <Act
          Icon={MicOff}
          label={t('person.unmute')}
          onClick={() =>
            operate.mutate({ operation: 'unmute', room: data.mute?.room ?? room, userId })
          }
        />
      )}
      {can.includes('appoint') && (
        <Act
          Icon={ShieldPlus}
          label={t('person.appoint')}
          onClick={() => operate.mutate({ operation: 'appoint', room, userId })}
        />
      )}
      {can.includes('dismiss') && (
        <Act
          Icon={ShieldMinus}
          label={t('person.dismiss')}
          onClick={() => operate.mutate({ operation: 'dismiss', room, userId })}
        />
      )}
      {(can.includes('block') || blocked) && (
        <Act
          Icon={Ban}
          label={t(blocked ? 'person.unblock' : 'person.block')}
          onClick={() => void turnBlock()}
        />
      )}
    </>
  );
}
