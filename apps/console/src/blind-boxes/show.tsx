import { CanAccess, useShow } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Pencil from 'lucide-react/icons/pencil';
import { usePermission } from '../account.ts';
import { DrawsOfBox } from '../blind-draws/draws-of-box.tsx';
import type { Row } from '../contract.ts';
import { RemoveRow } from '../form/remove-row.tsx';
import { Answer } from '../page/answer.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { BoxFacts } from './box-facts.tsx';
import { BoxState } from './box-state.tsx';
import { CloseBox } from './close-box.tsx';
import { Commitment } from './commitment.tsx';
import { OpenBox } from './open-box.tsx';
import { Prizes } from './prizes/prizes.tsx';

/** An edition of a blind box: what binds it, what is in it, and what was drawn. */
export function BoxShow() {
  const { query, result } = useShow<Row<'blind-boxes'>, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(box) => <Shown key={box.id} box={box} />}
    </Answer>
  );
}

function Shown({ box }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const manages = usePermission('manageMall');
  const { id, state, names, descriptions, picture } = box;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={nameIn(names, locale)}
        badge={<BoxState state={state} />}
        hint={t('goods.number', { id })}
        back={{ to: '/blind-boxes', label: t('blindBoxes.title') }}
      >
        {state !== 'draft' && (
          <SiteLink to={`/mall/blindBox/${id}`}>{t('blindBoxes.onSite')}</SiteLink>
        )}
        {state === 'draft' && (
          <>
            <CanAccess resource="blind-boxes" action="edit">
              <LinkButton to={`/blind-boxes/${id}/edit`}>
                <Pencil aria-hidden className="size-4" />
                {t('goods.edit')}
              </LinkButton>
            </CanAccess>
            <CanAccess resource="blind-boxes" action="delete">
              <RemoveRow
                resource="blind-boxes"
                row={box}
                title={t('blindBoxes.removeOf', { name: nameIn(names, locale) })}
                hint={t('blindBoxes.removeHint')}
              >
                {t('blindBoxes.remove')}
              </RemoveRow>
            </CanAccess>
          </>
        )}
        {manages && state === 'draft' && <OpenBox box={box} />}
        {manages && state === 'open' && <CloseBox box={box} />}
      </PageHead>
      <Commitment box={box} />
      <Prizes box={box} />
      <Panel title={t('goods.about')}>
        <div className="flex flex-col gap-4">
          {picture && (
            <img
              src={picture}
              alt=""
              width={112}
              height={112}
              className="size-28 rounded-sm bg-raised object-cover"
            />
          )}
          <BoxFacts box={box} />
          <p className="max-w-prose text-sm whitespace-pre-line">{nameIn(descriptions, locale)}</p>
        </div>
      </Panel>
      {state !== 'draft' && <DrawsOfBox id={id} />}
    </div>
  );
}
