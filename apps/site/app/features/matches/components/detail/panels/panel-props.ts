import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Tab } from '../../../api/match-tabs.ts';

export interface PanelProps {
  detail: MatchDetail;
  /** That is shown: some panels are those of several. */
  tab?: Tab;
}
