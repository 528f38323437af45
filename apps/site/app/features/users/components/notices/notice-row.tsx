import type { Notice } from '@xiongmao/api/users/shapes';
import { useI18n, useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import { pathOf } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useIsDue } from '#app/shared/sync/use-sync.ts';
import { Ago } from '#app/shared/time/ago.tsx';

const icons = {
  security: ShieldCheck,
  account: UserRound,
  follow: Heart,
  match: Trophy,
  talk: MessageCircle,
  system: Bell,
} as const;

interface NoticeRowProps {
  notice: Notice;
  onRead: () => void;
}

/** One message: of which kind, what it says, how long ago; unread ones stand out. */
export function NoticeRow({ notice, onRead }: NoticeRowProps) {
  const { t } = useTranslation(['users', 'notices']);
  const i18n = useI18n();
  const { kind, name, values, link, at, read } = notice;
  const Icon = icons[kind];
  // A newer server may tell what this page has no words for yet.
  const key = i18n.exists(`notices:${name}`) ? `notices:${name}` : 'notices.unknown';
  const text = t(key as 'notices.unknown', { ...values, context: values.result?.toString() });
  const path = pathOf(link);
  // It tells how a match ended, or that it did.
  const isDue = useIsDue(Number(values.matchId), Date.parse(at));
  if (!isDue) return null;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2 ps-4 pe-2">
      <span
        className={`relative flex size-9 shrink-0 items-center justify-center rounded-full bg-raised ${read ? 'text-muted' : 'text-accent'}`}
      >
        <Icon aria-hidden className="size-4.5" />
        {!read && (
          <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full border-2 border-surface bg-accent" />
        )}
      </span>
      <div className="min-w-0 grow">
        <p className={`text-sm [overflow-wrap:anywhere] ${read ? 'text-muted' : 'font-semibold'}`}>
          {!read && <span className="sr-only">{t('notices.isUnread')} </span>}
          {path === null ? (
            text
          ) : (
            <Link
              to={path}
              prefetch="none"
              onClick={() => !read && onRead()}
              className="hover:text-accent"
            >
              {text}
            </Link>
          )}
        </p>
        <p className="text-xs text-muted">
          {t(`noticeKind.${kind}`)} · <Ago at={at} />
        </p>
      </div>
      {!read && (
        <IconButton label={t('notices.read')} onClick={onRead}>
          <Check aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </li>
  );
}
