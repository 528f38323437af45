import {
  Card,
  CardContent,
  List,
  ListItem,
  Pagination,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { revenueDays } from '@xiongmao/api/anchors/rules';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { GoldAmount } from '../../page/gold-amount.tsx';
import { Export, type Sheet, today } from '../../page/list/export.tsx';
import { readPages } from '../../page/list/read-pages.ts';

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

  async function read(): Promise<Sheet> {
    const { rows, isWhole } = await readPages((each) =>
      api('GET /anchor/goldDetail', { query: { days, page: each } }),
    );
    const lines = rows.map(({ at, kind, title, amount }) => {
      return [at, t(`anchors:kind.${kind}`), title, amount];
    });
    return { lines, isWhole };
  }

  return (
    <Card component="section" aria-label={t('anchorRevenue.details')}>
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="subtitle1" component="h2">
            {t('anchorRevenue.details')}
          </Typography>
          <Export
            name={`revenue-details_${today()}`}
            heads={[t('coin.at'), t('coin.kind'), t('export.subject'), t('export.amount')]}
            read={read}
          />
        </Stack>
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
