import { useTranslation } from '@xiongmao/i18n/use-translation';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Unsent } from '../../api/use-outbox.ts';

interface UnsentRowProps {
  entry: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
}

const act = 'min-h-9 px-2 font-semibold text-accent md:min-h-7';

/** What one says, while it is on its way, or why it did not arrive. */
export function UnsentRow({ entry, onRetry, onDiscard }: UnsentRowProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { text, failure, canRetry } = entry;
  return (
    <li className="px-3 py-1 text-sm">
      <p className={`[overflow-wrap:anywhere] ${failure ? '' : 'opacity-60'}`}>
        <span className="me-1.5 font-semibold text-accent">{t('list.you')}</span>
        <MessageText text={text} large />
        {!failure && <span className="sr-only">{t('list.sending')}</span>}
      </p>
      {failure && (
        <div className="flex flex-wrap items-center gap-x-1 text-xs text-loss">
          <CircleAlert aria-hidden className="size-3.5" />
          <span role="alert" className="me-1">
            {failure}
          </span>
          {canRetry && (
            <button type="button" onClick={onRetry} className={act}>
              {t('common:action.retry')}
            </button>
          )}
          <button type="button" onClick={onDiscard} className={act}>
            {t('list.discard')}
          </button>
        </div>
      )}
    </li>
  );
}
