import { ApiError } from '@xiongmao/api/client';
import type { Room } from '@xiongmao/api/live/shapes';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { GrantFailure } from '@xiongmao/player/use-grant';
import { Button } from '@xiongmao/ui/button';
import Play from 'lucide-react/icons/play';
import { replayOf } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Panel, Waiting } from '#app/shared/player/cover/panels.tsx';
import type { WatchedRoom } from '#app/shared/player/player-store.ts';
import type { Cover } from './cover-of.ts';
import { UnlockButton } from './unlock-button.tsx';

interface CoverPanelProps {
  cover: Cover;
  watched: WatchedRoom;
  room: Room | undefined;
  /** What this broadcast costs; null: nothing, or not known yet. */
  price: number | null;
  failure: GrantFailure | null;
  mini: boolean;
  onPlay: () => void;
  onRetry: () => void;
  onRestart: () => void;
}

/** What lies over the picture: why there is none, and what helps. */
export function CoverPanel(props: CoverPanelProps) {
  const { cover, watched, room, price, failure, mini, onPlay, onRetry, onRestart } = props;
  const { t } = useTranslation(['live', 'player', 'common']);
  const { broadcastId, anchor, replay } = watched;
  const retry = <Button onClick={onRetry}>{t('common:action.retry')}</Button>;
  const unlock = price !== null && !mini && (
    <UnlockButton broadcastId={broadcastId} price={price} replay={replay} again={onRetry} />
  );

  if (cover === 'none') return null;
  if (cover === 'loading') return <Waiting text={t('player.loading')} />;
  if (cover === 'buffering') return <Waiting text={t('common:state.loading')} quiet />;
  if (cover === 'blocked') {
    return (
      <Panel text={mini ? null : t('player:blocked')}>
        <Button look="primary" onClick={onPlay}>
          <Play aria-hidden className="size-4 fill-current" />
          {t('player:play')}
        </Button>
      </Panel>
    );
  }
  if (cover === 'interrupted') {
    return <Waiting text={t('state.interrupted')} hint={t('state.interruptedHint')} />;
  }
  if (cover === 'offline') {
    return (
      <Panel text={t('state.offline')} hint={mini ? null : t('state.offlineHint', { anchor })}>
        {retry}
      </Panel>
    );
  }
  if (cover === 'ended') {
    return (
      <Panel text={t('state.ended')}>
        {(!room || room.replayable) && (
          <Link
            to={replayOf(watched.to, broadcastId)}
            className="inline-flex min-h-11 items-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent md:min-h-9"
          >
            {t('state.watchReplay')}
          </Link>
        )}
      </Panel>
    );
  }
  if (cover === 'replayOver') {
    return (
      <Panel text={t('state.replayOver')}>
        <Button onClick={onRestart}>{t('state.again')}</Button>
      </Panel>
    );
  }
  if (replay && cover === 'locked') return <Panel text={t('unlock.replay.locked')}>{unlock}</Panel>;
  if (cover === 'locked') {
    return (
      <Panel text={t('unlock.over')} hint={mini ? null : t('unlock.overHint')}>
        {unlock}
      </Panel>
    );
  }
  if (cover === 'signIn') {
    const hint = replay ? t('rooms.gold', { count: price ?? 0 }) : t('unlock.signInHint');
    return (
      <Panel text={t(replay ? 'unlock.replay.signIn' : 'unlock.signIn')} hint={mini ? null : hint}>
        <Button look="primary" aria-haspopup="dialog" onClick={() => openSignIn()}>
          {t('common:account.signIn')}
        </Button>
      </Panel>
    );
  }
  if (cover === 'refused') {
    const text = failure?.error instanceof ApiError ? failure.error.text : null;
    return <Panel text={text ?? t('common:error.system')}>{retry}</Panel>;
  }
  return (
    <Panel text={t(`player.${cover}`)} hint={mini ? null : t(`player.${cover}Hint`)}>
      {cover !== 'unsupported' && retry}
    </Panel>
  );
}
