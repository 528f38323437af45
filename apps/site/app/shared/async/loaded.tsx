import { useTranslation } from '@xiongmao/i18n/use-translation';
import { QueryState, type QueryStateProps } from './query-state.tsx';

/** What a page asked for, in whichever state it is. */
export function Loaded<Data>(props: Omit<QueryStateProps<Data>, 'offlineHint'>) {
  const { t } = useTranslation();
  return <QueryState offlineHint={t('state.pageWaits')} {...props} />;
}
