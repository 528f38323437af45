import { useSuspenseQuery } from '@tanstack/react-query';
import { squadPages } from '@xiongmao/api/library/lines/pages';
import { data } from 'react-router';
import { squadQuery } from '#app/features/library/api/lines/line-queries.ts';
import { findSquad, loadSquad } from '#app/features/library/api/lines/load-record.ts';
import { SquadPage } from '#app/features/library/components/record/squad-page.tsx';
import { FollowMark } from '#app/features/users/components/follows/follow-mark.tsx';
import { useApi } from '#app/platform/app-context.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { Bell } from '#app/slots/bell/bell.tsx';
import type { Route } from './+types/squad';

const slots = { Follow: FollowMark, Bell };

export const handle = {
  namespaces: ['lines', 'library', 'statistics', 'games', 'matches', 'shared'],
};

/** Which of a squad's pages an address names; another is none. */
function pageOf(name: string | undefined) {
  const page = squadPages.find((each) => each === name);
  if (name !== undefined && !page) throw data(null, { status: 404 });
  return page ?? null;
}

export async function loader(args: Route.LoaderArgs) {
  await loadSquad(args, pageOf(args.params.page));
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  // Not while it renders: the router takes what is thrown there for a fault.
  await findSquad(args, pageOf(args.params.page));
  return null;
}

export default function Squad({ params }: Route.ComponentProps) {
  const record = useSuspenseQuery(squadQuery(useApi(), Number(params.id))).data;
  return (
    <FilledSlots value={slots}>
      <SquadPage record={record} page={pageOf(params.page)} />
    </FilledSlots>
  );
}
