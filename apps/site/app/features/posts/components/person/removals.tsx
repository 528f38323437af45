import { useInfiniteQuery } from '@tanstack/react-query';
import type { Removal } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { Ago } from '#app/shared/time/ago.tsx';
import { removalsQuery } from '../../api/post-queries.ts';
import { useAppeal } from '../../api/use-posts.ts';

/** What staff took away of what one wrote, each with its reason and the way to appeal. */
export function Removals() {
  const { t } = useTranslation(['posts', 'common']);
  const [appealed, setAppealed] = useState<Removal | null>(null);
  return (
    <Panel title={t('removals.title')} hint={t('removals.hint')}>
      <PagedList
        query={useInfiniteQuery(removalsQuery(useApi()))}
        skeleton={<SkeletonRows count={2} className="h-20" />}
        empty={<p className="px-4 pt-1 pb-4 text-sm text-muted">{t('removals.none')}</p>}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((removal) => (
              <RemovalRow
                key={removal.id}
                removal={removal}
                onAppeal={() => setAppealed(removal)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog
        open={appealed !== null}
        onClose={() => setAppealed(null)}
        title={t('removals.appealTitle')}
        closeLabel={t('common:action.close')}
      >
        {appealed && <AppealForm removal={appealed} onSent={() => setAppealed(null)} />}
      </Dialog>
    </Panel>
  );
}

function RemovalRow({ removal, onAppeal }: { removal: Removal; onAppeal: () => void }) {
  const { t } = useTranslation('posts');
  const { kind, text, reason, at, appeal, answer } = removal;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{t(`removals.${kind}`)}</span>
        {appeal !== 'none' && <Badge>{t(`removals.appeal.${appeal}`)}</Badge>}
        <span className="ms-auto text-xs text-muted">
          <Ago at={at} />
        </span>
      </p>
      <blockquote
        dir="auto"
        className="rounded-sm border-s-2 border-line bg-raised px-3 py-1.5 whitespace-pre-line wrap-anywhere"
      >
        {text}
      </blockquote>
      <p>
        <span className="text-muted">{t('removals.why')}</span> <bdi>{reason}</bdi>
      </p>
      {answer && (
        <p>
          <span className="text-muted">{t('removals.answer')}</span> <bdi>{answer}</bdi>
        </p>
      )}
      {appeal === 'none' && (
        <div>
          <Button aria-haspopup="dialog" onClick={onAppeal}>
            {t('removals.ask')}
          </Button>
        </div>
      )}
    </li>
  );
}

function AppealForm({ removal, onSent }: { removal: Removal; onSent: () => void }) {
  const { t } = useTranslation('posts');
  const [text, setText] = useState('');
  const { mutate, isPending } = useAppeal(() => {
    toast(t('removals.sent'));
    onSent();
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) mutate({ removalId: removal.id, text: text.trim() });
      }}
    >
      <FormField label={t('removals.appealText')} hint={t('removals.appealHint')}>
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={4}
            maxLength={500}
            dir="auto"
            onChange={({ target }) => setText(target.value)}
            className={`${inputLook} py-2`}
          />
        )}
      </FormField>
      <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
        {t('removals.send')}
      </Button>
    </form>
  );
}
