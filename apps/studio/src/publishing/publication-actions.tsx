import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SendIcon from '@mui/icons-material/Send';
import UndoIcon from '@mui/icons-material/Undo';
import UnpublishedIcon from '@mui/icons-material/Unpublished';
import { Button } from '@mui/material';
import { gameById } from '@xiongmao/api/catalogue/games';
import {
  isRemovable,
  mayEdit,
  type PublicationKind,
  transitionOf,
} from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  DeleteWithConfirmButton,
  EditButton,
  TopToolbar,
  UpdateWithConfirmButton,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useConfig } from '../config.ts';
import type { OwnArticle, OwnVideo } from '../contract.ts';

/** What authors do, each with its icon. */
const moves = {
  submit: <SendIcon />,
  recall: <UndoIcon />,
  withdraw: <UnpublishedIcon />,
} as const;
type Move = keyof typeof moves;

/** Where each stands on the site, and its texts. */
const facts = {
  article: { folder: 'news', texts: 'ownArticles' },
  video: { folder: 'videos', texts: 'ownVideos' },
} as const;

interface PublicationActionsProps<Own> {
  of: PublicationKind;
  /** Whether an editor would see the whole of it. */
  isWhole?: (own: Own) => boolean;
}

/** What its author may do with something of their own, by the contract's transitions. */
export function PublicationActions<Own extends OwnArticle | OwnVideo>(
  props: PublicationActionsProps<Own>,
) {
  const { of, isWhole } = props;
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  const own = useRecordContext<Own>();
  if (!own) return null;
  const { id, gameId, state, version } = own;
  const { folder, texts } = facts[of];
  const standing = { of, origin: 'studio', state } as const;
  const can = (event: Move) =>
    transitionOf(standing, event, 'author') !== undefined &&
    (event !== 'submit' || (isWhole?.(own) ?? true));
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {state === 'published' && (
        <Button
          size="small"
          href={`${siteUrl}/${folder}/${gameById(gameId)?.slug}/${id}`}
          startIcon={<OpenInNewIcon />}
        >
          {t('ownArticles.onSite')}
        </Button>
      )}
      {mayEdit(standing, 'author') && <EditButton />}
      {(Object.keys(moves) as Move[]).filter(can).map((event) => (
        <MoveButton key={event} event={event} texts={texts} version={version} />
      ))}
      {isRemovable(own) && (
        <DeleteWithConfirmButton
          confirmTitle={t(`${texts}.deleteTitle`)}
          confirmContent={t(`${texts}.deleteContent`)}
          confirmColor="warning"
          successMessage={t(`${texts}.deleted`)}
        />
      )}
    </TopToolbar>
  );
}

interface MoveButtonProps {
  event: Move;
  texts: (typeof facts)[PublicationKind]['texts'];
  version: string;
}

function MoveButton({ event, texts, version }: MoveButtonProps) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <UpdateWithConfirmButton
      label={t(`ownArticles.${event}.action`)}
      icon={moves[event]}
      data={{ event, version }}
      confirmTitle={t(`${texts}.${event}.title`)}
      confirmContent={t(`${texts}.${event}.content`)}
      mutationOptions={{
        onSuccess: () => {
          notify(t(`${texts}.${event}.done`), { type: 'success' });
          refresh();
        },
      }}
    />
  );
}
