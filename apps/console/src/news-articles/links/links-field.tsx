import { articleLimits } from '@xiongmao/api/news/rules';
import type { ArticleLink, NamedLink } from '@xiongmao/api/news/shapes';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { subjectKinds } from '@xiongmao/articles/use-subjects';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFault, useTouch } from '../../form/form-context.ts';
import { FindSubject } from './find-subject.tsx';

interface LinksFieldProps {
  links?: readonly ArticleLink[];
  /** What they lead to. */
  named?: readonly NamedLink[];
}

const isSame = (one: ArticleLink, other: ArticleLink) =>
  one.kind === other.kind && one.id === other.id;

/** What an article is about, beside what its cards show; they go with the form. */
export function LinksField({ links: was = [], named = [] }: LinksFieldProps) {
  const { t } = useTranslation('articles');
  const labelOf = useLinkLabel();
  const touch = useTouch();
  const fault = useFault('links');
  const [links, setLinks] = useState<readonly (ArticleLink & Partial<NamedLink>)[]>(() =>
    was.map((link) => named.find((each) => isSame(each, link)) ?? link),
  );

  function change(next: typeof links) {
    setLinks(next);
    touch();
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2 text-sm md:col-span-2">
      <legend className="pb-1 text-xs text-muted">{t('links')}</legend>
      <ul className="flex flex-col">
        {links.map((link) => (
          <li
            key={`${link.kind} ${link.id}`}
            className="flex items-center justify-between gap-2 border-t border-line/50 first:border-0"
          >
            <input type="hidden" name="links" value={`${link.kind} ${link.id}`} />
            <span className="min-w-0 break-words">{labelOf(link)}</span>
            <IconButton
              label={t('removeLink', { name: link.name ?? String(link.id) })}
              onClick={() => change(links.filter((each) => !isSame(each, link)))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {links.length < articleLimits.links && (
        <FindSubject
          kinds={subjectKinds}
          onChoose={(link) => links.some((each) => isSame(each, link)) || change([...links, link])}
        />
      )}
      {fault && (
        <p role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** What stands in it. */
export const readLinks = (entries: FormData): ArticleLink[] =>
  entries.getAll('links').map((entry) => {
    const [kind, id] = String(entry).split(' ');
    return { kind: kind as ArticleLink['kind'], id: Number(id) };
  });
