import type { NamedLink } from '@xiongmao/api/news/shapes';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Plus from 'lucide-react/icons/plus';

interface FoundLinksProps {
  links: readonly NamedLink[];
  isBusy?: boolean;
  onChoose: (link: NamedLink) => void;
}

/** What was found, each a button that chooses it. */
export function FoundLinks({ links, isBusy = false, onChoose }: FoundLinksProps) {
  const { t } = useTranslation('articles');
  const labelOf = useLinkLabel();
  return (
    <ul aria-label={t('found')} aria-busy={isBusy} className="flex flex-col">
      {links.map((link) => (
        <li key={`${link.kind} ${link.id}`}>
          <button
            type="button"
            onClick={() => onChoose(link)}
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-start text-sm hover:bg-raised"
          >
            <Plus aria-hidden className="size-4 shrink-0 text-accent" />
            <span className="min-w-0 break-words">{labelOf(link)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
