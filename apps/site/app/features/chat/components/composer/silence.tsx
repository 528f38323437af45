import type { RoomName, ShownRules, Standing } from '@xiongmao/api/chat/shapes';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { formatDuration } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { FollowSlot, PaySlot } from '#app/shared/slots.tsx';
import { useRefreshTalk } from '../../api/use-talk.ts';
import { MuteNotice } from './mute-notice.tsx';

interface SilenceProps {
  room: RoomName;
  /** Whose room it is, where it is somebody's. */
  host: { id: number; name: string } | null;
  rules: ShownRules;
  you: Standing;
  /** What one may do all the same: give. */
  tools?: ReactNode;
}

/** ms between two looks at whether what was asked for is there: recharged, or followed for long enough. */
const pause = 10_000;

/** Why one can't speak, and what helps. */
export function Silence({ tools, ...rest }: SilenceProps) {
  return (
    <div className="flex shrink-0 items-start border-t border-line">
      <div className="min-w-0 grow">
        <Reason {...rest} />
      </div>
      {tools && rest.you.silence !== 'signIn' && <div className="p-1.5">{tools}</div>}
    </div>
  );
}

function Reason({ room, host, rules, you }: SilenceProps) {
  const { t } = useTranslation(['chat', 'common']);
  const locale = useLocale();
  const refresh = useRefreshTalk(room);
  const [isPaying, setPaying] = useState(false);
  const look = useEffectEvent(() => void refresh().catch(() => undefined));
  const { silence } = you;
  const canChange = silence !== null && silence !== 'signIn' && silence !== 'blocked';
  useEffect(() => {
    if (!canChange) return;
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [canChange]);

  const recharge = (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setPaying(true)}>
        {t('silence.recharge')}
      </Button>
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          look();
        }}
        needed={rules.minimumGold}
      />
    </>
  );
  switch (silence) {
    case 'signIn':
      return (
        <Notice text={t('silence.signIn')}>
          <Button look="primary" aria-haspopup="dialog" onClick={() => openSignIn()}>
            {t('common:account.signIn')}
          </Button>
        </Notice>
      );
    case 'muted':
      return <MuteNotice mute={you.mute} />;
    case 'level':
      return <Notice text={t('silence.level', { level: rules.minimumLevel })}>{recharge}</Notice>;
    case 'gold':
      return <Notice text={t('silence.gold', { count: rules.minimumGold })}>{recharge}</Notice>;
    case 'followers': {
      const wait = (rules.followersOnly ?? 0) * 60;
      const text =
        wait > 0
          ? t('silence.followersFor', { time: formatDuration(wait, locale) })
          : t('silence.followers');
      return (
        <Notice text={text}>
          {host && <FollowSlot target={{ kind: 'user', id: host.id }} name={host.name} />}
        </Notice>
      );
    }
    case 'blocked':
      return <Notice text={t('silence.blocked')} />;
    default:
      return (
        <Notice text={t(room.startsWith('match') ? 'silence.matchClosed' : 'silence.closed')} />
      );
  }
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 text-sm">
      <Lock aria-hidden className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40">{text}</p>
      {children}
    </div>
  );
}
