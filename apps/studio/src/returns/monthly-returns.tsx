import {
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { api } from '../api.ts';
import { useConfig } from '../config.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Export, today } from '../page/list/export.tsx';
import { PageHead } from '../page/page-head.tsx';

const columns = ['revenue', 'sales', 'plans'] as const;

/** What one earned, month by month. */
export function MonthlyReturns() {
  const { t } = useTranslation('studio');
  const { month, count } = useFormat();
  const { zone } = useConfig();
  const query = useQuery(callQuery(api, 'GET /creator_platform/getMonthlyReturnsDetailed', {}));
  return (
    <>
      <PageHead
        title={t('menu.monthly')}
        hint={`${t('monthly.hint')} ${t('monthly.zone', { zone })}`}
      >
        {query.data && (
          <Export
            name={`monthly_${today()}`}
            heads={[t('monthly.month'), ...columns.map((name) => t(`board.${name}`))]}
            read={async () => ({
              lines: query.data.months.map((row) => [
                row.month,
                ...columns.map((name) => row[name]),
              ]),
              isWhole: true,
            })}
          />
        )}
      </PageHead>
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
        {({ months }) =>
          months.length === 0 ? (
            <Typography sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
              {t('monthly.empty')}
            </Typography>
          ) : (
            <TableContainer component={Card}>
              <Table aria-label={t('menu.monthly')} size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{t('monthly.month')}</TableCell>
                    {columns.map((name) => (
                      <TableCell key={name} align="right">
                        {t(`board.${name}`)}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {months.map((row) => (
                    <TableRow key={row.month}>
                      <TableCell component="th" scope="row">
                        {month(row.month)}
                      </TableCell>
                      {columns.map((name) => (
                        <TableCell key={name} align="right">
                          {count(row[name])}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          )
        }
      </Answer>
    </>
  );
}
