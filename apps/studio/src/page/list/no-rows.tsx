import { CardContent, Typography } from '@mui/material';
import { ListNoResults, useListContext, useResourceContext, useTranslate } from 'react-admin';

/** What stands where rows would: in the resource's own words, or that none is as the filters ask. */
export function NoRows() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  if (Object.values(filterValues).some(Boolean)) return <ListNoResults />;
  return (
    <CardContent>
      <Typography variant="body2">{translate(`resources.${resource}.empty`)}</Typography>
    </CardContent>
  );
}
