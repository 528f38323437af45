import { useMediaQuery } from '@mui/material';

/** Where a table has no room beside the menu: lists are cards there. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 64rem)');
