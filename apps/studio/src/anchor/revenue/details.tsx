import { Card, CardContent, List, ListItem, Pagination, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { revenueDays } from '@xiongmao/api/anchors/rules';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { GoldAmount } from '../../page/gold-amount.tsx';

/** As the server pages its lists (`users/shapes.ts`, which would bring its validator along). */
const pageSize = 20;

/** Each entry of what was earned; what was taken back stands there, too. */
export function Details({ days }: { days: (typeof revenueDays)[number] }) {
  const { t } = useTranslation(['studio', 'anchors']);
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(api, 'GET /anchor/goldDetail', { query: { days, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card component="section" aria-label={t('anchorRevenue.details')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {t('anchorRevenue.details')}
        </Typography>
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
                  {t('monthly.empty')}
                </Typography>
              ) : (
                <List aria-label={t('anchorRevenue.details')}>
                  {items.map(({ id, title, kind, amount, at }) => (
                    <ListItem
                      key={id}
                      divider
                      disableGutters
                      sx={{ gap: 2, justifyContent: 'space-between' }}
                    >
                      <div style={{ minWidth: 0 }}>
                        <Typography variant="body2" noWrap>
                          {[t(`anchors:kind.${kind}`), title].join(' · ')}
                        </Typography>
                        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                          {moment(at)}
                        </Typography>
                      </div>
                      <GoldAmount amount={amount} />
                    </ListItem>
                  ))}
                </List>
              )}
              {total > pageSize && (
                <Pagination
                  count={Math.ceil(total / pageSize)}
                  page={page}
                  onChange={(_, next) => setPage(next)}
                />
              )}
            </>
          )}
        </Answer>
      </CardContent>
    </Card>
  );
}
