import { anchorErrors } from './anchors/errors.ts';
import { catalogueErrors } from './catalogue/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { expertErrors } from './experts/errors.ts';
import { feedErrors } from './feeds/errors.ts';
import { giftErrors } from './gifts/errors.ts';
import { commonErrors } from './http/common-errors.ts';
import { identityErrors } from './identity/errors.ts';
import { libraryErrors } from './library/errors.ts';
import { liveErrors } from './live/errors.ts';
import { mallErrors } from './mall/errors.ts';
import { matchErrors } from './matches/errors.ts';
import { newsErrors } from './news/errors.ts';
import { pageErrors } from './pages/errors.ts';
import { postErrors } from './posts/errors.ts';
import { promotionErrors } from './promotion/errors.ts';
import { takedownErrors } from './takedowns/errors.ts';
import { userErrors } from './users/errors.ts';
import { videoErrors } from './videos/errors.ts';
import { walletErrors } from './wallet/errors.ts';

/** The whole catalogue: name → code and HTTP status. */
export const errors = {
  ...commonErrors,
  ...catalogueErrors,
  ...matchErrors,
  ...feedErrors,
  ...identityErrors,
  ...userErrors,
  ...promotionErrors,
  ...walletErrors,
  ...expertErrors,
  ...anchorErrors,
  ...liveErrors,
  ...chatErrors,
  ...giftErrors,
  ...mallErrors,
  ...libraryErrors,
  ...postErrors,
  ...pageErrors,
  ...newsErrors,
  ...takedownErrors,
  ...videoErrors,
} as const;
export type ErrorName = keyof typeof errors;
